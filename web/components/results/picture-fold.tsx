import { type ReactNode, useState } from 'react'
import { LazyPart } from './part.tsx'

/** A fold for pictures. What is in it is made when it is first opened. */
export function PictureFold({ summary, children }: { summary: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="picture-details" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && <LazyPart waiting="Drawing it.">{children}</LazyPart>}
    </details>
  )
}
