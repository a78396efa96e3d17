import { taxYears } from '../rates/generated/tax-years.ts'
import type { TaxYear } from '../rates/rates-at.ts'

const YEARS = Object.keys(taxYears) as TaxYear[]

/** The tax year that a day, such as `2024-10-30`, falls in; undefined if `rates/tax-years.yaml` has no such year. */
export const taxYearWith = (day: string): TaxYear | undefined =>
  YEARS.find((year) => taxYears[year].starts <= day && day <= taxYears[year].ends)

/** How many years later one tax year is than another; negative if it is earlier. */
export const yearsBetween = (earlier: TaxYear, later: TaxYear): number => startOf(later) - startOf(earlier)
const startOf = (year: TaxYear) => Number(taxYears[year].starts.slice(0, 4))

/** The first and the last day of the tax years that the tables have. */
export const everyYear = {
  starts: YEARS.map((year): string => taxYears[year].starts).reduce((one, other) => (one < other ? one : other)),
  ends: YEARS.map((year): string => taxYears[year].ends).reduce((one, other) => (one > other ? one : other)),
}
