import { calculator } from '#engine/calculators/national-insurance/index.ts'
import type { Outcome } from '../../components/calculator-form.ts'
import { answerOf } from '../../components/results/result-card.tsx'
import { amountOf } from '../../lib/common-words.ts'
import { money } from '../../lib/format.ts'

const isEmployee = ({ result }: Outcome) => result.record['employmentType'] === 'employee'

export const answer = answerOf(calculator, {
  headline: (outcome) => ({
    amount: amountOf(outcome.result, 'employeeNI'),
    period: 'a year',
    about: `${isEmployee(outcome) ? 'comes out of your pay' : 'on your profit'}, ${amountOf(outcome.result, 'monthlyEmployeeNI')} a month`,
  }),
  answerField: 'employeeNI',
  announce: (outcome) =>
    isEmployee(outcome)
      ? `You pay ${amountOf(outcome.result, 'employeeNI')} of National Insurance a year and your employer ${amountOf(outcome.result, 'employerNI')}.`
      : `You pay ${amountOf(outcome.result, 'employeeNI')} of National Insurance a year on your profit.`,
  notes: {
    'below-threshold': (outcome) =>
      isEmployee(outcome)
        ? 'You earn too little to pay anything yourself. The year can still count towards your State Pension if you earn above the lower earnings limit.'
        : 'Your profit is too small for Class 4, so there is nothing to pay.',
    'employer-pays-its-own': ({ result }) =>
      `Your employer’s ${amountOf(result, 'employerNI', money)} comes on top of your pay. It is never taken out of it.`,
  },
  assumptions: {
    'employment-type': ({ choice }) =>
      choice === 'employee'
        ? 'You are an employee. The profit of somebody who works for themselves has contributions of its own.'
        : 'You work for yourself. An employee has other contributions, and the employer pays some too.',
    'one-job': 'You have one job all year. A second one is worked out separately, with a threshold of its own.',
    'profit-after-expenses':
      'The amount is your profit for the year, with business expenses already taken off. If they are not, take them off first.',
    'no-benefits-in-kind':
      'Pay alone is counted. On a company car or other benefits the employer pays more, and the Employment Allowance may take something off its bill.',
    'no-other-work': 'You have no job beside it. Wages on top can lower what you pay on profit, because there is a yearly maximum.',
  },
  steps: {
    employeeNI: ({ label }) =>
      label.includes('Class 1') ? 'Taken from your pay before you receive it.' : 'What you owe through your tax return.',
    employerNI: () => 'Paid by your employer beside your pay, with no upper limit.',
    totalNI: () => 'What HMRC receives for your job from the two of you.',
    monthlyEmployeeNI: () => 'The year spread evenly over its months.',
    class4NI: () => 'Worked out on profit, with the two limits below.',
    class2NI: ({ value }) =>
      value.isZero() ? 'A weekly charge that is not made on this profit.' : 'A flat charge for every week of the year.',
  },
})
