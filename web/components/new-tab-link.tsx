import type { ReactNode } from 'react'

interface Props {
  readonly href: string
  readonly children: ReactNode
  /** Says so to screen readers only, where many such links stand together. */
  readonly isQuiet?: boolean
}

const ID = 'new-tab'

/** The description of quiet links, once on each page: repeated in the 800 links of /rates it would be an eighth of the page. */
export const NewTabHint = () => (
  <p hidden id={ID}>
    Opens in a new tab
  </p>
)

/** A link to another site, which opens in a new tab and says so. */
export const NewTabLink = ({ href, children, isQuiet = false }: Props) => (
  <a href={href} target="_blank" rel="noopener" aria-describedby={isQuiet ? ID : undefined}>
    {children}
    {!isQuiet && <span className="new-tab"> (opens in a new tab)</span>}
  </a>
)
