import { calculator } from '#engine/calculators/part-year/index.ts'
import { type Decimal, ONE } from '#engine/money/decimal.ts'
import type { Outcome } from '../../components/calculator-form.ts'
import { answerOf, effectiveRateNote } from '../../components/results/result-card.tsx'
import { amountOf } from '../../lib/common-words.ts'
import { count } from '../../lib/format.ts'

/** `6 months’ pay`, as the visitor entered it. */
function payOfMonths({ inputs }: Outcome): string {
  const months = inputs['monthsWorked'] as Decimal
  return `${count(months)} ${months.equals(ONE) ? 'month’s' : 'months’'} pay`
}

export const answer = answerOf(calculator, {
  headline: (outcome) => ({
    amount: amountOf(outcome.result, 'netIncome'),
    about: `left of ${payOfMonths(outcome)}, ${amountOf(outcome.result, 'averageMonthlyNetIncome')} a month on average`,
  }),
  announce: (outcome) =>
    `Of ${payOfMonths(outcome)}, ${amountOf(outcome.result, 'netIncome')} is left, ${amountOf(outcome.result, 'averageMonthlyNetIncome')} a month on average.`,
  footnote: (outcome) => effectiveRateNote('Effective tax rate', outcome),
  notes: {
    'pay-as-you-earn-may-be-refunded':
      'Payroll spreads your Personal Allowance over the whole year. If you stopped work before it ended, more tax than this was probably taken, and you can claim it back. If you started during the year, payroll normally catches up by itself.',
    'national-insurance-without-income-tax':
      'You owe National Insurance although you owe no Income Tax, because it looks at each month’s pay alone. Months without work do not bring it back.',
    'differs-from-annual-thresholds':
      'Twelve monthly thresholds are a few pounds more or less than the annual one, so the National Insurance is some pence away from a figure worked out by the year.',
  },
  assumptions: {
    'full-year': 'You worked in every month of the tax year. With fewer months the same yearly allowance covers more of the pay.',
    'salary-sacrifice':
      'We took your pension to be paid by salary sacrifice, which lowers Income Tax and National Insurance alike. Paid in any other way it lowers Income Tax alone.',
    'nothing-else-earned':
      'You earned nothing else in the tax year, so all of the year’s Personal Allowance goes against these months. Another job, taxable benefits or a pension would use part of it.',
    'same-pay-each-month':
      'You were paid monthly, a twelfth of the salary each time. A bonus or a part of a month changes the National Insurance, and pay for the notice or holiday that you did not take is taxed too.',
  },
  leftOut: {
    netPayArrangement: 'Paid by a net pay arrangement',
  },
  steps: {
    actualEarnings: () => 'A twelfth of the salary for each month worked.',
    pension: () => 'Your percentage of what you earned in those months.',
    pay: () => 'What tax and National Insurance are worked out on.',
    averageMonthlyNetIncome: () => 'Spread evenly over the months worked.',
    effectiveRate: () => 'All deductions, your pension among them, as a share of what you earned.',
  },
})
