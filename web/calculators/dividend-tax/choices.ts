import { choicesFrom } from '../../components/results/choices.tsx'

export { calculator } from '#engine/calculators/dividend-tax/answer.ts'

/** How much of a dividend to take. */
export const Choices = choicesFrom(() => import('./how-much.tsx'))
