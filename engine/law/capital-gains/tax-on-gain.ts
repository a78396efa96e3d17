import { type Amount, byBands, figure, when, zero } from '../../expression/amount.ts'
import { all, type Condition, isAbove } from '../../expression/condition.ts'
import { PLAIN } from '../../expression/name.ts'
import { type Sentence, say } from '../../expression/sentence.ts'
import { type TaxOnIncome, type TaxOnIncomeWords, taxOnIncome } from '../income-tax/tax-on-income.ts'
import type { Gain } from './gain.ts'
import { type CapitalGainsRates, type GainRates, gainBands } from './gain-rates.ts'

export interface TaxOnGain {
  readonly tax: Amount
  /** Absent where the whole gain is taxed at one rate. */
  readonly stackedOn?: StackedOn
}

/** The other income that a gain is stacked on. */
interface StackedOn {
  readonly income: TaxOnIncome
  readonly isInBothBands: Condition
  /** The room that the income leaves in the basic rate band, and what the gain has above that. */
  readonly unusedBand: Amount
  readonly aboveBand: Amount
}

/**
 * Capital Gains Tax for a year on a taxable gain: the lower rate on the part that fits in the basic rate band on top of taxable income, and
 * the higher rate on the rest. Any unused Personal Allowance does not reduce the gain, and the band is the UK’s in every region. TCGA 1992
 * ss.1I and 1J. Pounds, unrounded. Under the other method, the whole gain is taxed at one rate, which depends only on other income.
 */
export function taxOnGain(taxableGain: Amount, otherIncome: Amount, gainRates: GainRates, rates: CapitalGainsRates): TaxOnGain {
  if (rates.methods.capitalGains.whichRate.value === 'slab-by-other-income') {
    const rate = when(isAbove(otherIncome, figure(rates.slabs.higherRateFrom)), figure(gainRates.higherRate), figure(gainRates.lowerRate))
    return { tax: asTax(taxableGain.times(rate), say`This rule set charges the whole gain at one rate, which your other income decides.`) }
  }
  const income = taxOnIncome({ income: otherIncome, region: 'england' }, rates, PLAIN, WORDS)
  const unusedBand = figure(rates.incomeTax.basicRateLimit)
    .excessOver(income.taxableIncome)
    .named('unusedBasicRateBand', 'Unused basic rate band')
    .means({
      words: say`The room that your income leaves in the basic rate band.`,
      atZero: say`Your income fills the basic rate band, so all of the gain is above it.`,
    })
  return {
    tax: asTax(
      byBands(taxableGain, gainBands(unusedBand, gainRates), 'Capital Gains Tax by band'),
      say`Your gain goes on top of your income. You pay the lower rate on any that fits in the basic rate band, and the higher rate on the rest.`,
      'TCGA 1992 ss.1I and 1J',
    ),
    stackedOn: {
      income,
      isInBothBands: all(isAbove(unusedBand, zero), isAbove(taxableGain, unusedBand)),
      unusedBand,
      aboveBand: taxableGain.excessOver(unusedBand),
    },
  }
}

const asTax = (amount: Amount, means: Sentence, law?: string): Amount =>
  amount.named('capitalGainsTax', 'Capital Gains Tax', law).means(means).onMargin({ tax: 'Capital Gains Tax' })

const WORDS: TaxOnIncomeWords = {
  taxableIncome: {
    label: 'Taxable income',
    means: say`The part of your other income that is taxed. It uses up the basic rate band before your gain does.`,
  },
  incomeTax: { label: 'Income Tax' },
}

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
  const aboveLimit = gain.excessOver(figure(lifetimeLimit)).excessOver(exemptAmountUsed)
  const taxWithRelief = taxableGain
    .less(aboveLimit)
    .times(figure(rate))
    .plus(aboveLimit.times(figure(higherRate)))
  return tax.excessOver(taxWithRelief)
}
