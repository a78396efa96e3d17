import { useState } from 'react'
import { fetched, Part } from '../../components/results/part.tsx'
import type { AsideProps } from '../../form/answer.ts'
import { askingAgain } from '../../site/ask-again.ts'

export { calculator } from '#engine/calculators/payslip/answer.ts'

const Check = fetched(askingAgain(() => import('./check.tsx')))

/** What a payslip offers next to its answer. Each part is loaded when it is first opened. */
export function Aside({ inputs }: AsideProps) {
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
