import type { About, Category } from './about.ts'

export interface Hub {
  readonly path: `/${string}`
  /** As trails and the site’s navigation name it. */
  readonly name: string
  /** In the header, where room is short. */
  readonly shortName: string
}

/** The page that lists a category’s calculators. */
export const hubs: Readonly<Record<Category, Hub>> = {
  personal: { path: '/personal-tax', name: 'Personal Tax', shortName: 'Personal Tax' },
  specialized: { path: '/specialized-tools', name: 'Specialized Tools', shortName: 'Specialized' },
  business: { path: '/business-tools', name: 'Business Tools', shortName: 'Business' },
}

/** The breadcrumbs of a calculator’s page, as specified: home, a hub, the page. */
export const trailOf = ({ name, path, category, hub = category }: About) => [
  { name: 'Home', path: '/' },
  { name: hubs[hub].name, path: hubs[hub].path },
  { name, path },
]
