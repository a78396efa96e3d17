import type { ReactNode } from 'react'
import { Banner } from '../components/banner.tsx'
import type { PageRoute } from '../site/page.ts'

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
export function textPage({ path, name, lead, children, ...page }: TextPage): PageRoute {
  return {
    path,
    handle: { ...page, title: name, crumb: { name, path } },
    Component: () => (
      <>
        <Banner title={name} lead={lead} />
        {children}
      </>
    ),
  }
}
