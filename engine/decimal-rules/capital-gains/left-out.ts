import { atLeastZero, type Decimal, ZERO } from '../../money/decimal.ts'
import type { CapitalGainsRates } from '../../rules/capital-gains/rates.ts'
import type { Gain } from './gain.ts'

/**
 * What Business Asset Disposal Relief would take off the tax on a gain, if all of it qualifies: the gain is then taxed at the single rate
 * of the relief. Nothing where the gain is above the lifetime limit. TCGA 1992 s.169N. Pounds, unrounded.
 */
export function savedByBusinessRelief({ gain, taxableGain }: Gain, tax: Decimal, { capitalGains }: CapitalGainsRates): Decimal {
  const { rate, lifetimeLimit } = capitalGains.businessAssetDisposalRelief
  return gain.greaterThan(lifetimeLimit.value) ? ZERO : atLeastZero(tax.minus(taxableGain.times(rate.value)))
}
