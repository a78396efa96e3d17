import { page as incomeTax } from './calculators/income-tax/route.tsx'
import type { Page } from './lib/page.ts'
import { page as home } from './pages/home.tsx'
import { page as notFound } from './pages/not-found.tsx'
import { page as rates } from './pages/rates/page.tsx'

/** Every page of the site. `/404` is what an unknown path gets. */
export const pages: readonly Page[] = [home, incomeTax, rates, notFound]
