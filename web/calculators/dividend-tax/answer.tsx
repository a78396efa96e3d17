import { calculator } from '#engine/calculators/dividend-tax/index.ts'
import type { Step } from '#engine/result/step.ts'
import { answerOf, effectiveRateNote } from '../../components/results/result-card.tsx'
import { amountOf } from '../../lib/common-words.ts'
import { money } from '../../lib/format.ts'

/** Why no more of the allowance is set against dividends, from the figures of the step. */
function whyNoMore({ operands }: Step): string {
  if ('limit' in operands) return 'any more would push your other income into a higher band'
  return 'nilRate' in operands ? 'the rest of the dividends are in the dividend allowance' : 'it is all that you have'
}

export const answer = answerOf(calculator, {
  headline: ({ result }) => ({
    amount: amountOf(result, 'netDividends'),
    period: 'a year',
    about: `of your dividends is yours, after ${amountOf(result, 'dividendTax')} of tax`,
  }),
  announce: ({ result }) =>
    `You keep ${amountOf(result, 'netDividends')} of your dividends after ${amountOf(result, 'dividendTax')} of dividend tax.`,
  footnote: (outcome) => effectiveRateNote('Effective dividend tax rate', outcome),
  notes: {
    'covered-by-personal-allowance': 'Your other income leaves enough of your Personal Allowance to cover all of your dividends.',
    'within-dividend-allowance':
      'What your Personal Allowance leaves of the dividends fits in the dividend allowance, so no tax is due on it.',
    'extra-tax-on-other-income': ({ result }) => {
      const lost = 'The dividends cost you more than the dividend tax: they take away some of your Personal Allowance'
      const more = `your other income bears ${amountOf(result, 'extraTaxOnOtherIncome', money)} more tax`
      return result.notes.includes('allowance-against-dividends')
        ? `${lost}. With what is set against your dividends, ${more}.`
        : `${lost}, and ${more}.`
    },
    'allowance-against-dividends': ({ result }) =>
      `Your tax is lowest when ${amountOf(result, 'allowanceAgainstDividends', money)} of your Personal Allowance is set against your dividends and not your other income, so that is what we did. Your other income bears more tax and your dividends less: ${amountOf(result, 'savedByAllowanceAgainstDividends', money)} less in all. Check that your tax return does the same.`,
    'dividends-on-uk-bands':
      'Your other income is taxed on the Scottish bands. Your dividends are taxed on the bands and rates of the rest of the UK.',
    'tax-return-needed': 'Dividends this large have to go on a Self Assessment tax return.',
  },
  assumptions: {
    'no-other-income':
      'You have no income but the dividends. Pay, a pension or rent would use up your allowance and the cheaper bands first.',
    'other-income-is-not-savings':
      'Your other income is not interest. Interest comes between other income and dividends, and has allowances of its own.',
    'no-pension-or-gift-aid':
      'You pay nothing into a pension yourself and give nothing under Gift Aid. Either would move dividends down into a cheaper band.',
    'no-other-allowances':
      'You have the standard Personal Allowance: no Marriage Allowance and no Blind Person’s Allowance. Either would change the tax.',
    'not-in-an-isa': 'None of the dividends come from an ISA or a pension, which are free of tax: leave those out.',
  },
  steps: {
    totalIncome: () => 'What the Personal Allowance is tested on.',
    unusedAllowance: ({ value }) =>
      value.isZero()
        ? 'Your other income takes all of the allowance.'
        : 'What your other income leaves of the allowance covers dividends first.',
    allowanceAgainstDividends: (step) =>
      `An allowance goes where it lowers the total tax most (${step.law}). Usually that is against other income, but here it pays to set this much of it against dividends: ${whyNoMore(step)}.`,
    taxableDividends: () => 'The dividends that go through the bands.',
    dividendTax: () => 'Dividends are the top slice: they start where your other income ends.',
    netDividends: () => 'What you keep.',
    monthlyNetDividends: () => 'Spread evenly over the year.',
    effectiveRate: () => 'Dividend tax as a share of your dividends.',
    extraTaxOnOtherIncome: () =>
      'What your other income bears because the dividends shrink your allowance, or because some of it is set against them.',
    taxableIncomeOtherIncomeFirst: () => 'To compare: your other income if it came first in the allowance.',
    savedByAllowanceAgainstDividends: () => 'By how much the total tax is lower.',
  },
})
