import { Decimal, ZERO } from '../money/decimal.ts'
import { changesBetween, type IncomeChange } from './changes.ts'
import type { IncomeAnswers } from './income-answers.ts'
import { isTapered } from './tapered-allowance.ts'

const PENNY = new Decimal('0.01')
/** A tapered allowance falls by a whole pound for every £2 of income, so its effect can come up to £2 late: this part of £100. */
const LATE = new Decimal('0.02')

/** How far past its edge a change may show, if `more` of the income makes £100 a year. */
export const lateAfter = (more: Decimal): Decimal => more.times(LATE)

/** The last whole penny below a point. */
export const pennyBelow = (point: Decimal): Decimal => point.minus(PENNY).toDecimalPlaces(2, Decimal.ROUND_CEIL)

/** The first whole penny above a point. */
export const pennyAbove = (point: Decimal): Decimal => point.plus(PENNY).toDecimalPlaces(2, Decimal.ROUND_FLOOR)

/** What starts and stops as income rises past a breakpoint, where `more` of it makes £100 a year. */
export function changesAt(breakpoint: Decimal, more: Decimal, at: IncomeAnswers['at']): readonly IncomeChange[] {
  const [below, above] = [pennyBelow(breakpoint), pennyAbove(breakpoint)]
  const atPenny = changesBetween(at(below), at(above))
  if (atPenny.length > 0 && !isTapered(at(below))) return atPenny
  const late = lateAfter(more)
  return changesBetween(at(Decimal.max(below.minus(late), ZERO)), at(above.plus(late)))
}
