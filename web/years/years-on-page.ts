import type { TaxYear } from '#engine/rates/rates-at.ts'
import type { YearDates } from './year-words.ts'

/** A tax year that the page’s switch leads to. */
type YearOnPage<Dates extends YearDates = YearDates> = Dates & {
  readonly year: TaxYear
  readonly link: HTMLAnchorElement
}

/**
 * The tax years as the switch of the page lists them, with their dates: those of returns too where a page has them. None on a page without a
 * year.
 */
export const yearsOnPage = <Dates extends YearDates>(): YearOnPage<Dates>[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('.year-switch li a')].map((link) => ({
    ...(link.dataset as unknown as YearOnPage<Dates>),
    link,
  }))

/** A tax year as the page writes it: 2024/25. */
export const nameOf = ({ year }: Pick<YearOnPage, 'year'>): string => year.replace('-', '/')
