import { lazy, Suspense, useState } from 'react'
import { ONE_HUNDRED } from '#engine/money/decimal.ts'
import { money } from '../../lib/format.ts'
import type { MarginalProps } from './marginal-view.tsx'
import { Unfetched } from './unfetched.tsx'

const MarginalView = lazy(() => import('./marginal-view.tsx').catch(() => ({ default: Unfetched })))

/** What more of the income costs, for the calculators that are about one. Worked out, and its code fetched, when it is first opened. */
export function MarginalDetails(props: MarginalProps) {
  const [isOpen, setOpen] = useState(false)
  if (!props.calculator.margin) return null
  return (
    <details className="marginal" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>What the next {money(ONE_HUNDRED)} costs</summary>
      {isOpen && (
        <Suspense fallback={<p className="hint">Working it out.</p>}>
          <MarginalView {...props} />
        </Suspense>
      )}
    </details>
  )
}
