import { type Decimal, ZERO } from '#engine/money/decimal.ts'
import { bandRange, rate } from '../lib/format.ts'

export interface RateBand {
  readonly name: string
  readonly rate: Decimal
  readonly upTo?: Decimal
}

interface Props {
  readonly caption: string
  readonly amountHeading: string
  readonly bands: readonly RateBand[]
}

/** Rates by band, as published: each band from where the one before ends. */
export function RateTable({ caption, amountHeading, bands }: Props) {
  return (
    <div className="table-scroll">
      <table className="rates">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Band</th>
            <th scope="col">{amountHeading}</th>
            <th scope="col">Rate</th>
          </tr>
        </thead>
        <tbody>
          {bands.map((band, index) => (
            <tr key={band.name}>
              <th scope="row">{band.name}</th>
              <td>{bandRange(bands[index - 1]?.upTo ?? ZERO, band.upTo)}</td>
              <td>{rate(band.rate)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
