import type { Margin } from '../calculator.ts'
import { sumOf } from '../money/decimal.ts'
import type { Result } from '../result/result.ts'
import { type ExactRow, rowsAsShown } from '../result/rows.ts'

/**
 * The result with the costs that stand beside its sum counted in it: each is taken off before the total, and the total is what is kept of all.
 * A page may tell of one tax alone; whoever asks what £100 more leaves pays both.
 */
export function withBeside(result: Result, { beside = [] }: Margin): Result {
  if (beside.length === 0) return result
  const isBeside = ({ key }: ExactRow) => beside.includes(key)
  const costs = result.rows.filter(isBeside)
  const rows = result.rows
    .filter((row) => !isBeside(row))
    .flatMap((row): ExactRow[] => {
      if (row.key !== result.headline) return [row]
      const total = { ...row, label: 'What You Keep', value: row.value.minus(sumOf(costs.map(({ value }) => value))) }
      return [...costs.map((cost) => ({ ...cost, isInSum: true, isDeduction: true })), total]
    })
  return { ...result, rows: rowsAsShown(rows) }
}
