import { calculator } from '#engine/calculators/part-year/answer.ts'
import { fields, type PayMonth } from '#engine/calculators/part-year/fields.ts'
import { type Decimal, ONE } from '#engine/money/decimal.ts'
import { amountOf } from '../../components/results/common-words.ts'
import { answerOf, payRatesNote } from '../../components/results/result-card.tsx'
import type { Outcome } from '../../form/answer.ts'
import { count } from '../../text/format.ts'

/** `6 months’ work`, for the months that the visitor entered. */
function monthsOf({ inputs }: Outcome): string {
  const months = inputs['monthsWorked'] as Decimal
  return `${count(months)} ${months.equals(ONE) ? 'month’s' : 'months’'} work`
}

export const answer = answerOf(calculator, {
  answers: { netIncome: 'you would take home' },
  headline: (outcome) => ({
    amount: amountOf(outcome.result, 'netIncome'),
    about: `take-home pay for ${monthsOf(outcome)}, or ${amountOf(outcome.result, 'averageMonthlyNetIncome')} a month on average`,
  }),
  announce: (outcome) =>
    `You take home ${amountOf(outcome.result, 'netIncome')} for ${monthsOf(outcome)}, ${amountOf(outcome.result, 'averageMonthlyNetIncome')} a month on average.`,
  footnote: payRatesNote,
  notes: {
    'pay-as-you-earn-may-be-refunded':
      'Payroll spreads your Personal Allowance over the whole tax year. If you stopped work before it ended, you probably paid more tax than this and can claim the difference back. If you started during the year, payroll normally catches up automatically.',
    'national-insurance-without-income-tax':
      'You pay National Insurance even though you owe no Income Tax, because it looks at each month’s pay on its own. You do not get it back for months without work.',
    'differs-from-annual-thresholds':
      'The monthly thresholds do not add up exactly to the annual ones, so the National Insurance is a little different from one calculation for the whole year.',
  },
  assumptions: {
    'first-month': ({ choice }) =>
      `Your first pay from this job in the tax year was in ${fields.firstMonth.words[choice as PayMonth]}. National Insurance changed during that year, so each month’s pay is charged at the rates of its own month.`,
    'full-year':
      'You worked in every month of the tax year. If you worked fewer, the same Personal Allowance would cover more of your pay.',
    'salary-sacrifice':
      'We assumed you pay into your pension by salary sacrifice, which saves both Income Tax and National Insurance. Any other way saves only Income Tax.',
    'nothing-else-earned':
      'You had no other income in the tax year, so all of your Personal Allowance is used on this pay. Another job, taxable benefits or a pension would use part of it.',
    'same-pay-each-month':
      'You were paid monthly, a twelfth of your salary each time. A bonus or a part month would change your National Insurance. Pay in lieu of notice and pay for unused holiday are taxed too.',
  },
  leftOut: {
    netPayArrangement: 'With a net pay arrangement instead',
    netPayRelief: 'With a net pay arrangement, paid to you by HMRC after the tax year',
  },
  steps: {
    actualEarnings: () => 'A twelfth of your salary for each month you worked.',
    pension: () => 'Your percentage of what you earned in those months.',
    pay: () => 'Your tax and National Insurance are worked out on this.',
    averageMonthlyNetIncome: () => 'Your take-home pay, spread evenly over the months you worked.',
    effectiveRate: () => 'All deductions, including your pension, as a percentage of what you earned.',
    taxAndInsuranceRate: () => 'The same without your pension contribution.',
  },
  margin: {
    of: 'of salary',
    ifMore: (more) => `your salary were ${more}`,
  },
})
