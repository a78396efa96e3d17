import { calculator } from '#engine/calculators/dividend-tax/answer.ts'
import { dividends } from '#engine/rates/generated/dividends.ts'
import { taxYears } from '#engine/rates/generated/tax-years.ts'
import { ratesOn } from '#engine/rates/rates-at.ts'
import type { Result } from '#engine/result/result.ts'
import { figuresOf, type Step } from '#engine/result/step.ts'
import { afterPaying, amountOf, shownIn } from '../../components/results/common-words.ts'
import { answerOf, effectiveRateNote } from '../../components/results/result-card.tsx'
import { figureText, money } from '../../text/format.ts'

const returnLimit = ({ taxYear, ruleSet }: Result) => figureText(ratesOn(dividends, taxYears[taxYear].starts, ruleSet).selfAssessmentLimit)

/** Why no more of the allowance goes to dividends, according to the figures in the step: a limit, the dividend allowance, or none. */
function whyNoMore(step: Step): string {
  const [figure] = figuresOf(step)
  if (!figure) return 'it is all the allowance you have'
  const isNilRate = figure.entry === 'dividends.allowance'
  return isNilRate ? 'the dividend allowance covers the rest' : 'using more would push your other income into a higher band'
}

export const answer = answerOf(calculator, {
  answers: { netDividends: 'you would keep' },
  headline: ({ result }) => ({
    amount: amountOf(result, 'netDividends'),
    period: 'a year',
    about: `left of your dividends ${afterPaying(result, 'dividendTax', 'dividend tax')}`,
  }),
  announce: ({ result }) =>
    `You keep ${amountOf(result, 'netDividends')} of your dividends ${afterPaying(result, 'dividendTax', 'dividend tax')}.`,
  deciding: { why: 'Your other income decides the tax.', having: (income) => `With other income of ${income}.` },
  footnote: (outcome) => effectiveRateNote('Effective dividend tax rate', outcome),
  notes: {
    'covered-by-personal-allowance': ({ result }) =>
      shownIn(result, 'otherIncome').isZero()
        ? 'Your Personal Allowance covers all your dividends, so there is no dividend tax to pay.'
        : 'Your other income leaves enough of your Personal Allowance to cover all your dividends, so there is no dividend tax to pay.',
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
    'dividends-on-uk-bands': ({ result }) =>
      `${shownIn(result, 'otherIncome').isZero() ? '' : 'Your other income is taxed at the Scottish rates. '}Your dividends are taxed at the same rates as in the rest of the UK.`,
    'tax-return-needed': ({ result }) =>
      `HMRC asks for a Self Assessment tax return from anyone with more than ${returnLimit(result)} of dividends.`,
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
    taxableIncome: ({ value }) =>
      value.isZero()
        ? 'Your allowance covers all of your other income, so none of that is taxed.'
        : 'The part of your other income that you pay tax on.',
    incomeTax: ({ value }) =>
      value.isZero()
        ? 'None of your other income is taxed, so there is nothing to pay on it.'
        : 'Each band of your taxable other income is taxed at its own rate.',
    unusedAllowance: ({ value }) =>
      value.isZero()
        ? 'Your other income uses all of the allowance.'
        : 'What is left of the allowance after your other income. It covers some of your dividends.',
    allowanceAgainstDividends: (step) =>
      `An allowance goes where it saves you the most tax (${step.law}). That is usually your other income, but here it pays to use this much of it on your dividends. It stops there because ${whyNoMore(step)}.`,
    taxableDividends: () =>
      'The dividends that go into the bands below. The dividend allowance is the first of those bands, taxed at nothing.',
    dividendTax: () => 'Dividends are the top slice of your income: they start where your other income ends.',
    netDividends: () => 'What you keep after dividend tax. Extra tax on your other income, if any, is not taken off here.',
    monthlyNetDividends: () => 'A twelfth of what you keep in the year.',
    effectiveRate: () => 'Dividend tax as a percentage of your dividends.',
    extraTaxOnOtherIncome: () => 'The extra tax on your other income because your dividends reduce your allowance, or use some of it.',
    taxableIncomeOtherIncomeFirst: () => 'What would be taxed if your other income used the allowance first.',
    incomeTaxOtherIncomeFirst: () => 'The Income Tax on that.',
    unusedAllowanceOtherIncomeFirst: () => 'What your other income would then leave of the allowance.',
    taxableDividendsOtherIncomeFirst: () => 'The dividends that the rest of the allowance would not cover.',
    dividendTaxOtherIncomeFirst: () => 'The dividend tax on those.',
    savedByAllowanceAgainstDividends: () => 'How much less tax you pay in total than if your other income used the allowance first.',
  },
  margin: {
    of: 'of dividends',
    alsoPaid: { extraTaxOnOtherIncome: 'more Income Tax on your other income' },
    appears: {
      allowanceAgainstDividends: 'it becomes best to use some of your Personal Allowance on your dividends',
      extraTaxOnOtherIncome: 'your dividends start to make more of your other income taxable',
    },
    disappears: {
      allowanceAgainstDividends: 'it is best again to use your Personal Allowance on your other income first',
      'within-dividend-allowance': 'the dividend allowance is used up',
    },
    taperedOut: { allowanceAgainstDividends: 'allowance-used-up' },
  },
})
