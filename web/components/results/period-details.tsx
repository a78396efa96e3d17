import { useState } from 'react'
import type { AnsweredForm } from '../../form/answer.ts'
import { askingAgain } from '../../site/ask-again.ts'
import { fetched, LazyPart } from './part.tsx'

const PeriodTable = fetched(askingAgain(() => import('./period-table.tsx')))

/** The answer by shorter periods, on calculators that ask for pay. It is worked out, and its code loaded, when first opened. */
export function PeriodDetails(props: AnsweredForm) {
  const [isOpen, setOpen] = useState(false)
  if (!('payPer' in props.calculator.fields)) return null
  return (
    <details className="periods" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>By month, week, day and hour</summary>
      {isOpen && (
        <LazyPart waiting="Working it out.">
          <PeriodTable {...props} />
        </LazyPart>
      )}
    </details>
  )
}
