import { taxYears } from '../rates/generated/tax-years.ts'
import type { TaxYear } from '../rates/rates-at.ts'
import { dayIn } from './day-in.ts'
import { withoutInvisible } from './without-invisible.ts'

const YEARS = Object.keys(taxYears) as TaxYear[]

/**
 * The tax year that a text names, of those that the tables have: `2024-25`, `2024/25`, `24/25`, `2024/2025`, `tax year 2024–25`, the last day
 * of the year, or its first and its last. Undefined for any other text, also for `2025` alone, which could be two years.
 */
export function taxYearIn(text: string): TaxYear | undefined {
  const named = withoutInvisible(text)
    .trim()
    .replace(/^(?:tax year|year ended|year to|y\/e|ty)\s/i, '')
    .trim()
  const [, first = '', second = ''] = /^(\d\d(?:\d\d)?)\s?[-/–—−]\s?(\d\d(?:\d\d)?)$/.exec(named) ?? []
  if (first !== '') return YEARS.find((year) => isStart(year, first) && isEnd(year, second))
  const [from = '', to] = named.split(' to ')
  const ends = dayIn(to ?? from)
  return YEARS.find((year) => taxYears[year].ends === ends && (to === undefined || taxYears[year].starts === dayIn(from)))
}

const isStart = (year: TaxYear, written: string) => taxYears[year].starts.slice(0, 4).endsWith(written)
const isEnd = (year: TaxYear, written: string) => taxYears[year].ends.slice(0, 4).endsWith(written)

/** What to ask about a text that could be two tax years, `2025`: the two, as years are written. Undefined for any other text, or years that we do not have. */
export function twoYearsIn(text: string): readonly [string, string] | undefined {
  const year = withoutInvisible(text).trim()
  if (!YEARS.some((one) => taxYears[one].starts.startsWith(`${year}-`) || taxYears[one].ends.startsWith(`${year}-`))) return undefined
  return [`${Number(year) - 1}/${year.slice(2)}`, `${year}/${String(Number(year) + 1).slice(2)}`]
}
