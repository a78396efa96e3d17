import { type Amount, figure, when, zero } from '../../expression/amount.ts'
import { isAbove } from '../../expression/condition.ts'
import type { AllowanceRates, IncomeTaxRates } from '../rates.ts'
import { highestRateOn } from './bands.ts'
import type { TaxOnIncome } from './tax-on-income.ts'

/**
 * What Marriage Allowance would take off a year’s Income Tax if a spouse transferred it: never more than the tax. Nothing for somebody who
 * pays the higher rate, or in Scotland a rate above the intermediate rate. ITA 2007 s.55B. Annual pounds, unrounded.
 */
export function marriageAllowanceReduction(
  { tax, taxableIncome, bands }: TaxOnIncome,
  { allowances, incomeTax }: AllowanceRates & IncomeTaxRates,
): Amount {
  const isWithinReach = isAbove(figure(incomeTax.higherRate), highestRateOn(taxableIncome, bands))
  return when(isWithinReach, tax.atMost(figure(allowances.marriageReduction)), zero)
}
