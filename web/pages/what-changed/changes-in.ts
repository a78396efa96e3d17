import { daysLater } from '#engine/inputs/day-sums.ts'
import type { EntryProvenance, Provenance, ReadingProvenance } from '#engine/rates/provenance.ts'
import type { PeriodOfDays } from '../../years/changed-years.ts'
import { asCompared } from '../rates/as-compared.ts'

/** An entry that has another value in law from a day on. */
export interface LawChange {
  /** The id of the entry. */
  readonly entry: string
  readonly about: EntryProvenance
  /** The first day of what follows, `2026-04-06`. */
  readonly on: string
  /** What the law said until then; absent where there was nothing before. */
  readonly before?: ReadingProvenance
  /** What it has said since then; absent where the law abolished the entry. */
  readonly after?: ReadingProvenance
  /** The law that abolished it. */
  readonly endedBy?: string
}

/** What the law says of an entry on a day, and the first day of that value. */
interface LawOnDay extends ReadingProvenance {
  readonly from: string
}

/**
 * What changed in law within a period: each entry whose value on a day is not that of the day before, in the order of the tables and then of
 * the days. `asCompared` says what is the same value.
 */
export function changesIn(provenance: Provenance, { starts, ends }: PeriodOfDays): LawChange[] {
  return Object.entries(provenance).flatMap(([entry, about]) =>
    daysOf(about)
      .filter((on) => starts <= on && on <= ends)
      .flatMap((on): LawChange[] => {
        const [before, after] = [lawOn(about, daysLater(on, -1)), lawOn(about, on)]
        if ((before && asCompared(about, before)) === (after && asCompared(about, after))) return []
        const endedBy = after ? undefined : about.values.find((dated) => dated.ends?.on === daysLater(on, -1))?.ends?.law
        return [{ entry, about, on, ...(before && { before }), ...(after && { after }), ...(endedBy !== undefined && { endedBy }) }]
      }),
  )
}

/** What the law says of an entry on a day; undefined where it says nothing. */
export function lawOn({ values }: EntryProvenance, day: string): LawOnDay | undefined {
  const inForce = values.findLast(({ from }) => from <= day)
  const hasEnded = inForce?.ends !== undefined && inForce.ends.on < day
  const law = hasEnded ? undefined : inForce?.readings['statute']
  return inForce && law && { ...law, from: inForce.from }
}

/** The days on which an entry may change: the first of each value, and the first after it has been abolished. */
const daysOf = ({ values }: EntryProvenance) =>
  [...new Set(values.flatMap(({ from, ends }) => (ends ? [from, daysLater(ends.on, 1)] : [from])))].sort()
