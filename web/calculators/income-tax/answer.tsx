import { calculator } from '#engine/calculators/income-tax/answer.ts'
import { isNothing } from '../../components/results/common-words.ts'
import { answerOf } from '../../components/results/result-card.tsx'

export const answer = answerOf(calculator, {
  // The home page asks only for a salary.
  moreToEnter: ({ inputs: { pensionContribution, studentLoanPlan } }) =>
    isNothing(pensionContribution) && studentLoanPlan === 'none'
      ? { text: 'Add a pension or student loan', field: 'pensionContribution' }
      : undefined,
})
