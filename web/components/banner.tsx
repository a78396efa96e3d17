import type { ReactNode } from 'react'
import { inYear } from '../site/addresses.ts'
import { useTrail } from '../site/current-page.ts'

interface Props {
  readonly title: string
  /** What the page answers, under its title. */
  readonly lead: ReactNode
  readonly children?: ReactNode
}

/** The top of a page: its breadcrumbs, its title, and what it answers. */
export const Banner = ({ title, lead, children }: Props) => (
  <div className="banner">
    <Breadcrumbs />
    <h1>{title}</h1>
    <p className="lead">{lead}</p>
    {children}
  </div>
)

function Breadcrumbs() {
  const trail = useTrail()
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb">
      <ol>
        {trail.map(({ name, url }, index) => (
          <li key={url}>{index === trail.length - 1 ? <span aria-current="page">{name}</span> : <a href={inYear(url)}>{name}</a>}</li>
        ))}
      </ol>
    </nav>
  )
}
