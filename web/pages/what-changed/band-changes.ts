import { Decimal, ZERO } from '#engine/money/decimal.ts'
import type { ReadingProvenance } from '#engine/rates/provenance.ts'
import { bandRange, uncapitalised } from '../../text/format.ts'

type ChangedBand = Exclude<ReadingProvenance['value'], string>[number]

/** A band that changed. A side is absent where the band did not exist. */
interface BandChange {
  readonly name: string
  readonly before?: string
  readonly after?: string
}

/** The bands that differ between two tables of bands, in their order, with what is different about each: its rate, where it lies, or both. */
export function bandChanges(before: readonly ChangedBand[], after: readonly ChangedBand[], isMoney: boolean): BandChange[] {
  const [ours, theirs] = [placed(before, isMoney), placed(after, isMoney)]
  return [...new Set([...theirs.keys(), ...ours.keys()])].flatMap((name): BandChange[] => {
    const [was, is] = [ours.get(name), theirs.get(name)]
    if (!was || !is) return [{ name, ...(was && { before: allOf(was) }), ...(is && { after: allOf(is) }) }]
    if (was.rate === is.rate && was.range === is.range) return []
    const said = was.rate === is.rate ? ({ range }: Placed) => range : was.range === is.range ? ({ rate }: Placed) => rate : allOf
    return [{ name, before: said(was), after: said(is) }]
  })
}

interface Placed {
  readonly rate: string
  /** Where it lies, for bands of money. The names of others say it. */
  readonly range: string
}

const placed = (bands: readonly ChangedBand[], isMoney: boolean): ReadonlyMap<string, Placed> =>
  new Map(bands.map(({ name, rate, upTo }, index) => [name, { rate, range: isMoney ? rangeOf(bands[index - 1]?.upTo, upTo) : '' }]))

const rangeOf = (from: string | undefined, upTo: string | undefined) =>
  uncapitalised(bandRange(from === undefined ? ZERO : new Decimal(from), upTo === undefined ? undefined : new Decimal(upTo)))

const allOf = ({ rate, range }: Placed) => [rate, range].filter(Boolean).join(', ')
