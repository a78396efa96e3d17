import { calculator } from '#engine/calculators/pension-relief/answer.ts'
import { answerOf } from '../../components/results/result-card.tsx'

export const answer = answerOf(calculator, {})
