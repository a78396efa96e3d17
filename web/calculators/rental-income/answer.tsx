import { calculator } from '#engine/calculators/rental-income/answer.ts'
import { answerOf } from '../../components/results/result-card.tsx'

export const answer = answerOf(calculator, {})
