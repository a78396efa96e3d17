import { defaultTaxYear, siteDefaultTaxYear } from '#engine/rates/generated/tax-years.ts'
import type { TaxYear } from '#engine/rates/rates-at.ts'

type SitePath = `/${string}`

/** Pages that are the same in every tax year. They exist once, at the root, as do those of what changed from one year to another. */
export const SAME_IN_EVERY_YEAR = ['/about', '/terms', '/privacy', '/contact'] as const
const withoutYear: ReadonlySet<string> = new Set([...SAME_IN_EVERY_YEAR, '/404'])

/** Whether a page has anything to do with a tax year. */
export const hasYear = (path: string): boolean => !withoutYear.has(path) && !path.startsWith('/what-changed')

/** The path of a page of this build without the folder of its year. */
export const withoutFolder = (path: string): SitePath =>
  ((path.startsWith(folderOf(defaultTaxYear)) ? path.slice(folderOf(defaultTaxYear).length) : path) || '/') as SitePath

/** The path of the page that a visitor is on, without the folder of its year. */
export const pathHere = (): SitePath => withoutFolder(location.pathname)

/** The folder of a year’s pages: `/2026-27`; nothing for the year whose pages are at the root. */
export const folderOf = (year: TaxYear): SitePath | '' => (year === siteDefaultTaxYear ? '' : `/${year}`)

/**
 * The address of a page, or of a place on one, in the tax year of this build or in another: `/rates#vat` is `/2026-27/rates#vat` in the pages
 * of that year. Every link to a page of the site goes through it.
 */
export function inYear(path: SitePath, year: TaxYear = defaultTaxYear): SitePath {
  const folder = hasYear(path.replace(/#.*/, '')) ? folderOf(year) : ''
  return folder === '' ? path : path.startsWith('/#') || path === '/' ? `${folder}${path.slice(1)}` : `${folder}${path}`
}
