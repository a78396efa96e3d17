import { fetched } from '../../components/results/part.tsx'
import type { AsideProps } from '../../form/answer.ts'
import { askingAgain } from '../../site/ask-again.ts'

export { calculator } from '#engine/calculators/capital-gains/answer.ts'

/** When to sell, and who owns what is sold. */
export const Choices = fetched<AsideProps>(
  askingAgain(() => import('./when-to-sell.tsx')),
  'The comparison',
)
