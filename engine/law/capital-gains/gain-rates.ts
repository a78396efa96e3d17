import { type Amount, type BandOf, figure } from '../../expression/amount.ts'
import type { Figure } from '../../rates/figure.ts'
import type { Rates, SlabRates } from '../rates.ts'
/** What is sold, where that decides the rates: a home, or anything else. */
export type AssetType = 'residential' | 'other'

/** The tables that Capital Gains Tax reads. */
export type CapitalGainsRates = SlabRates & Rates<'capitalGains'>

type RatesOfGains = Pick<CapitalGainsRates, 'capitalGains' | 'methods'>

export interface GainRates {
  readonly lowerRate: Figure
  readonly higherRate: Figure
}

/**
 * The two rates, as fractions, that can apply to a gain on this kind of asset on the day of disposal. TCGA 1992 s.1H; FA 2025 s.7(3).
 * `ratesOfYear` are the rates on the first day of the tax year. The method that ignores dates uses them.
 */
export function gainRates(
  assetType: AssetType,
  disposalDate: string,
  ratesOfYear: RatesOfGains,
  on: (date: string) => RatesOfGains,
): GainRates {
  const { capitalGains } = isDateUsed(ratesOfYear) ? on(disposalDate) : ratesOfYear
  const { lowerRate, higherRate } = assetType === 'residential' ? capitalGains.residential : capitalGains.otherAssets
  return { lowerRate, higherRate }
}

/** The bands of gains on top of income that leaves `unusedBand` of the basic rate band. TCGA 1992 ss.1H to 1J. Pounds. */
export const gainBands = (unusedBand: Amount, { lowerRate, higherRate }: GainRates): BandOf[] => [
  { name: 'within the basic rate band', rate: figure(lowerRate), upTo: unusedBand },
  { name: 'above the basic rate band', rate: figure(higherRate) },
]

/** Whether the rule set’s method looks at the date of disposal. */
export const isDateUsed = ({ methods }: Pick<CapitalGainsRates, 'methods'>): boolean => methods.capitalGains.disposalDate.value === 'used'
