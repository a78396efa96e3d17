import { type Amount, figure } from '../../formula/amount.ts'
import type { CapitalGainsRates, GainRates } from './asset.ts'
import type { Gain } from './gain.ts'

/**
 * What Business Asset Disposal Relief would take off the tax on a gain, if all of it qualifies and none of the lifetime limit is used up:
 * up to that limit, the gain is taxed at the single rate of the relief. The gain above that limit is taxed at the higher rate, because the
 * rest fills the basic rate band first, so that is where the annual exempt amount saves most. TCGA 1992 s.169N. Pounds, unrounded.
 */
export function savedByBusinessRelief(
  { gain, taxableGain, exemptAmountUsed }: Gain,
  tax: Amount,
  { higherRate }: GainRates,
  { capitalGains }: CapitalGainsRates,
): Amount {
  const { rate, lifetimeLimit } = capitalGains.businessAssetDisposalRelief
  const aboveLimit = gain.over(figure(lifetimeLimit)).over(exemptAmountUsed)
  const taxWithRelief = taxableGain
    .less(aboveLimit)
    .times(figure(rate))
    .plus(aboveLimit.times(figure(higherRate)))
  return tax.over(taxWithRelief)
}
