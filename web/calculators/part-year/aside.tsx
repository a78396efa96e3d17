import { useState } from 'react'
import { fetched, LazyPart } from '../../components/results/part.tsx'
import type { AsideProps } from '../../form/answer.ts'
import { askingAgain } from '../../site/ask-again.ts'

export { calculator } from '#engine/calculators/part-year/answer.ts'

const MonthTable = fetched(askingAgain(() => import('./month-table.tsx')))

/** Pay and what payroll takes from it, month by month. Worked out, and its code loaded, when first opened. */
export function Aside(props: AsideProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="periods" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Your pay, month by month</summary>
      {isOpen && (
        <LazyPart waiting="Working it out.">
          <MonthTable {...props} />
        </LazyPart>
      )}
    </details>
  )
}
