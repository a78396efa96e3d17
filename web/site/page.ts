import type { ReactNode } from 'react'
import type { Calculator } from '#engine/calculator.ts'
import type { About } from './about.ts'

/** Questions with their answers, in plain text: the page and the structured data show the same. */
export type Questions = Readonly<Record<string, string>>

export interface TrailItem {
  readonly name: string
  readonly path: `/${string}`
}

/** The breadcrumb that a route adds for the pages in it, after those of the routes around it. */
export interface OnTrail {
  readonly crumb?: TrailItem
}

/** What search engines may show of a page in a box of its own: how something is done, or a service. */
interface Snippet {
  readonly name: string
  readonly description: string
}

export type Service = Snippet

/** How something is done, step by step. */
export interface HowTo extends Snippet {
  /** In pounds; nothing if left out. */
  readonly estimatedCost?: number
  /** In minutes; five if left out. */
  readonly totalTime?: number
  /** `url` is a path of this site, or a place on a page of it. */
  readonly steps: readonly { readonly name: string; readonly text: string; readonly url?: `/${string}` }[]
}

/** A page of the site as a React Router route object: its address, what we say about it, and its body. */
export interface PageRoute {
  readonly path: `/${string}`
  readonly handle: Page
  readonly Component: () => ReactNode
}

/** What a route says about its page: for machines, and what is loaded with it. */
export interface Page extends OnTrail {
  readonly title: string
  readonly description: string
  readonly keywords?: readonly string[]
  /** The page that search engines are to list instead, where two addresses show the same; a path. */
  readonly canonical?: `/${string}`
  /** Whether it is about a tax year, and exists in each of them. */
  readonly isOfYear?: boolean
  readonly about?: About
  /** The calculator that it belongs to, and is below in the breadcrumbs. */
  readonly below?: About
  /** Whether the dates of Self Assessment fit it; true when left out. */
  readonly isInReturn?: About['isInReturn']
  /** What its calculator asks and answers. */
  readonly calculator?: Pick<Calculator, 'fields'> & { readonly outputs: readonly string[] }
  readonly faq?: Questions
  readonly howTo?: HowTo
  readonly service?: Service
  /**
   * What is hydrated on this page: a calculator by its slug, or an island in `web/files/islands.ts`. Without one, the page ships no
   * JavaScript.
   */
  readonly island?: string
  /** The style sheet that it has in addition to that of every page. */
  readonly sheet?: 'home' | 'rates' | 'many'
  /** Whether it fetches data from the site. If left out, the page can fetch and send nothing at all. */
  readonly connects?: true
  /** The HTTP status it is served with; 200 when left out. */
  readonly status?: 404
}
