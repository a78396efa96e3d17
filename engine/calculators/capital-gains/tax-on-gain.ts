import { type Amount, byBands, figure, NIL, when } from '../../formula/amount.ts'
import { all, type Condition, isAbove } from '../../formula/condition.ts'
import { type TaxOnIncome, taxOnIncome } from '../../rules/income-tax/tax-on-income.ts'
import type { GainRates } from './asset.ts'
import type { CapitalGainsRates } from './rates.ts'

interface TaxOnGain {
  readonly tax: Amount
  /** The other income that the gain is stacked on, where it is, and whether the gain is then charged at both rates. */
  readonly stackedOn?: { readonly income: TaxOnIncome; readonly isInBothBands: Condition }
}

/**
 * Capital Gains Tax for a year on a taxable gain: the lower rate on the part that fits in the basic rate band on top of taxable income, and
 * the higher rate on the rest. Any unused Personal Allowance does not reduce the gain, and the band is the UK’s in every region. TCGA 1992
 * ss.1I and 1J. Pounds, unrounded. Under the other method, the whole gain is taxed at one rate, which depends only on other income.
 */
export function taxOnGain(
  taxableGain: Amount,
  otherIncome: Amount,
  { lowerRate, higherRate }: GainRates,
  rates: CapitalGainsRates,
): TaxOnGain {
  if (rates.methods.capitalGains.whichRate.value === 'slab-by-other-income') {
    const rate = when(isAbove(otherIncome, figure(rates.slabs.higherRateFrom)), figure(higherRate), figure(lowerRate))
    return { tax: taxableGain.times(rate).named('capitalGainsTax', 'Capital Gains Tax') }
  }
  const income = taxOnIncome({ income: otherIncome, region: 'england' }, rates)
  const unusedBand = figure(rates.incomeTax.basicRateLimit)
    .over(income.taxableIncome)
    .named('unusedBasicRateBand', 'Unused basic rate band')
  const bands = [
    { name: 'within the basic rate band', rate: figure(lowerRate), upTo: unusedBand, figures: [lowerRate] },
    { name: 'above the basic rate band', rate: figure(higherRate), figures: [higherRate] },
  ]
  return {
    tax: byBands(taxableGain, bands, 'Capital Gains Tax by band').named('capitalGainsTax', 'Capital Gains Tax', 'TCGA 1992 ss.1I and 1J'),
    stackedOn: { income, isInBothBands: all(isAbove(unusedBand, NIL), isAbove(taxableGain, unusedBand)) },
  }
}
