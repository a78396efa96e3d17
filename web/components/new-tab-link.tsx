import type { ReactNode } from 'react'

interface Props {
  readonly href: string
  readonly children: ReactNode
  /** Says so to screen readers only, where many such links stand together. */
  readonly isQuiet?: boolean
}

/** A link to another site, which opens in a new tab and says so. */
export const NewTabLink = ({ href, children, isQuiet = false }: Props) => (
  <a href={href} target="_blank" rel="noopener">
    {children}
    <span className={isQuiet ? 'visually-hidden' : 'new-tab'}> (opens in a new tab)</span>
  </a>
)
