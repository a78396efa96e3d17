// The browser loads this file when years are compared, so it imports no tables.
import { yearsLater } from '#engine/inputs/day.ts'
import type { EntryProvenance, ReadingProvenance } from '#engine/rates/provenance.ts'

/** A value with the first day on which it is in force; of a deadline, the first day of the tax year it belongs to. */
export interface ValueFrom {
  readonly from: string
  readonly value?: ReadingProvenance['value'] | undefined
}

/**
 * The value of an entry as text, to tell whether it has changed: two values have the same text if they say the same, whatever law sets them.
 * A deadline counts its year from that of its tax year, so it is the same if it has only moved on with its tax year.
 */
export const asCompared = ({ kind }: Pick<EntryProvenance, 'kind'>, { from, value }: ValueFrom): string =>
  kind === 'date' && typeof value === 'string' ? yearsLater(value, -Number.parseInt(from, 10)) : JSON.stringify([value])
