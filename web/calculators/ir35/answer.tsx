import { calculator } from '#engine/calculators/ir35/answer.ts'
import { answerOf } from '../../components/results/result-card.tsx'
import { textOf } from '../../text/said.ts'
import { Comparison } from './comparison.tsx'

export const answer = answerOf(calculator, {
  Aside: Comparison,
  // Until the words that calculators have in common say nothing of National Insurance.
  steps: { nationalInsurance: ({ means = [] }) => textOf(means) },
})
