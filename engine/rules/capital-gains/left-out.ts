import { type Amount, figure, NIL, when } from '../../formula/amount.ts'
import { isAbove } from '../../formula/condition.ts'
import type { Gain } from './gain.ts'
import type { CapitalGainsRates } from './rates.ts'

/**
 * What Business Asset Disposal Relief would take off the tax on a gain, if all of it qualifies: the gain is then taxed at the single rate
 * of the relief. Nothing where the gain is above the lifetime limit. TCGA 1992 s.169N. Pounds, unrounded.
 */
export function savedByBusinessRelief({ gain, taxableGain }: Gain, tax: Amount, { capitalGains }: CapitalGainsRates): Amount {
  const { rate, lifetimeLimit } = capitalGains.businessAssetDisposalRelief
  return when(isAbove(gain, figure(lifetimeLimit)), NIL, tax.over(taxableGain.times(figure(rate))))
}
