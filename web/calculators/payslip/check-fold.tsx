import { useState } from 'react'
import { fetched, Part } from '../../components/results/part.tsx'
import type { AsideProps } from '../../form/answer.ts'
import { askingAgain } from '../../site/ask-again.ts'

const Check = fetched(
  askingAgain(() => import('./check.tsx')),
  'The check',
)

/** The check of a payslip, loaded when it is first opened. It starts anew for another answer. */
export function CheckFold({ inputs }: AsideProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="working" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Check my payslip against this</summary>
      {isOpen && (
        <Part waiting="Loading the check.">
          <Check key={JSON.stringify(inputs)} inputs={inputs} />
        </Part>
      )}
    </details>
  )
}
