import { calculator } from '#engine/calculators/national-insurance/answer.ts'
import { amountOf, shownIn } from '../../components/results/common-words.ts'
import { answerOf } from '../../components/results/result-card.tsx'
import type { Outcome } from '../../form/answer.ts'
import { money } from '../../text/format.ts'
import { belowPensionAge } from '../../text/law/national-insurance-ages.ts'

const isEmployee = ({ result }: Outcome) => result.record['employmentType'] === 'employee'

export const answer = answerOf(calculator, {
  answers: { employeeNI: 'your National Insurance would be', totalNI: 'total National Insurance would be' },
  headline: (outcome) => ({
    amount: amountOf(outcome.result, 'employeeNI'),
    period: 'a year',
    about: `National Insurance ${isEmployee(outcome) ? 'from your pay' : 'on your profit'}, or ${amountOf(outcome.result, 'monthlyEmployeeNI')} a month`,
  }),
  answerField: () => 'employeeNI',
  announce: (outcome) =>
    isEmployee(outcome)
      ? `You pay ${amountOf(outcome.result, 'employeeNI')} a year in National Insurance, and your employer pays ${shownIn(outcome.result, 'employerNI').isZero() ? 'none' : amountOf(outcome.result, 'employerNI')}.`
      : `You pay ${amountOf(outcome.result, 'employeeNI')} a year in National Insurance on your profit.`,
  notes: {
    'below-threshold': (outcome) =>
      isEmployee(outcome)
        ? 'You earn too little to pay any National Insurance. The year can still count towards your State Pension if your pay reaches the lower earnings limit, which is below the level at which you start to pay.'
        : 'Your profit is too low for Class 4, so there is nothing to pay.',
    'employer-pays-its-own': ({ result }) =>
      `Your employer pays ${amountOf(result, 'employerNI', money)} on top of your pay. It does not come out of your wages.`,
  },
  assumptions: {
    'below-pension-age': belowPensionAge,
    'employment-type': ({ choice }) =>
      choice === 'employee'
        ? 'You are an employee. If you work for yourself, you pay different National Insurance on your profit.'
        : 'You work for yourself. If you are an employee, you pay at different rates and your employer pays some too.',
    'one-job': 'You have one job all year. A second job would be worked out separately, with its own threshold.',
    'profit-after-expenses': 'The amount you entered is your profit for the year, with your business expenses already taken off.',
    'no-benefits-in-kind':
      'You have no company car or other benefits from your employer. If you do, your employer pays more National Insurance. It may pay less if it gets the Employment Allowance.',
    'no-other-work': 'You do not have a job as well. If you do, you may pay less on your profit, because there is a yearly maximum.',
  },
  steps: {
    employeeNI: ({ label }) =>
      label.includes('Class 1') ? 'This comes off your pay before you get it.' : 'You pay this through your tax return.',
    employerNI: () => 'Your employer pays this on top of your pay. It has no upper limit.',
    totalNI: () => 'What you and your employer pay HMRC between you.',
    monthlyEmployeeNI: () => 'The year’s National Insurance, spread evenly over the months.',
    class4NI: () => 'Each part of your profit is charged at the rate shown below.',
    class2NI: ({ value }) => (value.isZero() ? 'You pay no Class 2 on this profit.' : 'A flat charge for each week of the year.'),
  },
  margin: {
    ifMore: (more) => `you earned ${more}`,
    taxes: { employeeNI: 'employee National Insurance', employerNI: 'employer National Insurance' },
  },
})
