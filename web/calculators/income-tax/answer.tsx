import { calculator } from '#engine/calculators/income-tax/index.ts'
import { answerOf } from '../../components/results/result-card.tsx'
import { takeHomeWords } from '../../components/results/take-home-words.ts'

export const answer = answerOf(calculator, takeHomeWords)
