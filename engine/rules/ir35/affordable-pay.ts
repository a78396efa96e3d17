import { type Decimal, ONE, ZERO } from '../../money/decimal.ts'
import type { NationalInsuranceRates } from '../national-insurance/rates.ts'

export interface AffordablePay {
  readonly pay: Decimal
  readonly employerContributions: Decimal
}

/**
 * The pay that an amount bears when the employer’s contributions come out of it too: pay and secondary Class 1 on it
 * (SSCBA 1992 s.9) make up the whole amount. Annual pounds, exact to the last digit: nothing is left over.
 */
export function affordablePay(amount: Decimal, { nationalInsurance }: NationalInsuranceRates): AffordablePay {
  const { secondaryThreshold, employer } = nationalInsurance.class1
  if (amount.lessThanOrEqualTo(secondaryThreshold.value)) return { pay: amount, employerContributions: ZERO }
  const pay = amount.plus(secondaryThreshold.value.times(employer.rate.value)).dividedBy(employer.rate.value.plus(ONE))
  return { pay, employerContributions: amount.minus(pay) }
}
