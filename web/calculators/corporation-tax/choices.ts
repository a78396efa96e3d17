import { choicesFrom } from '../../components/results/choices.tsx'

export { calculator } from '#engine/calculators/corporation-tax/answer.ts'

/** How an owner takes the profit out. */
export const Choices = choicesFrom(() => import('./salary-or-dividends.tsx'))
