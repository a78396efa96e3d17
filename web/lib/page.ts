import type { ReactNode } from 'react'
import type { About } from '../calculators/about.ts'
import type { Question } from '../components/faq-list.tsx'

export interface TrailItem {
  readonly name: string
  readonly path: string
}

/** A page of the site: its address, what machines are told of it, and its body. */
export interface Page {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly keywords?: readonly string[]
  /** The breadcrumbs, shown and told to search engines alike. */
  readonly trail: readonly TrailItem[]
  readonly about?: About
  readonly faq?: readonly Question[]
  /** What comes alive on this page: a calculator by its slug, or an island of `scripts/site/islands.ts`. None: the page ships no JavaScript. */
  readonly island?: string
  /** Its script fetches from the site itself. Without it a page may fetch nothing. */
  readonly connects?: boolean
  /** The HTTP status it is served with; 200 when left out. */
  readonly status?: 404
  readonly body: () => ReactNode
}
