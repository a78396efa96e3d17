import { type Decimal, isAboveZero, ZERO } from '../../money/decimal.ts'
import type { CorporationTaxRates } from '../../rules/corporation-tax/rates.ts'
import { areLimitsShared, type CompanyPeriod, limitShare } from './limits.ts'

/**
 * Marginal relief on a profit between the limits: the standard fraction of the difference between the upper limit and the profit. CTA 2010
 * s.18B, for a company whose augmented profits are its taxable profits. By the method where associated companies do not share the limits,
 * the relief is divided by their number. Pounds for the period, unrounded.
 */
export function marginalRelief(profit: Decimal, period: CompanyPeriod, rates: CorporationTaxRates): Decimal {
  const { upperLimit, marginalReliefFraction } = rates.corporationTax
  const { times, over } = limitShare(period, rates)
  const { associatedCompanies } = period
  const divisor = areLimitsShared(rates) || associatedCompanies.isZero() ? over : over.times(associatedCompanies)
  const below = upperLimit.value.times(times).minus(profit.times(over))
  return isAboveZero(below) ? below.times(marginalReliefFraction.value).dividedBy(divisor) : ZERO
}
