import type { ReactNode } from 'react'
import type { Page } from '../lib/page.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'

interface TextPage {
  readonly path: `/${string}`
  /** As links name it; also its heading. */
  readonly name: string
  /** Under the heading. */
  readonly lead: ReactNode
  readonly description: string
  readonly island?: string
  readonly children: ReactNode
}

/** A page of text without a calculator: breadcrumbs, heading, text. */
export function textPage({ path, name, lead, children, ...page }: TextPage): Page {
  const trail = [
    { name: 'Home', path: '/' },
    { name, path },
  ]
  return {
    ...page,
    path,
    title: name,
    trail,
    body: () => (
      <>
        <div className="banner">
          <Breadcrumbs trail={trail} />
          <h1>{name}</h1>
          <p className="lead">{lead}</p>
        </div>
        {children}
      </>
    ),
  }
}
