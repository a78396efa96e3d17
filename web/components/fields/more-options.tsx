import { type ReactNode, useContext, useEffect, useRef } from 'react'
import { FormContext } from '../form-context.ts'

interface Props {
  /** The words of its summary; “More options” without it. */
  readonly title?: string
  /** What it has, unless its title says all. */
  readonly inside?: string
  /** The fragment of an address that opens it. */
  readonly id?: string
  /** Set where whoever opens it is sure to fill in its first box. */
  readonly isFilledInAtOnce?: true
  readonly children: ReactNode
}

/** Inputs that few people need, closed until a visitor opens them, the address sets one of them, or one has a mistake. */
export function MoreOptions({ title = 'More options', inside, id, isFilledInAtOnce, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  const { issues } = useContext(FormContext)

  const shown = useRef(issues)
  useEffect(() => {
    if (shown.current === issues) return
    shown.current = issues
    if (details.current?.querySelector('[data-invalid]')) details.current.open = true
  })

  return (
    <details className="more-options" data-first-box={isFilledInAtOnce && ''} ref={details}>
      <summary id={id}>
        {title} {inside !== undefined && <span className="summary-about">{inside}</span>}
      </summary>
      <div className="more-options-fields">{children}</div>
    </details>
  )
}
