import type { ReactNode } from 'react'
import { LazyPart } from './part.tsx'
import { useFold } from './use-fold.ts'

interface Props {
  /** Its name in an address that opens it. */
  readonly part: string
  readonly className: string
  readonly summary: string
  /** Shown while what is folded is not ready. */
  readonly waiting: string
  readonly children: ReactNode
}

/** A fold of an answer. What is in it is worked out, and its code loaded, when it is first opened. */
export function LazyFold({ part, className, summary, waiting, children }: Props) {
  const { fold, isOpen, onToggle } = useFold(part)
  return (
    <details ref={fold} className={className} open={isOpen} onToggle={onToggle}>
      <summary>{summary}</summary>
      {isOpen && <LazyPart waiting={waiting}>{children}</LazyPart>}
    </details>
  )
}
