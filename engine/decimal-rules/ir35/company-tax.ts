import type { Decimal } from '../../money/decimal.ts'
import type { Figure } from '../../rates/figure.ts'
import type { Ir35Rates } from '../../rules/ir35/rates.ts'
import { type CorporationTax, corporationTaxOn } from '../corporation-tax/corporation-tax.ts'
import { WHOLE_YEAR_ALONE } from '../corporation-tax/limits.ts'

/** The company’s Corporation Tax, with its computation where it is more than one rate on the profit. */
export interface CompanyTax {
  readonly tax: Decimal
  readonly rate: Figure
  readonly computation?: CorporationTax
}

/**
 * Corporation Tax of a one-person company for a year. By one method it has marginal relief (CTA 2010 s.18B). By the other, the whole profit
 * is taxed at the small profits rate if it is within the lower limit, and at the main rate if not. Annual pounds, unrounded.
 */
export function companyTax(profit: Decimal, rates: Ir35Rates): CompanyTax {
  const { lowerLimit, smallProfitsRate, mainRate } = rates.corporationTax
  if (rates.methods.ir35.corporationTax.value === 'with-marginal-relief') {
    const computation = corporationTaxOn(profit, WHOLE_YEAR_ALONE, rates)
    return { tax: computation.tax, rate: computation.rate, computation }
  }
  const rate = profit.greaterThan(lowerLimit.value) ? mainRate : smallProfitsRate
  return { tax: profit.times(rate.value), rate }
}
