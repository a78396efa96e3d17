import { calculator } from '#engine/calculators/self-employed/index.ts'
import { answerOf } from '../../components/results/result-card.tsx'
import { amountOf } from '../../lib/common-words.ts'

export const answer = answerOf(calculator, {
  headline: ({ result }) => ({
    amount: amountOf(result, 'netIncome'),
    period: 'a year',
    about: `left of your profit after tax, ${amountOf(result, 'monthlyNetIncome')} a month`,
  }),
  announce: ({ result }) =>
    `You keep ${amountOf(result, 'netIncome')} a year after ${amountOf(result, 'totalTax')} of tax and National Insurance.`,
  notes: {
    'expenses-above-profit':
      'You made a loss, so there is nothing to pay. Report it: a loss can be set against other income, or carried forward against later profits of the same trade.',
    'class2-choice-not-used': 'Whether you tick Class 2 changes nothing: nobody has to choose it for this calculation.',
    'payments-on-account':
      'You pay this through Self Assessment. Unless the bill is small, HMRC also asks for half of it in January and half in July towards next year, so the first time you pay can cost one and a half times this bill.',
  },
  assumptions: {
    'no-other-income':
      'This business is your only income. A job, a pension, rent, savings or dividends would use up your allowance and lower bands first.',
    'allowable-expenses':
      'Every expense you entered is allowed for tax. You may claim the trading allowance instead of all of them, but not as well.',
    'paid-after-the-year':
      'The answer counts this year’s bill alone. The first bill comes with payments on account towards the next one, which are taken off that when it is due.',
    'nothing-else':
      'Not included: pension contributions, losses brought forward, Marriage Allowance, and profit still being spread from when accounting years had to match tax years. Each would change the bill.',
  },
  leftOut: {
    firstJanuary: 'Due in January, the first payment on account included',
    firstJuly: 'Due in July, the second payment on account',
    tradingAllowance: 'With the trading allowance instead of expenses',
  },
  steps: {
    netProfit: ({ value }) => (value.isNegative() ? 'Expenses above what came in make a loss.' : 'What your business made.'),
    chargeableProfit: () => 'A loss is taxed as nothing.',
    class2NI: ({ value }) =>
      value.isZero() ? 'Nothing is charged for this profit.' : 'A flat amount for each week, whatever the profit above the threshold.',
    class4NI: ({ value }) =>
      value.isZero() ? 'Your profit is within the lower limit, where Class 4 has not begun.' : 'Charged on profit alone, band by band.',
    totalTax: () => 'What you will owe HMRC for the year.',
    netIncome: () => 'Profit less everything you owe.',
    monthlyNetIncome: () => 'The year in twelve equal parts. Your bill comes in lumps, so set money aside.',
  },
})
