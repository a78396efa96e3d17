import { calculator } from '#engine/calculators/corporation-tax/answer.ts'
import { answerOf } from '../../components/results/result-card.tsx'

export const answer = answerOf(calculator, {})
