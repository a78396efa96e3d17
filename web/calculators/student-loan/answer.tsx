import { calculator } from '#engine/calculators/student-loan/answer.ts'
import { answerOf } from '../../components/results/result-card.tsx'

export const answer = answerOf(calculator, {})
