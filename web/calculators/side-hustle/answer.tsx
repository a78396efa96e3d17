import { calculator } from '#engine/calculators/side-hustle/answer.ts'
import { answerOf } from '../../components/results/result-card.tsx'

export const answer = answerOf(calculator, {})
