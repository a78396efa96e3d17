import { calculator } from '#engine/calculators/side-hustle/index.ts'
import { ZERO } from '#engine/money/decimal.ts'
import type { Result } from '#engine/result/result.ts'
import { answerOf } from '../../components/results/result-card.tsx'
import { amountOf } from '../../lib/common-words.ts'
import { money } from '../../lib/format.ts'

const stepOf = ({ steps }: Result, key: string) => steps.find((step) => step.key === key)

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
    'class-4-within-annual-maximum': ({ result }) =>
      `Your salary has paid Class 1 National Insurance, which counts towards a yearly maximum at the main rates. So ${money(stepOf(result, 'profitAtAdditionalRate')?.value ?? ZERO)} of your profit is charged at the lower rate of Class 4. HMRC works this out from your tax return.`,
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
    class1AtMainRate: () => 'What payroll takes from your salary at the main rate. The part above the upper limit does not count here.',
    annualMaximum: () =>
      'What the main rate of Class 4 comes to on a profit that reaches the upper limit: the most that is charged at the main rates in a year.',
    mainRateRoom: ({ value }) =>
      value.isZero() ? 'Your salary has used up all of the maximum.' : 'What your salary leaves of the maximum.',
    profitAtMainRate: ({ value }) =>
      value.isZero()
        ? 'So none of the profit is charged at the main rate.'
        : 'How much of the profit above the lower limit is charged at the main rate.',
    profitAtAdditionalRate: () => 'The rest of the profit above the lower limit, at the lower rate.',
    additionalNI: ({ operands, value }) => {
      if (!('profit' in operands)) return 'The contributions on both, less those on the salary.'
      return value.isZero() ? 'The side income by itself is below the level where contributions start.' : 'Class 4 on the side income.'
    },
    netSideHustleIncome: () => 'What you keep, before any expenses that you have not entered.',
  },
})
