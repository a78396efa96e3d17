import { type Amount, figure } from '../../formula/amount.ts'
import type { NationalInsuranceRates } from '../../rules/rates.ts'

/** The apprenticeship levy on an employer’s pay bill for a year, less the allowance. FA 2016 ss.99 and 100. Annual pounds, unrounded. */
export function apprenticeshipLevy(payBill: Amount, { nationalInsurance }: Pick<NationalInsuranceRates, 'nationalInsurance'>): Amount {
  const { rate, allowance } = nationalInsurance.apprenticeshipLevy
  return payBill.times(figure(rate)).over(figure(allowance))
}
