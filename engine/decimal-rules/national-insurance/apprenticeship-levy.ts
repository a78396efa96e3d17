import { atLeastZero, type Decimal } from '../../money/decimal.ts'
import type { NationalInsuranceRates } from '../../rules/national-insurance/rates.ts'

/** The apprenticeship levy on an employer’s pay bill for a year, less the allowance. FA 2016 ss.99 and 100. Annual pounds, unrounded. */
export function apprenticeshipLevy(payBill: Decimal, { nationalInsurance }: Pick<NationalInsuranceRates, 'nationalInsurance'>): Decimal {
  const { rate, allowance } = nationalInsurance.apprenticeshipLevy
  return atLeastZero(payBill.times(rate.value).minus(allowance.value))
}
