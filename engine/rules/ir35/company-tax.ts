import type { Decimal } from '../../money/decimal.ts'
import type { Figure } from '../../rates/figure.ts'
import { type CorporationTax, corporationTaxOn } from '../corporation-tax/corporation-tax.ts'
import { WHOLE_YEAR_ALONE } from '../corporation-tax/limits.ts'
import type { Ir35Rates } from './rates.ts'

/** The company’s Corporation Tax, with its computation where there is more to it than a rate. */
export interface CompanyTax {
  readonly tax: Decimal
  readonly rate: Figure
  readonly computation?: CorporationTax
}

/**
 * Corporation Tax of a one-person company for a year: with marginal relief (CTA 2010 s.18B), or at the small profits rate up to
 * the lower limit and the main rate on all of it above.
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
