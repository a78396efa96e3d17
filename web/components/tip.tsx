import { type ReactNode, useId } from 'react'

/** A question mark that explains a term. `tips.ts` opens it, so that it works before the form’s own script has come, and without it. */
export function Tip({ about, children }: { about: string; children: ReactNode }) {
  const id = useId()
  return (
    <span className="tip">
      <button type="button" aria-label={`About ${about}`} aria-describedby={id}>
        ?
      </button>
      <span className="tip-text" role="tooltip" id={id} hidden>
        {children}
      </span>
    </span>
  )
}
