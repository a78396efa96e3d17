import { type Decimal, ZERO } from '../money/decimal.ts'
import type { Result, Row } from '../result/result.ts'

/** What more income does to one row: `difference` is exact, and above nothing where the row rises. */
export interface MarginalLine extends Pick<Row, 'key' | 'label' | 'isTotal' | 'isDeduction' | 'isInSum'> {
  readonly difference: Decimal
}

/** What each row rises by from one result to another, in their order; a row that is not there is nothing. Pounds, exact. */
export function linesBetween(before: Result, after: Result): MarginalLine[] {
  return asOneLedger([after.rows, before.rows]).map(({ key, label, isTotal, isDeduction, isInSum }) => ({
    key,
    label,
    isTotal,
    isDeduction,
    isInSum,
    difference: valueIn(after, key).minus(valueIn(before, key)),
  }))
}

/** The rows of several results, or their lines, as one ledger has them: each once, those that only some have in their place among the others. */
export function asOneLedger<Of extends { readonly key: string }>(ledgers: readonly (readonly Of[])[]): Of[] {
  const merged: Of[] = []
  for (const rows of ledgers) {
    let place = 0
    for (const row of rows) {
      const known = merged.findIndex(({ key }) => key === row.key)
      if (known < 0) merged.splice(place, 0, row)
      place = (known < 0 ? place : known) + 1
    }
  }
  return merged
}

const valueIn = ({ rows }: Result, wanted: string) => rows.find(({ key }) => key === wanted)?.value ?? ZERO

/** What a row rises by: nothing where there is none of that key. */
export const differenceOf = (lines: readonly MarginalLine[], wanted: string): Decimal =>
  lines.find(({ key }) => key === wanted)?.difference ?? ZERO
