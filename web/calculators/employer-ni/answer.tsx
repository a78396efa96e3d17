import { calculator } from '#engine/calculators/employer-ni/answer.ts'
import { answerOf } from '../../components/results/result-card.tsx'

export const answer = answerOf(calculator, {})
