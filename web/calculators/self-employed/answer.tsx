import { calculator } from '#engine/calculators/self-employed/answer.ts'
import { afterPaying, amountOf, class2Words, class4Words, shownIn } from '../../components/results/common-words.ts'
import { answerOf } from '../../components/results/result-card.tsx'
import type { Outcome } from '../../form/answer.ts'
import { poundsAndPence } from '../../text/format.ts'
import { belowPensionAge } from '../../text/law/national-insurance-ages.ts'

const isLoss = ({ result }: Outcome) => shownIn(result, 'netProfit').isNegative()

export const answer = answerOf(calculator, {
  answers: { netIncome: 'you would take home' },
  headline: (outcome) => {
    const amount = amountOf(outcome.result, 'netIncome')
    if (isLoss(outcome)) return { amount, period: 'a year', about: 'your loss for the year, with no tax to pay' }
    return {
      amount,
      period: 'a year',
      about: `For the year. You keep ${amountOf(outcome.result, 'monthlyNetIncome')} a month.`,
      columns: [
        { field: 'totalTax', name: 'Tax and National Insurance', amount: amountOf(outcome.result, 'totalTax') },
        { field: 'netIncome', name: 'You keep', amount },
      ],
    }
  },
  ledger: { inHeadline: ['totalTax'] },
  announce: (outcome) =>
    isLoss(outcome)
      ? `You made a loss of ${poundsAndPence(shownIn(outcome.result, 'netProfit').abs())}, so there is no tax or National Insurance to pay.`
      : `You keep ${amountOf(outcome.result, 'netIncome')} a year ${afterPaying(outcome.result, 'totalTax', 'tax and National Insurance')}.`,
  notes: {
    'expenses-above-profit':
      'You made a loss, so there is nothing to pay. Still report it: you can set a loss against other income, or carry it forward against later profits of the same trade.',
    'class2-choice-not-used': 'The Class 2 choice makes no difference to this calculation.',
    'payments-on-account':
      'You pay this through Self Assessment. Unless the bill is small, HMRC also asks for two advance payments towards next year’s bill, one in January and one in July. Each is half of this bill, so the first time you pay, you may have to find one and a half times this bill.',
  },
  assumptions: {
    'below-pension-age': belowPensionAge,
    'no-other-income':
      'This business is your only income. Income from a job, a pension, rent, savings or dividends would change your bill.',
    'allowable-expenses':
      'All the expenses you entered are allowed for tax. You can claim the trading allowance instead of expenses, but not both.',
    'paid-after-the-year':
      'We count this year’s bill only. You may also have to make payments on account, which are advance payments towards next year’s bill.',
    'nothing-else':
      'Nothing else affects your bill: no pension contributions, losses from earlier years, Marriage Allowance, or profit from the switch to tax-year accounting that is taxed over several years (basis period reform). Any of these would change it.',
  },
  leftOut: {
    firstJanuary: 'Due in January, including the first payment on account',
    firstJuly: 'Due in July, the second payment on account',
    tradingAllowance: 'With the trading allowance instead of expenses',
  },
  steps: {
    netProfit: ({ value }) =>
      value.isNegative() ? 'You spent more than you took, so this is a loss.' : 'What your business made after expenses.',
    chargeableProfit: () => 'You pay no tax on a loss.',
    class2NI: class2Words,
    class4NI: class4Words,
    totalTax: () => 'What you will owe HMRC for the year.',
    netIncome: () => 'Your profit after everything you owe.',
    monthlyNetIncome: () => 'A twelfth of the year. Your tax is not taken monthly, so set money aside for it.',
  },
  margin: {
    of: 'of income',
  },
})
