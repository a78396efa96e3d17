import { type Amount, byBands } from '../../expression/amount.ts'
import { PLAIN, type StepWords } from '../../expression/name.ts'
import { say } from '../../expression/sentence.ts'
import type { Region } from '../../inputs/common-fields.ts'
import type { IncomeTaxRates } from '../rates.ts'
import { bandsOf, isOnScottishBands } from './bands.ts'
import { personalAllowance } from './personal-allowance.ts'

export interface TaxableFacts {
  /** Non-savings income for the year. */
  readonly income: Amount
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
 * Income Tax on a year’s non-savings income: the bands on what is left of the income after the allowance. ITA 2007 s.23. Annual pounds,
 * unrounded.
 */
export function taxOnIncome(
  { income, adjustedNetIncome = income, region, limitsRaisedBy, ...facts }: TaxableFacts,
  rates: IncomeTaxRates,
  at = PLAIN,
  words: TaxOnIncomeWords = TAX_WORDS,
) {
  const { allowance = personalAllowance(adjustedNetIncome, rates, at), allowanceElsewhere, allowanceAdded } = facts
  const withAdded = allowanceAdded ? allowance.plus(allowanceAdded) : allowance
  const taxableIncome = income
    .excessOver(allowanceElsewhere ? withAdded.less(allowanceElsewhere) : withAdded)
    .named(at('taxableIncome'), words.taxableIncome.label, 'ITA 2007 s.23')
    .means(words.taxableIncome.means)
  const bands = bandsOf(region, rates, limitsRaisedBy)
  const law = isOnScottishBands(region, rates) ? 'ITA 2007 s.11A' : 'ITA 2007 s.10'
  const tax = byBands(taxableIncome, bands, 'Income Tax by band')
    .named(at(words.incomeTax.key ?? 'incomeTax'), words.incomeTax.label, law)
    .means(words.incomeTax.means)
    .onMargin({ tax: 'Income Tax' })
  return { adjustedNetIncome, allowance, taxableIncome, bands, tax }
}
