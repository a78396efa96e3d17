import { type RouteObject, redirect } from 'react-router'
import { siteDefaultTaxYear, taxYears } from '#engine/rates/generated/tax-years.ts'
import type { TaxYear } from '#engine/rates/rates-at.ts'
import { calculators } from './calculators/index.ts'
import { folderOf, SAME_IN_EVERY_YEAR } from './site/addresses.ts'

/** An address that the site once had, or that others link to, and where it leads now. */
interface Redirect {
  /** A path, exactly; or a folder and `*` for everything below it. */
  readonly from: `/${string}`
  /** A path; or `/*` for the same address without the folder. */
  readonly to: `/${string}`
  /** 301 if the page has moved for good; 302 if the address may one day lead somewhere else. */
  readonly status: 301 | 302
}

const moved = (from: Redirect['from'], slug: string): Redirect => {
  const calculator = calculators.find((one) => one.slug === slug)
  if (!calculator) throw new Error(`${from} leads to ${slug}, which is no calculator`)
  return { from, to: calculator.path, status: 301 }
}

/** The pages without a year, in the folder of each year: for visitors who change the year in an address. */
const belowYears: readonly Redirect[] = (Object.keys(taxYears) as TaxYear[])
  .filter((year) => year !== siteDefaultTaxYear)
  .flatMap((year) => SAME_IN_EVERY_YEAR.map((path): Redirect => ({ from: `${folderOf(year)}${path}`, to: path, status: 302 })))

/**
 * Old addresses. If two match, the exact one comes first. The last ones are temporary, because those pages did not move to the home page,
 * and a browser that has cached a permanent redirect would never ask again once an address has its own page. The same goes for the folder of
 * the year whose pages are at the root, which will be another year’s one day.
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
  ...belowYears,
  { from: `/${siteDefaultTaxYear}/*`, to: '/*', status: 302 },
]

/** An address without its first step. It keeps one slash at its start, since two would lead to another host. */
const withoutFolder = (pathname: string) => pathname.replace(/^\/[^/]*\/*/, '/')

/** The routes of the old addresses. Each redirects and keeps the query, as other hosts do. */
export const redirectRoutes: RouteObject[] = redirects.map(({ from, to, status }) => ({
  path: from,
  caseSensitive: true,
  loader: ({ request }) => {
    const { pathname, search } = new URL(request.url)
    return redirect((to === '/*' ? withoutFolder(pathname) : to) + search, status)
  },
}))
