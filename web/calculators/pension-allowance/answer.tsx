import { calculator } from '#engine/calculators/pension-allowance/answer.ts'
import { answerOf } from '../../components/results/result-card.tsx'
import { fieldsFor } from './labels.ts'

export const answer = answerOf(calculator, { fieldsFor })
