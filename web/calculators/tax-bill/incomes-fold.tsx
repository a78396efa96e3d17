import { LazyFold } from '../../components/results/lazy-fold.tsx'
import { fetched } from '../../components/results/part.tsx'
import type { AsideProps } from '../../form/answer.ts'
import { askingAgain } from '../../site/ask-again.ts'

const Incomes = fetched(askingAgain(() => import('./incomes.tsx')))

/** What each kind of income adds to the bill. It is worked out, and its code loaded, when first opened. */
export const IncomesFold = (props: AsideProps) => (
  <LazyFold part="incomes" className="periods" summary="Where your bill comes from" waiting="Working it out.">
    <Incomes {...props} />
  </LazyFold>
)
