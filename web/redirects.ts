import { type RouteObject, redirect } from 'react-router'
import { calculators } from './calculators/index.ts'

/** An address that the site once had, or was linked by, and where it leads now. */
export interface Redirect {
  /** A path, exactly; or a folder and `*` for everything below it. */
  readonly from: `/${string}`
  readonly to: `/${string}`
  /** 301 where the page has moved for good; 302 where the address may yet lead elsewhere. */
  readonly status: 301 | 302
}

const moved = (from: Redirect['from'], slug: string): Redirect => {
  const calculator = calculators.find((one) => one.slug === slug)
  if (!calculator) throw new Error(`${from} leads to ${slug}, which is no calculator`)
  return { from, to: calculator.path, status: 301 }
}

/**
 * Old addresses; where two fit, the exact one comes first. The last are not for good: home is not where those pages went, and a browser
 * that has kept a permanent answer would never ask again on the day an address gets a page of its own.
 */
export const redirects: readonly Redirect[] = [
  moved('/calculator/income-tax', 'income-tax'),
  moved('/calculator/self-employed', 'self-employed'),
  moved('/calculator/vat', 'vat'),
  moved('/calculator/dividend-tax', 'dividend-tax'),
  moved('/calculator/paye-student-loan', 'student-loan'),
  moved('/calculator/pension-relief', 'pension-relief'),
  moved('/calculator/side-hustle', 'side-hustle'),
  moved('/calculator/part-year', 'part-year'),
  moved('/calculator/ir35', 'ir35'),
  moved('/calculator/employer-nic', 'employer-ni'),
  moved('/calculator/corporation-tax', 'corporation-tax'),
  moved('/calculators/side-hustle', 'side-hustle'),
  { from: '/calculator', to: '/', status: 302 },
  { from: '/calculator/*', to: '/', status: 302 },
]

/** The routes of the old addresses. Each leads on, and takes the query along, as other hosts do. */
export const redirectRoutes: RouteObject[] = redirects.map(({ from, to, status }) => ({
  path: from,
  caseSensitive: true,
  loader: ({ request }) => redirect(to + new URL(request.url).search, status),
}))
