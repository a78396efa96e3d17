import { calculator } from '#engine/calculators/national-insurance/answer.ts'
import { answerOf } from '../../components/results/result-card.tsx'

export const answer = answerOf(calculator, {})
