import { calculators } from './calculators/index.ts'
import type { Page } from './lib/page.ts'
import { page as about } from './pages/about.tsx'
import { page as contact } from './pages/contact.tsx'
import { page as home } from './pages/home.tsx'
import { hubPages } from './pages/hubs.tsx'
import { page as privacy } from './pages/legal/privacy.tsx'
import { page as terms } from './pages/legal/terms.tsx'
import { page as notFound } from './pages/not-found.tsx'
import { page as rates } from './pages/rates/page.tsx'

const routes = import.meta.glob<Page>('./calculators/*/route.tsx', { eager: true, import: 'page' })

const calculatorPages = calculators.flatMap(({ slug }) => routes[`./calculators/${slug}/route.tsx`] ?? [])

/** Every page of the site. `/404` is what an unknown path gets. */
export const pages: readonly Page[] = [home, ...hubPages, ...calculatorPages, rates, about, terms, privacy, contact, notFound]
