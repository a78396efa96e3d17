import { data, type RouteObject } from 'react-router'
import { defaultTaxYear } from '#engine/rates/generated/tax-years.ts'
import { Document } from './frame/document.tsx'
import { page as about } from './pages/about.tsx'
import { calculatorPages } from './pages/calculator/pages.ts'
import { page as contact } from './pages/contact.tsx'
import { page as home } from './pages/home/page.tsx'
import { hubPages } from './pages/hubs.tsx'
import { page as privacy } from './pages/legal/privacy.tsx'
import { page as terms } from './pages/legal/terms.tsx'
import { page as many } from './pages/many/page.tsx'
import { page as notFound } from './pages/not-found.tsx'
import { page as rates } from './pages/rates/page.tsx'
import { page as shares } from './pages/shares/page.tsx'
import { whatChangedIndex } from './pages/what-changed/index-page.tsx'
import { whatChangedPages } from './pages/what-changed/page.tsx'
import { redirectRoutes } from './redirects.ts'
import { folderOf, hasYear } from './site/addresses.ts'
import { categories, hubOf, hubs } from './site/hubs.ts'
import type { PageRoute } from './site/page.ts'

const isAtRoot = folderOf(defaultTaxYear) === ''

/** Every page of the site. `/404` is what an unknown path gets. */
const everyPage: readonly PageRoute[] = [
  home,
  ...hubPages,
  ...calculatorPages,
  many,
  shares,
  rates,
  whatChangedIndex,
  ...whatChangedPages,
  about,
  terms,
  privacy,
  contact,
  notFound,
]

/** The pages of this tax year; at the root of the site also those that are the same in every year. */
export const pages: readonly PageRoute[] = everyPage
  .map((page) => ({ ...page, handle: { ...page.handle, isOfYear: hasYear(page.path) } }))
  .filter(({ handle }) => isAtRoot || handle.isOfYear)

/** The hub that a page belongs to, or is. */
const hubAbove = ({ path, handle: { below, about: calculator = below } }: PageRoute) =>
  calculator ? hubOf(calculator) : categories.find((category) => hubs[category].path === path)

/** The pages of a hub, or those without one, at their exact addresses. */
const pagesOf = (hub: ReturnType<typeof hubAbove>): RouteObject[] =>
  pages.filter((page) => page.path !== notFound.path && hubAbove(page) === hub).map(routeOf)

/** The route of a page, inside the route of its calculator. */
function routeOf(page: PageRoute): RouteObject {
  const { below } = page.handle
  const route = { ...page, caseSensitive: true }
  return below ? { handle: { crumb: { name: below.name, path: below.path } }, children: [route] } : route
}

/** Every route of the site. A page is nested in the routes of its breadcrumbs. */
export const routes: RouteObject[] = [
  {
    Component: Document,
    handle: { crumb: { name: 'Home', path: '/' } },
    children: [
      ...pagesOf(undefined),
      ...categories.map((category) => ({ handle: { crumb: hubs[category] }, children: pagesOf(category) })),
      { ...notFound, path: '*', loader: () => data(null, { status: 404 }) },
    ],
  },
  ...(isAtRoot ? redirectRoutes : []),
]
