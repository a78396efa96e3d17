import { useMatches } from 'react-router'
import type { BreadcrumbItem } from './entities.ts'
import type { OnTrail, Page } from './page.ts'

/** The breadcrumbs of the page at the end of some matches, for the page and for search engines: what each route on the way adds. */
export const trailOf = (matches: readonly { readonly handle?: unknown }[]): BreadcrumbItem[] =>
  matches.flatMap(({ handle }) => {
    const { crumb } = (handle as OnTrail | undefined) ?? {}
    return crumb ? [{ name: crumb.name, url: crumb.path }] : []
  })

/** The breadcrumbs of the page that is being rendered. */
export const useTrail = (): BreadcrumbItem[] => trailOf(useMatches())

/** What the route says about the page that is being rendered. */
export const usePage = (): Page => useMatches().at(-1)?.handle as Page
