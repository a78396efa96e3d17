import { marginOf } from '#engine/explain/margin-of.ts'
import { ONE_HUNDRED } from '#engine/money/decimal.ts'
import type { AnsweredForm } from '../../form/answer.ts'
import { askingAgain } from '../../site/ask-again.ts'
import { money } from '../../text/format.ts'
import { LazyFold } from './lazy-fold.tsx'
import { fetched } from './part.tsx'

const MarginalView = fetched(askingAgain(() => import('./marginal-view.tsx')))

/** What a little more income costs, on calculators that take one. It is worked out, and its code loaded, when first opened. */
export function MarginalDetails(props: AnsweredForm) {
  if (!marginOf(props.calculator, props.inputs)) return null
  return (
    <LazyFold part="margin" className="marginal" summary={`What another ${money(ONE_HUNDRED)} does`} waiting="Working it out.">
      <MarginalView {...props} />
    </LazyFold>
  )
}
