import { useMatches } from 'react-router'
import type { OnTrail, Page, TrailItem } from './page.ts'

/** The breadcrumbs of the page at the end of some matches, for the page and for search engines: what each route on the way adds. */
export const trailOf = (matches: readonly { readonly handle?: unknown }[]): TrailItem[] =>
  matches.flatMap(({ handle }) => (handle as OnTrail | undefined)?.crumb ?? [])

/** The breadcrumbs of the page that is being rendered. */
export const useTrail = (): TrailItem[] => trailOf(useMatches())

/** What the route says about the page that is being rendered. */
export const usePage = (): Page => useMatches().at(-1)?.handle as Page
