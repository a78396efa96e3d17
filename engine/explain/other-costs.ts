import type { Segment } from '../calculator.ts'
import { less, plus } from '../evaluate/slope-evaluator.ts'
import { sumOf } from '../money/decimal.ts'
import { changed } from '../result/made-when-read.ts'
import type { Result } from '../result/result.ts'
import { type ExactRow, rowsAsShown } from '../result/rows.ts'

/**
 * The result with the costs outside its sum counted in it. Each of them comes off a total that somebody keeps, or is added to a total that
 * somebody pays. A page may show only one of two taxes, but somebody who earns £100 more pays both. In the units and period of the result.
 */
export function withOtherCosts(result: Result): Result {
  const { isKept } = result
  const costs = result.rows.filter(({ isOtherCost }) => isOtherCost)
  if (costs.length === 0) return result
  const cost = sumOf(costs.map(({ value }) => value))
  const rows = result.rows
    .filter(({ isOtherCost }) => !isOtherCost)
    .flatMap((row): ExactRow[] => {
      if (row.key !== result.headline) return [row]
      const total = isKept
        ? { ...row, label: 'What You Keep', value: row.value.minus(cost) }
        : { ...row, label: 'Total You Pay', value: row.value.plus(cost) }
      return [...costs.map((each) => ({ ...each, isInSum: true, isDeduction: isKept })), total]
    })
  return changed(result, { rows: () => rowsAsShown(rows) })
}

/** The lines of a result, with the costs outside the sum counted in the line of the headline. */
export function segmentWithOtherCosts(segment: Segment, { headline, isKept }: Result): Segment {
  const { rows, otherCosts, end } = segment
  if (otherCosts.length === 0) return segment
  const counted = new Map(rows)
  for (const cost of otherCosts.flatMap((key) => counted.get(key) ?? [])) {
    const total = counted.get(headline)
    if (total) counted.set(headline, (isKept ? less : plus)(total, cost))
  }
  return { rows: counted, otherCosts, end }
}
