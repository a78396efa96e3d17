import { type BandSlice, sliceByBands, totalCharge } from '../../money/bands.ts'
import { atLeastZero, type Decimal } from '../../money/decimal.ts'
import type { Figure } from '../../rates/figure.ts'
import type { GainRates } from '../../rules/capital-gains/asset.ts'
import type { CapitalGainsRates } from '../../rules/capital-gains/rates.ts'
import { type TaxOnIncome, taxOnIncome } from '../income-tax/tax-on-income.ts'

/** Tax on a gain as the top slice of income. */
export interface StackedTax {
  readonly method: 'stacked'
  readonly income: TaxOnIncome
  /** The part of the basic rate band that income leaves. */
  readonly unusedBasicRateBand: Decimal
  readonly slices: readonly BandSlice[]
  readonly tax: Decimal
}

/** Tax on a whole gain at one rate. */
export interface SlabTax {
  readonly method: 'slab'
  readonly rate: Figure
  readonly tax: Decimal
}

/**
 * Capital Gains Tax for a year on a taxable gain: the lower rate on the part that fits in the basic rate band on top of taxable income, and
 * the higher rate on the rest. Any unused Personal Allowance does not reduce the gain, and the band is the UK’s in every region. TCGA 1992
 * ss.1I and 1J. Pounds, unrounded. Under the other method, the whole gain is taxed at one rate, which depends only on other income.
 */
export function taxOnGain(
  taxableGain: Decimal,
  otherIncome: Decimal,
  { lowerRate, higherRate }: GainRates,
  rates: CapitalGainsRates,
): StackedTax | SlabTax {
  if (rates.methods.capitalGains.whichRate.value === 'slab-by-other-income') {
    const rate = otherIncome.greaterThan(rates.slabs.higherRateFrom.value) ? higherRate : lowerRate
    return { method: 'slab', rate, tax: taxableGain.times(rate.value) }
  }
  const income = taxOnIncome({ income: otherIncome, region: 'england' }, rates)
  const unusedBasicRateBand = atLeastZero(rates.incomeTax.basicRateLimit.value.minus(income.taxableIncome))
  const slices = sliceByBands(taxableGain, [
    { name: 'within the basic rate band', rate: lowerRate.value, upTo: unusedBasicRateBand, figures: [lowerRate] },
    { name: 'above the basic rate band', rate: higherRate.value, figures: [higherRate] },
  ])
  return { method: 'stacked', income, unusedBasicRateBand, slices, tax: totalCharge(slices) }
}
