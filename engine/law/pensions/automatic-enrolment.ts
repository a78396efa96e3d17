import { type Amount, figure, when, zero } from '../../expression/amount.ts'
import { type Condition, isAbove } from '../../expression/condition.ts'
import { PLAIN } from '../../expression/name.ts'
import { say } from '../../expression/sentence.ts'
import type { EnrolmentRates } from '../rates.ts'

/**
 * Whether an employer must enrol an employee of the right age with these earnings, in annual pounds, in a workplace pension. Pensions Act
 * 2008 s.3.
 */
export const isEnrolled = (earnings: Amount, { pensions }: EnrolmentRates): Condition =>
  isAbove(earnings, figure(pensions.automaticEnrolment.trigger))

/** Earnings between the two limits of qualifying earnings. Pensions Act 2008 s.13. Annual pounds, unrounded. */
export function qualifyingEarnings(earnings: Amount, { pensions }: EnrolmentRates, at = PLAIN): Amount {
  const { lowerLimit, upperLimit } = pensions.automaticEnrolment
  return earnings
    .atMost(figure(upperLimit))
    .excessOver(figure(lowerLimit))
    .named(at('qualifyingEarnings'), 'Qualifying earnings', 'Pensions Act 2008 s.13')
    .means(say`The part of your pay that the law counts for a workplace pension. The percentages are of this.`)
}

/**
 * The minimum contributions to the workplace pension of an enrolled employee: percentages of the earnings between the two limits of
 * qualifying earnings. The employee’s includes any tax relief that the scheme claims. Nothing for somebody who is not enrolled. Pensions
 * Act 2008 ss.3, 13 and 20. Annual pounds, unrounded.
 */
export function leastContributions(earnings: Amount, rates: EnrolmentRates) {
  const { totalRate, employerRate } = rates.pensions.automaticEnrolment
  const qualifying = when(isEnrolled(earnings, rates), qualifyingEarnings(earnings, rates), zero)
  return {
    employee: qualifying.times(figure(totalRate).less(figure(employerRate))),
    employer: qualifying.times(figure(employerRate)),
  }
}
