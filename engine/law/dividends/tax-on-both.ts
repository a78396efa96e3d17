import { type Amount, byBands } from '../../expression/amount.ts'
import { type Meaning, PLAIN } from '../../expression/name.ts'
import type { Sentence } from '../../expression/sentence.ts'
import type { Region } from '../../inputs/common-fields.ts'
import type { OnMargin } from '../../result/on-margin.ts'
import { type TaxOnIncomeWords, taxOnIncome } from '../income-tax/tax-on-income.ts'
import type { DividendRates } from '../rates.ts'
import { dividendBands } from './bands.ts'

/** A year’s income of two kinds. Annual pounds. */
export interface IncomeWithDividends {
  /** Non-savings income, such as a salary. */
  readonly otherIncome: Amount
  readonly dividendIncome: Amount
  /** Both together. */
  readonly totalIncome: Amount
  readonly region: Region
  /** What its caller says of the steps. */
  readonly words?: Partial<DividendWords>
}

/** What the other income and the tax on it are called, and what the steps mean to the visitors of one calculator. */
export interface DividendWords {
  readonly otherIncome: TaxOnIncomeWords
  readonly unusedAllowance: Sentence | Meaning
  /**
   * What it means that dividends get more of the allowance, with the reason why they get no more than that, and what “the next £100” says.
   */
  readonly againstDividends: { readonly means: (because: Sentence) => Sentence; readonly onMargin: OnMargin }
  readonly taxableDividends: Sentence
  readonly dividendTax: Sentence
  /** What the steps would mean if other income used the allowance first, by their usual keys. */
  readonly otherIncomeFirst: Readonly<Record<string, Sentence>>
  readonly saved: Sentence
}

/** How the Personal Allowance is shared. Annual pounds. */
interface SharedAllowance {
  readonly allowance: Amount
  /** The share that is set against dividends. */
  readonly againstDividends: Amount
  /** What other income could have used of the share for dividends. Absent where other income comes first. */
  readonly fromOtherIncome?: Amount
}

/** Tax for a year on non-savings income and on the dividends on top of it, for one way of sharing the allowance. */
export type TaxOnBoth = ReturnType<typeof taxOnBoth>

/**
 * Tax for a year on non-savings income and on dividends, which are the top slice, for one way of sharing the allowance. ITA 2007 ss.16 and
 * 23. Annual pounds, unrounded. The caller may name `totalTax`.
 */
export function taxOnBoth(
  { otherIncome, dividendIncome, totalIncome, region, words }: IncomeWithDividends,
  { allowance, againstDividends, fromOtherIncome }: SharedAllowance,
  rates: DividendRates,
  at = PLAIN,
) {
  const incomeTax = taxOnIncome(
    {
      income: otherIncome,
      adjustedNetIncome: totalIncome,
      region,
      allowance,
      ...(fromOtherIncome && { allowanceElsewhere: fromOtherIncome }),
    },
    rates,
    at,
    words?.otherIncome,
  )
  const taxableDividends = dividendIncome
    .excessOver(againstDividends)
    .named(at('taxableDividends'), 'Taxable dividends', 'ITA 2007 s.23')
    .means(words?.taxableDividends)
  const bands = dividendBands(incomeTax.taxableIncome, rates)
  const dividendTax = byBands(taxableDividends, bands, 'Dividend tax by band', incomeTax.taxableIncome)
    .named(at('dividendTax'), 'Dividend tax', 'ITA 2007 ss.8, 13, 13A and 16')
    .means(words?.dividendTax)
    .onMargin({ tax: 'dividend tax' })
  return { againstDividends, incomeTax, taxableDividends, dividendTax, totalTax: incomeTax.tax.plus(dividendTax) }
}
