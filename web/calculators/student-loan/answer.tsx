import { calculator } from '#engine/calculators/student-loan/answer.ts'
import { afterPaying, amountOf } from '../../components/results/common-words.ts'
import { answerOf } from '../../components/results/result-card.tsx'
import { takeHomeWords } from '../../components/results/take-home-words.ts'

export const answer = answerOf(calculator, {
  ...takeHomeWords,
  headline: ({ result }) => ({
    amount: amountOf(result, 'netIncome'),
    period: 'a year',
    about: `take-home pay, or ${amountOf(result, 'monthlyNetIncome')} a month, ${afterPaying(result, 'studentLoan', 'loan repayments')}`,
  }),
  announce: ({ result }) =>
    `You take home ${amountOf(result, 'netIncome')} a year ${afterPaying(result, 'studentLoan', 'student loan repayments')}.`,
})
