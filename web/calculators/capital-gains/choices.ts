import { choicesFrom } from '../../components/results/choices.tsx'

export { calculator } from '#engine/calculators/capital-gains/answer.ts'

/** When to sell, and who owns what is sold. */
export const Choices = choicesFrom(() => import('./when-to-sell.tsx'))
