import { useState } from 'react'
import { fetched, LazyPart } from '../../components/results/part.tsx'
import type { AsideProps } from '../../form/answer.ts'
import { askingAgain } from '../../site/ask-again.ts'

const Incomes = fetched(askingAgain(() => import('./incomes.tsx')))

/** What each kind of income adds to the bill. It is worked out, and its code loaded, when first opened. */
export function IncomesFold(props: AsideProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="periods" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>What each kind of income adds to your bill</summary>
      {isOpen && (
        <LazyPart waiting="Working it out.">
          <Incomes {...props} />
        </LazyPart>
      )}
    </details>
  )
}
