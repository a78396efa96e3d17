import { calculator } from '#engine/calculators/dividend-tax/index.ts'
import type { Step } from '#engine/result/step.ts'
import { answerOf, effectiveRateNote } from '../../components/results/result-card.tsx'
import { amountOf } from '../../lib/common-words.ts'
import { money } from '../../lib/format.ts'

/** Why no more of the allowance goes to dividends, according to the figures in the step. */
function whyNoMore({ operands }: Step): string {
  if ('limit' in operands) return 'using more would push your other income into a higher band'
  return 'nilRate' in operands ? 'the dividend allowance covers the rest' : 'it is all the allowance you have'
}

export const answer = answerOf(calculator, {
  headline: ({ result }) => ({
    amount: amountOf(result, 'netDividends'),
    period: 'a year',
    about: `of your dividends to keep, after ${amountOf(result, 'dividendTax')} of tax`,
  }),
  announce: ({ result }) =>
    `You keep ${amountOf(result, 'netDividends')} of your dividends after ${amountOf(result, 'dividendTax')} of dividend tax.`,
  footnote: (outcome) => effectiveRateNote('Effective dividend tax rate', outcome),
  notes: {
    'covered-by-personal-allowance':
      'There is enough left of your Personal Allowance, after your other income, to cover all your dividends.',
    'within-dividend-allowance':
      'The dividend allowance covers all the dividends that your Personal Allowance does not, so there is no dividend tax to pay.',
    'extra-tax-on-other-income': ({ result }) => {
      const lost = 'Your dividends cost you more than the dividend tax, because they reduce your Personal Allowance'
      const more = `you pay ${amountOf(result, 'extraTaxOnOtherIncome', money)} more tax on your other income`
      return result.notes.includes('allowance-against-dividends')
        ? `${lost}. Because some of it is also used on your dividends, ${more}.`
        : `${lost}. As a result, ${more}.`
    },
    'allowance-against-dividends': ({ result }) =>
      `Your tax is lowest if ${amountOf(result, 'allowanceAgainstDividends', money)} of your Personal Allowance is used on your dividends instead of your other income, so that is what we did. You pay more tax on your other income and less on your dividends, and save ${amountOf(result, 'savedByAllowanceAgainstDividends', money)} overall. Check that your tax return does the same.`,
    'dividends-on-uk-bands':
      'Your other income is taxed on the Scottish bands. Your dividends are taxed at the rates and bands for the rest of the UK.',
    'tax-return-needed': 'You have to report dividends of this size on a Self Assessment tax return.',
  },
  assumptions: {
    'no-other-income': 'You have no other income. Pay, a pension or rent would use up your allowance and the lower bands first.',
    'other-income-is-not-savings':
      'None of your other income is savings interest. Interest is taxed after other income and before dividends, and has its own allowances.',
    'no-pension-or-gift-aid':
      'You pay nothing into a pension yourself and make no Gift Aid donations. Either could move some of your dividends into a lower band.',
    'no-other-allowances':
      'You have the standard Personal Allowance: no Marriage Allowance and no Blind Person’s Allowance. Either would change your tax.',
    'not-in-an-isa': 'None of your dividends come from an ISA or a pension. You pay no tax on those, so leave them out.',
  },
  steps: {
    totalIncome: () => 'Your Personal Allowance depends on this.',
    unusedAllowance: ({ value }) =>
      value.isZero()
        ? 'Your other income uses all of the allowance.'
        : 'What is left of the allowance after your other income. It covers some of your dividends.',
    allowanceAgainstDividends: (step) =>
      `An allowance goes where it saves you the most tax (${step.law}). That is usually your other income, but here it pays to use this much of it on your dividends. It stops there because ${whyNoMore(step)}.`,
    taxableDividends: () => 'The dividends that are taxed in the bands below.',
    dividendTax: () => 'Dividends are the top slice of your income: they start where your other income ends.',
    netDividends: () => 'What you keep after dividend tax.',
    monthlyNetDividends: () => 'A twelfth of what you keep in the year.',
    effectiveRate: () => 'Dividend tax as a percentage of your dividends.',
    extraTaxOnOtherIncome: () => 'The extra tax on your other income because your dividends reduce your allowance, or use some of it.',
    taxableIncomeOtherIncomeFirst: () => 'For comparison: your taxable income if your other income used the allowance first.',
    savedByAllowanceAgainstDividends: () => 'How much less tax you pay in total.',
  },
})
