import { useState } from 'react'
import { marginOf } from '#engine/explain/margin-of.ts'
import { ONE_HUNDRED } from '#engine/money/decimal.ts'
import type { AnsweredForm } from '../../form/answer.ts'
import { askingAgain } from '../../site/ask-again.ts'
import { money } from '../../text/format.ts'
import { fetched, LazyPart } from './part.tsx'

const MarginalView = fetched(askingAgain(() => import('./marginal-view.tsx')))

/** What a little more income costs, on calculators that take one. It is worked out, and its code loaded, when first opened. */
export function MarginalDetails(props: AnsweredForm) {
  const [isOpen, setOpen] = useState(false)
  if (!marginOf(props.calculator, props.inputs)) return null
  return (
    <details className="marginal" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>What another {money(ONE_HUNDRED)} does</summary>
      {isOpen && (
        <LazyPart waiting="Working it out.">
          <MarginalView {...props} />
        </LazyPart>
      )}
    </details>
  )
}
