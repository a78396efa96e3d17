import { daysLater } from '#engine/inputs/day-sums.ts'
import { endOfFinancialYear, financialYearOf } from '#engine/law/corporation-tax/financial-year.ts'
import { taxYears } from '#engine/rates/generated/tax-years.ts'
import type { TaxYear } from '#engine/rates/rates-at.ts'

/** The first and the last of some days, each written `2026-04-06`. */
export interface PeriodOfDays {
  readonly starts: string
  readonly ends: string
}

/** A tax year with a page of what changed, and the year before it. */
export interface ChangedYear {
  readonly year: TaxYear
  readonly before: TaxYear
}

const years = Object.keys(taxYears) as TaxYear[]

/** Every tax year but the first, for which the tables have nothing earlier to compare. */
export const changedYears: readonly ChangedYear[] = years.flatMap((year, index) => {
  const before = years[index - 1]
  return before ? [{ year, before }] : []
})

/** The address of the page of a tax year. The page is the same in every year’s site, so it exists once. */
export const pathOf = (year: TaxYear): `/${string}` => `/what-changed/${year}`

/**
 * The days whose changes belong to a tax year. They begin with its financial year, a few days before it: what changed for companies on
 * 1 April is part of what changed that spring.
 */
export const periodOf = (year: TaxYear): PeriodOfDays => {
  const { starts } = taxYears[year]
  return { starts: financialYearOf(starts), ends: endOfFinancialYear(starts) }
}

/**
 * The days before that which belong to no other page: the first tax year has none, and the tables begin with its first day. Undefined for
 * any page but the first.
 */
export const earlierPeriodOf = ({ year, before }: ChangedYear): PeriodOfDays | undefined =>
  before === years[0] ? { starts: daysLater(taxYears[before].starts, 1), ends: daysLater(periodOf(year).starts, -1) } : undefined
