import { type ReactNode, useState } from 'react'
import { LazyPart } from './part.tsx'

interface Props {
  readonly className: string
  readonly summary: string
  /** Shown while what is folded is not ready. */
  readonly waiting: string
  readonly children: ReactNode
}

/** A fold of an answer. What is in it is worked out, and its code loaded, when it is first opened. */
export function LazyFold({ className, summary, waiting, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={className} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && <LazyPart waiting={waiting}>{children}</LazyPart>}
    </details>
  )
}
