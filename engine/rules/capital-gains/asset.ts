import type { Figure } from '../../rates/figure.ts'
import type { CapitalGainsRates } from './rates.ts'

export const ASSET_TYPES = ['residential', 'other'] as const
export type AssetType = (typeof ASSET_TYPES)[number]

export interface GainRates {
  readonly lowerRate: Figure
  readonly higherRate: Figure
}

/**
 * The two rates that a gain may bear, by the kind of asset and the day it was disposed of. TCGA 1992 s.1H; FA 2025 s.7(3).
 * `ratesOfYear` are those of the first day of the tax year, for the method that knows no dates.
 */
export function gainRates(
  assetType: AssetType,
  disposalDate: string,
  ratesOfYear: CapitalGainsRates,
  on: (date: string) => CapitalGainsRates,
): GainRates {
  const isDated = ratesOfYear.methods.capitalGains.disposalDate.value === 'used'
  const { capitalGains } = isDated ? on(disposalDate) : ratesOfYear
  const { lowerRate, higherRate } = assetType === 'residential' ? capitalGains.residential : capitalGains.otherAssets
  return { lowerRate, higherRate }
}
