import { type Decimal, isAboveZero, sumOf } from '../money/decimal.ts'
import type { Result } from '../result/result.ts'

/** What is kept of each pound that comes in, as a fraction; undefined where nothing does, or less than nothing is kept. */
export function keptOfEachPound({ isKept, rows }: Pick<Result, 'isKept' | 'rows'>): Decimal | undefined {
  const inSum = rows.filter(({ isInSum }) => isInSum)
  const whole = sumOf(inSum.flatMap(({ isTotal, isDeduction, value }) => (isTotal || isDeduction ? [] : [value])))
  const total = inSum.find(({ isTotal }) => isTotal)?.value
  return isKept && total && !total.isNegative() && isAboveZero(whole) ? total.dividedBy(whole) : undefined
}
