import type { DatedValue, RateTable, SourceList } from './tables.ts'

// What a law or a page says of itself by the tax year that it names, held against the days beside it.

/** A tax year in words (`2024/25`, `2024 to 2025`), or in an address (`2024-to-2025`, `2024-25`). */
const TAX_YEAR = /(?<![\d/])(20\d\d)(?:\/|-|-to-| to )(?:20)?(\d\d)(?![\d/])/g
/** The last of the financial years in words: `financial years 2025 to 2027`. */
const FINANCIAL_YEAR = /\bfinancial years? (?:\d{4} to )?(\d{4})/g

/** From one tax year to another: `2024/25 to 2029/30`. */
const SPAN = /\b(20\d\d)\/\d\d to (20\d\d)\/\d\d\b/g

/** The first calendar year of each tax year that a text names, with those from one that it names to another. */
function taxYearsIn(text: string): number[] {
  const named = [...text.matchAll(TAX_YEAR)].flatMap(([, first, last]) =>
    Number(last) === (Number(first) + 1) % 100 ? [Number(first)] : [],
  )
  const between = [...text.matchAll(SPAN)].flatMap(([, first, last]) =>
    Array.from({ length: Math.max(0, Number(last) - Number(first)) }, (_, index) => Number(first) + index),
  )
  return [...named, ...between]
}

const inWords = (year: number) => `${year}/${String(year + 1).slice(-2)}`

/**
 * What is wrong with the last day of a freeze. Its law says in words up to which year it keeps the figure, so that nobody moves the day
 * without reading the law again.
 */
export function faultOfFreeze({ until, law }: NonNullable<DatedValue['frozen']>, { yearStarts }: RateTable): string | undefined {
  const isFinancial = yearStarts === '04-01'
  const named = isFinancial ? [...law.matchAll(FINANCIAL_YEAR)].map(([, year]) => Number(year)) : taxYearsIn(law)
  const year = Number(until.slice(0, 4)) - 1
  const words = isFinancial ? `up to financial year ${year}` : `up to ${inWords(year)}`
  if (named.length === 0)
    return `the law does not say up to which year it keeps the figure; add it in words, for example law: ${law}, ${words}`
  const last = Math.max(...named)
  const day = `${last + 1}-${isFinancial ? '03-31' : '04-05'}`
  if (until === day) return undefined
  return `${until} is not the end of the last year that its law names (${law}); write ${day}, or, if you have read a law that keeps it until then, cite that law and say “${words}”`
}

/** What is wrong with the address of a page that says in its title which tax year it is about. */
export function faultOfAddress({ title, url = '' }: SourceList[string]): string | undefined {
  const [year] = taxYearsIn(title)
  const [other] = url.includes('legislation.gov.uk') ? [] : taxYearsIn(url)
  if (year === undefined || other === undefined || taxYearsIn(title).includes(other)) return undefined
  return `this is the address of a page about ${inWords(other)}, and its title is about ${inWords(year)}; write the address of that page, or its own title`
}

/** What is wrong with citing a page that says which tax year it is about for a value that does not hold in that year. */
export function faultOfYear({ title, url = '' }: SourceList[string], from: string, next: string | undefined): string | undefined {
  const years = [...taxYearsIn(title), ...(url.includes('legislation.gov.uk') ? [] : taxYearsIn(url))]
  const holds = (year: number) => from <= `${year + 1}-04-05` && (next === undefined || `${year}-04-01` < next)
  if (years.length === 0 || years.some(holds)) return undefined
  return `this page is about ${inWords(Math.max(...years))}, when the value from ${from} does not hold; cite a page about a year in which it does`
}
