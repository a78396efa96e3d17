import { type Decimal, ZERO } from '../money/decimal.ts'
import type { Result } from '../result/result.ts'
import type { Row } from '../result/row.ts'

/** What more income does to one row. `difference` is exact, and positive where the row rises. */
export interface MarginalLine extends Pick<Row, 'key' | 'label' | 'isTotal' | 'isDeduction' | 'isInSum' | 'layout'> {
  readonly difference: Decimal
}

/**
 * How much each row rises from one result to another, in the order of the rows. A missing row counts as 0. Exact pounds, for the period of
 * the rows.
 */
export function linesBetween(before: Result, after: Result): MarginalLine[] {
  return asOneLedger([after.rows, before.rows]).map(({ key, label, isTotal, isDeduction, isInSum, layout }) => ({
    key,
    label,
    isTotal,
    isDeduction,
    isInSum,
    ...(layout && { layout }),
    difference: valueIn(after, key).minus(valueIn(before, key)),
  }))
}

/**
 * The rows or lines of several results in one list, each once. A row that only some of the results have keeps its place among the others.
 */
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

/** How much the row with this key rises, in exact pounds; 0 where there is no such row. */
export const differenceOf = (lines: readonly MarginalLine[], wanted: string): Decimal =>
  lines.find(({ key }) => key === wanted)?.difference ?? ZERO
