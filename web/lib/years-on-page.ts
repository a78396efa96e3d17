import type { TaxYear } from '#engine/rates/rates-at.ts'
import type { YearDates } from './year-words.ts'

/** A tax year that the page’s switch leads to. */
export interface YearOnPage extends YearDates {
  readonly year: TaxYear
  readonly link: HTMLAnchorElement
}

/** The tax years as the switch of the page lists them, with their dates. None on a page without a year. */
export const yearsOnPage = (): YearOnPage[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('.year-switch a')].map((link) => ({ ...(link.dataset as unknown as YearOnPage), link }))
