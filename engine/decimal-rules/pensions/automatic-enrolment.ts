import { atLeastZero, type Decimal, smallerOf, ZERO } from '../../money/decimal.ts'
import type { pensions } from '../../rates/generated/pensions.ts'
import type { Settled } from '../../rates/table.ts'

export interface EnrolmentRates {
  readonly pensions: Settled<typeof pensions>
}

/** The minimum contributions for an employee under automatic enrolment. Exact pounds a year. */
export interface LeastContributions {
  /** From the employee, including any tax relief that the scheme claims. */
  readonly employee: Decimal
  readonly employer: Decimal
}

/**
 * Whether an employer must enrol an employee of the right age with these earnings, in annual pounds, in a workplace pension. Pensions Act
 * 2008 s.3.
 */
export const isEnrolled = (earnings: Decimal, { pensions }: EnrolmentRates): boolean =>
  earnings.greaterThan(pensions.automaticEnrolment.trigger.value)

/**
 * The minimum contributions to the workplace pension of an enrolled employee: percentages of the earnings between the two limits of
 * qualifying earnings. Nothing for somebody who is not enrolled. Pensions Act 2008 ss.3, 13 and 20. Annual pounds, unrounded.
 */
export function leastContributions(earnings: Decimal, rates: EnrolmentRates): LeastContributions {
  if (!isEnrolled(earnings, rates)) return { employee: ZERO, employer: ZERO }
  const { lowerLimit, upperLimit, totalRate, employerRate } = rates.pensions.automaticEnrolment
  const qualifying = atLeastZero(smallerOf(earnings, upperLimit.value).minus(lowerLimit.value))
  return { employee: qualifying.times(totalRate.value.minus(employerRate.value)), employer: qualifying.times(employerRate.value) }
}
