import { atLeastZero, type Decimal, smallerOf, ZERO } from '../../money/decimal.ts'
import type { pensions } from '../../rates/generated/pensions.ts'
import type { Settled } from '../../rates/table.ts'

export interface EnrolmentRates {
  readonly pensions: Settled<typeof pensions>
}

/** The least that automatic enrolment puts into a pension for an employee. Annual pounds, exact. */
export interface LeastContributions {
  /** From the employee, the tax relief that the scheme may claim included. */
  readonly employee: Decimal
  readonly employer: Decimal
}

/** Whether an employee who earns so much in a year is enrolled in a workplace pension without asking, age allowing. Pensions Act 2008 s.3. */
export const isEnrolled = (earnings: Decimal, { pensions }: EnrolmentRates): boolean =>
  earnings.greaterThan(pensions.automaticEnrolment.trigger.value)

/**
 * The least that goes into the workplace pension of an employee who is enrolled: percents of earnings between the lower and the upper
 * limit of qualifying earnings. Nothing for somebody who is not enrolled. Pensions Act 2008 ss.3, 13 and 20. Annual pounds, unrounded.
 */
export function leastContributions(earnings: Decimal, rates: EnrolmentRates): LeastContributions {
  if (!isEnrolled(earnings, rates)) return { employee: ZERO, employer: ZERO }
  const { lowerLimit, upperLimit, totalRate, employerRate } = rates.pensions.automaticEnrolment
  const qualifying = atLeastZero(smallerOf(earnings, upperLimit.value).minus(lowerLimit.value))
  return { employee: qualifying.times(totalRate.value.minus(employerRate.value)), employer: qualifying.times(employerRate.value) }
}
