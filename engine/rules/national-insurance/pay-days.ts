import { monthsLater } from '../../inputs/day.ts'
import { taxYears } from '../../rates/generated/tax-years.ts'
import type { TaxYear } from '../../rates/rates-at.ts'
import { PAY_MONTHS, type PayMonth } from './pay-month.ts'

/**
 * The first day of each tax month from the month of somebody’s first pay to the end of the tax year, such as `2022-07-06`. The pay of a month
 * has the thresholds and rates of that day: they have never changed on any other day of a month.
 */
export type PayDays = readonly string[]

/** The days of a tax year on which the tax months start, from the month of the first pay: all twelve if it is not given. SI 2001/1004 reg.1(2). */
export const payDays = (taxYear: TaxYear, firstMonth: PayMonth = 'april'): PayDays =>
  PAY_MONTHS.map((_, index) => monthsLater(taxYears[taxYear].starts, index)).slice(-monthsLeftFrom(firstMonth))

/** How many months of a tax year are left from a month on, and that month itself. */
export const monthsLeftFrom = (firstMonth: PayMonth): number => PAY_MONTHS.length - PAY_MONTHS.indexOf(firstMonth)
