import { type Amount, figure, number, when } from '../../formula/amount.ts'
import { isAbove } from '../../formula/condition.ts'
import type { NationalInsuranceRates } from '../rates.ts'

/**
 * The largest pay that an amount can cover, when it must also cover the employer’s contributions on that pay. The pay and secondary Class 1
 * on it (SSCBA 1992 s.9) add up to exactly the amount. Annual pounds, unrounded.
 */
export function affordablePay(amount: Amount, { nationalInsurance }: NationalInsuranceRates): Amount {
  const { secondaryThreshold, employer } = nationalInsurance.class1
  const [threshold, rate] = [figure(secondaryThreshold), figure(employer.rate)]
  const most = amount.plus(threshold.times(rate)).dividedBy(number(1).plus(rate))
  return when(isAbove(amount, threshold), most, amount)
}
