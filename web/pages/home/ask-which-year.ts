import { defaultTaxYear, siteDefaultTaxYear } from '#engine/rates/generated/tax-years.ts'
import type { TaxYear } from '#engine/rates/rates-at.ts'
import { neededYears, type ReturnDates, todayHere } from '../../years/year-words.ts'
import { nameOf, yearsOnPage } from '../../years/years-on-page.ts'

/**
 * Fills the list of the years that a visitor may need today, and chooses one: the year asked for, if it is there; otherwise this year at the
 * root of the site, and elsewhere the year of the page, which the visitor has chosen already.
 * @returns the year that is chosen when it is asked.
 */
export function askWhichYear(list: HTMLSelectElement, asked: string | undefined): () => TaxYear {
  const { now, nextReturn, openToClaims } = neededYears(yearsOnPage<ReturnDates>(), todayHere())
  const offered = [now, nextReturn, ...openToClaims].flatMap((year) => year ?? [])
  for (const year of new Set(offered)) {
    const words = year === now ? ', this year’s pay' : year === nextReturn ? ', your next tax return' : ''
    list.add(new Option(`${nameOf(year)}${words}`, year.year))
  }
  const usual = defaultTaxYear === siteDefaultTaxYear ? now?.year : defaultTaxYear
  const chosen = [asked, usual].find((wanted) => offered.some(({ year }) => year === wanted))
  if (chosen !== undefined) list.value = chosen
  return () => (list.value || defaultTaxYear) as TaxYear
}
