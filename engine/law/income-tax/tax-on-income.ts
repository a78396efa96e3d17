import { type Amount, byBands } from '../../expression/amount.ts'
import { PLAIN, type StepWords } from '../../expression/name.ts'
import { say } from '../../expression/sentence.ts'
import type { Region } from '../../inputs/common-fields.ts'
import type { IncomeTaxRates } from '../rates.ts'
import { bandsOf, isOnScottishBands, isPropertyApart, propertyBands } from './bands.ts'
import { personalAllowance } from './personal-allowance.ts'

export interface TaxableFacts {
  /** Non-savings income for the year, without property that is a layer of its own. */
  readonly income: Amount
  /** Property that is a layer of its own, on top of the income. ITA 2007 s.16A. */
  readonly property?: Amount
  /** Income as adjusted by ITA 2007 s.58. The income itself if absent. */
  readonly adjustedNetIncome?: Amount
  readonly region: Region
  /** Gross pension contributions under relief at source, which raise the limits. FA 2004 s.192(4). */
  readonly limitsRaisedBy?: Amount
  /** The allowance, if the caller has worked it out already. */
  readonly allowance?: Amount
  /** The part of the allowance that is set against another kind of income (ITA 2007 s.25(2)), or given to a spouse (s.55B). */
  readonly allowanceElsewhere?: Amount
  /** An allowance besides the Personal Allowance, such as that of s.38. */
  readonly allowanceAdded?: Amount
}

/** Income with a profit from letting: as a layer of its own where the law makes it one, and otherwise as more of the same. */
export const withRent = (
  income: Amount,
  profit: Amount,
  region: Region,
  rates: IncomeTaxRates,
): Pick<TaxableFacts, 'income' | 'property'> =>
  isPropertyApart(region, rates) ? { income, property: profit } : { income: income.plus(profit) }

/** What the taxable income and the tax are called where they are shown, and what they mean. */
export interface TaxOnIncomeWords {
  readonly taxableIncome: StepWords
  /** `key` if the tax is a step on the way to another Income Tax. */
  readonly incomeTax: StepWords & { readonly key?: string }
}

export const TAX_WORDS: TaxOnIncomeWords = {
  taxableIncome: {
    label: 'Taxable income',
    means: {
      words: say`The part of your income that you pay tax on.`,
      atZero: say`Your allowance covers all of your income, so none of it is taxed.`,
    },
  },
  incomeTax: {
    label: 'Income Tax',
    means: {
      words: say`Each band of your taxable income is taxed at its own rate.`,
      atZero: say`You have no taxable income, so there is nothing to pay.`,
    },
  },
}

export type TaxOnIncome = ReturnType<typeof taxOnIncome>

/**
 * Income Tax on a year’s non-savings income: the bands on what is left of the income after the allowance, and those of property on what is
 * left of that. Other income uses the allowance first (ITA 2007 s.25(3A)). `bands` are those of the highest layer. ITA 2007 s.23. Annual
 * pounds, unrounded.
 */
export function taxOnIncome(
  { income, property, region, limitsRaisedBy, ...facts }: TaxableFacts,
  rates: IncomeTaxRates,
  at = PLAIN,
  words: TaxOnIncomeWords = TAX_WORDS,
) {
  const total = property ? income.plus(property) : income
  const {
    adjustedNetIncome = total,
    allowance = personalAllowance(adjustedNetIncome, rates, at),
    allowanceElsewhere,
    allowanceAdded,
  } = facts
  const withAdded = allowanceAdded ? allowance.plus(allowanceAdded) : allowance
  const used = allowanceElsewhere ? withAdded.less(allowanceElsewhere) : withAdded
  const taxableIncome = total
    .excessOver(used)
    .named(at('taxableIncome'), words.taxableIncome.label, 'ITA 2007 s.23')
    .means(words.taxableIncome.means)
  const ownBands = bandsOf(region, rates, limitsRaisedBy)
  const bands = property ? propertyBands(rates, limitsRaisedBy) : ownBands
  const law = isOnScottishBands(region, rates) ? 'ITA 2007 s.11A' : 'ITA 2007 s.10'
  const ofIncome = property ? income.excessOver(used) : taxableIncome
  const onIncome = byBands(ofIncome, ownBands, 'Income Tax by band')
  const tax = (property ? onIncome.plus(byBands(taxableIncome.less(ofIncome), bands, 'Tax on rent by band', ofIncome)) : onIncome)
    .named(at(words.incomeTax.key ?? 'incomeTax'), words.incomeTax.label, law)
    .means(words.incomeTax.means)
    .onMargin({ tax: 'Income Tax' })
  return { adjustedNetIncome, allowance, taxableIncome, bands, tax }
}
