import { type Amount, figure, NIL, when } from '../../formula/amount.ts'
import { type Condition, isAbove } from '../../formula/condition.ts'
import type { EnrolmentRates } from '../rates.ts'

/**
 * Whether an employer must enrol an employee of the right age with these earnings, in annual pounds, in a workplace pension. Pensions Act
 * 2008 s.3.
 */
export const isEnrolled = (earnings: Amount, { pensions }: EnrolmentRates): Condition =>
  isAbove(earnings, figure(pensions.automaticEnrolment.trigger))

/**
 * The minimum contributions to the workplace pension of an enrolled employee: percentages of the earnings between the two limits of
 * qualifying earnings. The employee’s includes any tax relief that the scheme claims. Nothing for somebody who is not enrolled. Pensions
 * Act 2008 ss.3, 13 and 20. Annual pounds, unrounded.
 */
export function leastContributions(earnings: Amount, rates: EnrolmentRates) {
  const { lowerLimit, upperLimit, totalRate, employerRate } = rates.pensions.automaticEnrolment
  const between = earnings.atMost(figure(upperLimit)).over(figure(lowerLimit))
  const qualifying = when(isEnrolled(earnings, rates), between, NIL)
  return {
    employee: qualifying.times(figure(totalRate).less(figure(employerRate))),
    employer: qualifying.times(figure(employerRate)),
  }
}
