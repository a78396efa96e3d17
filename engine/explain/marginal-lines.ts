import { type Decimal, ZERO } from '../money/decimal.ts'
import type { Result, Row } from '../result/result.ts'

/** What more income does to one row: `difference` is exact, and above nothing where the row rises. */
export interface MarginalLine extends Pick<Row, 'key' | 'label' | 'isTotal' | 'isDeduction' | 'isInSum'> {
  readonly difference: Decimal
}

/** What each row rises by from one result to another, in their order; a row that is not there is nothing. Pounds, exact. */
export function linesBetween(before: Result, after: Result): MarginalLine[] {
  const gone = before.rows.filter(({ key }) => !after.rows.some((row) => row.key === key))
  return [...after.rows, ...gone].map(({ key, label, isTotal, isDeduction, isInSum }) => ({
    key,
    label,
    isTotal,
    isDeduction,
    isInSum,
    difference: valueIn(after, key).minus(valueIn(before, key)),
  }))
}

const valueIn = ({ rows }: Result, wanted: string) => rows.find(({ key }) => key === wanted)?.value ?? ZERO

/** What a row rises by: nothing where there is none of that key. */
export const differenceOf = (lines: readonly MarginalLine[], wanted: string): Decimal =>
  lines.find(({ key }) => key === wanted)?.difference ?? ZERO
