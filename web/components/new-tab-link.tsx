import type { ReactNode } from 'react'

interface Props {
  readonly href: string
  readonly children: ReactNode
}

/** A link to another site, which opens in a new tab and says so. */
export const NewTabLink = ({ href, children }: Props) => (
  <a href={href} target="_blank" rel="noopener">
    {children} <span className="new-tab">(opens in a new tab)</span>
  </a>
)
