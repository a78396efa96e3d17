import { type Decimal, ONE, ZERO } from '../../money/decimal.ts'
import type { NationalInsuranceRates } from '../../rules/national-insurance/rates.ts'

/** Pay, and the employer’s contributions on it. Annual pounds. */
export interface AffordablePay {
  readonly pay: Decimal
  readonly employerContributions: Decimal
}

/**
 * The largest pay that an amount can cover, when it must also cover the employer’s contributions on that pay. The pay and secondary Class 1
 * on it (SSCBA 1992 s.9) add up to exactly the amount. Annual pounds, unrounded.
 */
export function affordablePay(amount: Decimal, { nationalInsurance }: NationalInsuranceRates): AffordablePay {
  const { secondaryThreshold, employer } = nationalInsurance.class1
  if (amount.lessThanOrEqualTo(secondaryThreshold.value)) return { pay: amount, employerContributions: ZERO }
  const pay = amount.plus(secondaryThreshold.value.times(employer.rate.value)).dividedBy(employer.rate.value.plus(ONE))
  return { pay, employerContributions: amount.minus(pay) }
}
