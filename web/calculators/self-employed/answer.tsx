import { calculator } from '#engine/calculators/self-employed/answer.ts'
import { answerOf } from '../../components/results/result-card.tsx'

export const answer = answerOf(calculator, {})
