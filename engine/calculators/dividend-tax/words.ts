import { say } from '../../expression/sentence.ts'
import type { DividendWords } from '../../law/dividends/tax-on-both.ts'

/** What the steps of the working mean to somebody with dividends and other income. */
export const STEPS: DividendWords = {
  otherIncome: {
    taxableIncome: {
      label: 'Taxable other income',
      means: {
        words: say`The part of your other income that you pay tax on.`,
        atZero: say`Your allowance covers all of your other income, so none of that is taxed.`,
      },
    },
    incomeTax: {
      label: 'Income Tax on other income',
      means: {
        words: say`Each band of your taxable other income is taxed at its own rate.`,
        atZero: say`None of your other income is taxed, so there is nothing to pay on it.`,
      },
    },
  },
  unusedAllowance: {
    words: say`What is left of the allowance after your other income. It covers some of your dividends.`,
    atZero: say`Your other income uses all of the allowance.`,
  },
  againstDividends: {
    means: (because) =>
      say`An allowance goes where it saves you the most tax (ITA 2007 s.25(2)). That is usually your other income, but here it pays to use this much of it on your dividends. It stops there because ${because}.`,
    onMargin: {
      starts: 'it becomes best to use some of your Personal Allowance on your dividends',
      ends: 'it is best again to use your Personal Allowance on your other income first',
      taperedOutBy: 'allowance-used-up',
    },
  },
  taxableDividends: say`The dividends that go into the bands below. The dividend allowance is the first of those bands, taxed at nothing.`,
  dividendTax: say`Dividends are the top slice of your income: they start where your other income ends.`,
  otherIncomeFirst: {
    taxableIncome: say`What would be taxed if your other income used the allowance first.`,
    incomeTax: say`The Income Tax on that.`,
    unusedAllowance: say`What your other income would then leave of the allowance.`,
    taxableDividends: say`The dividends that the rest of the allowance would not cover.`,
    dividendTax: say`The dividend tax on those.`,
  },
  saved: say`How much less tax you pay in total than if your other income used the allowance first.`,
}
