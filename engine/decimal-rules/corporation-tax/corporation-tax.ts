import { atLeastZero, type Decimal, ZERO } from '../../money/decimal.ts'
import type { Figure } from '../../rates/figure.ts'
import type { CorporationTaxRates } from '../../rules/corporation-tax/rates.ts'
import { type CompanyPeriod, limitFor, limitShare } from './limits.ts'
import { marginalRelief } from './marginal-relief.ts'

/** Whether a profit is at or below the lower limit, between the limits, or at or above the upper limit. */
export type ProfitBand = 'small-profits' | 'between-the-limits' | 'main'

/** Every amount between a profit and the Corporation Tax on it. Exact pounds for the accounting period. */
export interface CorporationTax {
  readonly profit: Decimal
  readonly period: CompanyPeriod
  readonly lowerLimit: Decimal
  readonly upperLimit: Decimal
  readonly band: ProfitBand
  /** The rate charged before any relief. */
  readonly rate: Figure
  readonly taxAtRate: Decimal
  readonly marginalRelief: Decimal
  readonly tax: Decimal
}

/**
 * Corporation Tax on the profit of an accounting period: the small profits rate up to the lower limit, and the main rate above it, less
 * marginal relief below the upper limit. Nothing on a loss. CTA 2010 ss.3, 18A and 18B. Exact pounds for the period.
 */
export function corporationTaxOn(profit: Decimal, period: CompanyPeriod, rates: CorporationTaxRates): CorporationTax {
  const { smallProfitsRate, mainRate, lowerLimit, upperLimit } = rates.corporationTax
  const share = limitShare(period, rates)
  const limits = { lowerLimit: limitFor(lowerLimit.value, share), upperLimit: limitFor(upperLimit.value, share) }
  const band = bandOf(profit, limits)
  const rate = band === 'small-profits' ? smallProfitsRate : mainRate
  const taxAtRate = atLeastZero(profit).times(rate.value)
  const relief = band === 'between-the-limits' ? marginalRelief(profit, period, rates) : ZERO
  return { profit, period, ...limits, band, rate, taxAtRate, marginalRelief: relief, tax: taxAtRate.minus(relief) }
}

function bandOf(profit: Decimal, { lowerLimit, upperLimit }: { lowerLimit: Decimal; upperLimit: Decimal }): ProfitBand {
  if (profit.lessThanOrEqualTo(lowerLimit)) return 'small-profits'
  return profit.lessThan(upperLimit) ? 'between-the-limits' : 'main'
}
