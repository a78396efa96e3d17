import { type Amount, figure, NIL, when } from '../../formula/amount.ts'
import { isEqual } from '../../formula/condition.ts'
import { areLimitsShared, type CompanyPeriod } from './limits.ts'
import type { CorporationTaxRates } from './rates.ts'

/**
 * Marginal relief on a profit above the lower limit: the standard fraction of the difference between the upper limit for the period and the
 * profit. CTA 2010 s.18B, for a company whose augmented profits are its taxable profits. By the method where associated companies do not
 * share the limits, the relief is divided by their number. Pounds for the period, unrounded.
 */
export function marginalRelief(
  profit: Amount,
  upperLimit: Amount,
  { associatedCompanies }: CompanyPeriod,
  rates: CorporationTaxRates,
): Amount {
  const relief = upperLimit.over(profit).times(figure(rates.corporationTax.marginalReliefFraction))
  const isShared = associatedCompanies && !areLimitsShared(rates)
  const due = isShared ? when(isEqual(associatedCompanies, NIL), relief, relief.dividedBy(associatedCompanies)) : relief
  return due.named('marginalRelief', 'Marginal relief', 'CTA 2010 s.18B')
}
