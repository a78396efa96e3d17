import { ZERO } from '#engine/money/decimal.ts'
import type { RateBand } from '../text/figures.ts'
import { bandRange, rate } from '../text/format.ts'
import { FiguresTable } from './figures-table.tsx'

interface Props {
  readonly caption: string
  readonly amountHeading: string
  readonly bands: readonly RateBand[]
}

/** Rates by band, as published: each band starts where the one before it ends. */
export const RateTable = ({ caption, amountHeading, bands }: Props) => (
  <FiguresTable
    caption={caption}
    headings={['Band', amountHeading, 'Rate']}
    rows={bands.map((band, index) => ({
      name: band.name,
      figures: [bandRange(bands[index - 1]?.upTo ?? ZERO, band.upTo), rate(band.rate)],
    }))}
  />
)
