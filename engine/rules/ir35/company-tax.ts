import { type Amount, figure, NIL, when } from '../../formula/amount.ts'
import { isAbove } from '../../formula/condition.ts'
import { type CorporationTax, corporationTaxOn } from '../corporation-tax/corporation-tax.ts'
import { WHOLE_YEAR_ALONE } from '../corporation-tax/limits.ts'
import type { Ir35Rates } from '../rates.ts'

/**
 * Corporation Tax of a one-person company for a year. By one method it has marginal relief (CTA 2010 s.18B). By the other, the whole profit
 * is taxed at the small profits rate if it is within the lower limit, and at the main rate if not. Annual pounds, unrounded.
 */
export function companyTax(profit: Amount, rates: Ir35Rates): Pick<CorporationTax, 'tax' | 'marginalRelief'> {
  if (rates.methods.ir35.corporationTax.value === 'with-marginal-relief') return corporationTaxOn(profit, WHOLE_YEAR_ALONE, rates)
  const { lowerLimit, smallProfitsRate, mainRate } = rates.corporationTax
  const tax = when(isAbove(profit, figure(lowerLimit)), profit.times(figure(mainRate)), profit.times(figure(smallProfitsRate)))
  return { tax: tax.named('corporationTax', 'Corporation Tax'), marginalRelief: NIL }
}
