import { type ReactNode, useContext, useEffect, useRef } from 'react'
import { FormContext } from '../form-context.ts'

/** Inputs that few people need, closed until a visitor opens them, the address sets one of them, or one has a mistake. */
export function MoreOptions({ inside, children }: { inside: string; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null)
  const { issues } = useContext(FormContext)

  const shown = useRef(issues)
  useEffect(() => {
    if (shown.current === issues) return
    shown.current = issues
    if (details.current?.querySelector('[data-invalid]')) details.current.open = true
  })

  return (
    <details className="more-options" ref={details}>
      <summary>
        More options <span className="summary-about">{inside}</span>
      </summary>
      <div className="more-options-fields">{children}</div>
    </details>
  )
}
