import { calculator } from '#engine/calculators/side-hustle/index.ts'
import { answerOf } from '../../components/results/result-card.tsx'
import { amountOf } from '../../lib/common-words.ts'

export const answer = answerOf(calculator, {
  headline: ({ result }) => ({
    amount: amountOf(result, 'netSideHustleIncome'),
    about: `left of your side hustle income, after ${amountOf(result, 'totalAdditionalTax')} of extra tax`,
  }),
  announce: ({ result }) =>
    `You keep ${amountOf(result, 'netSideHustleIncome')} of your side hustle income after ${amountOf(result, 'totalAdditionalTax')} of extra tax.`,
  notes: {
    'covered-by-trading-allowance':
      'The trading allowance covers all of your side income: it bears no tax, and if it is all that you made from trading and casual work you need not report it.',
    'trading-allowance-not-used':
      'You left the trading allowance out. Make sure that what you entered is your profit, with your expenses already taken off.',
    'side-income-reaches-another-band':
      'Your side income reaches into a higher band than your salary does, so part of it bears a higher rate.',
    'tax-above-side-income':
      'The extra tax is more than the side income. What is left of the Personal Allowance is counted in whole pounds, and this income tips it down by one.',
    'class-1-on-the-sum':
      'This rule set charges the side income to employee’s National Insurance, as though it were more salary. By law a sole trader’s profit has contributions of its own.',
  },
  assumptions: {
    'trading-allowance': ({ choice }) =>
      choice === 'true'
        ? 'We took off the trading allowance instead of expenses. You can have the one or the other, never both.'
        : 'We took off no trading allowance. That is right only where your expenses come to more, and are off already.',
    'self-employed': 'You work for yourself here. A second job on a payroll has its own tax code and National Insurance instead.',
  },
  steps: {
    tradingAllowanceUsed: ({ value }) =>
      value.isZero() ? 'None was taken off.' : 'The allowance, or all of the income where that is less.',
    taxableIncome: () => 'What tax is added on.',
    both: () => 'The side income goes on top of the salary, so it bears the highest rates that you pay.',
    'salary.taxableIncome': () => 'What the salary alone is taxed on.',
    'both.taxableIncome': () => 'What salary and side income are taxed on together.',
    additionalIncomeTax: () => 'The tax on both, less the tax that the salary bears anyway.',
    additionalNI: ({ operands, value }) => {
      if (!('profit' in operands)) return 'The contributions on both, less those on the salary.'
      return value.isZero() ? 'The side income by itself is below the level where contributions start.' : 'On the side income by itself.'
    },
    netSideHustleIncome: () => 'What you keep, before any expenses that you have not entered.',
  },
})
