import type { Margin } from '../calculator.ts'
import { sumOf } from '../money/decimal.ts'
import type { Result } from '../result/result.ts'
import { type ExactRow, rowsAsShown } from '../result/rows.ts'

/**
 * The result with the costs that stand beside its sum counted in it: each is taken off before a total that is kept, or added to one that is
 * paid. A page may tell of one tax alone; whoever asks what £100 more leaves, or costs, pays both.
 */
export function withBeside(result: Result, { beside = [] }: Margin, isKept: boolean): Result {
  const isBeside = ({ key }: ExactRow) => beside.includes(key)
  const costs = result.rows.filter(isBeside)
  if (costs.length === 0) return result
  const cost = sumOf(costs.map(({ value }) => value))
  const rows = result.rows
    .filter((row) => !isBeside(row))
    .flatMap((row): ExactRow[] => {
      if (row.key !== result.headline) return [row]
      const total = isKept
        ? { ...row, label: 'What You Keep', value: row.value.minus(cost) }
        : { ...row, label: 'What You Pay in All', value: row.value.plus(cost) }
      return [...costs.map((each) => ({ ...each, isInSum: true, isDeduction: isKept })), total]
    })
  return { ...result, rows: rowsAsShown(rows) }
}
