import { monthsLater } from '../../inputs/day-sums.ts'
import { MONTHS_IN_A_YEAR } from '../../money/decimal.ts'
import { taxYears } from '../../rates/generated/tax-years.ts'
import type { TaxYear } from '../../rates/rates-at.ts'
import { rememberingAlways } from '../../remembering.ts'

/**
 * The first day of each tax month from the month of somebody’s first pay to the end of the tax year, such as `2022-07-06`. The pay of a
 * month has the thresholds and rates of that day: within a month, they have never changed on any other day.
 */
export type PayDays = readonly string[]

/** The days of a tax year on which its tax months start. SI 2001/1004 reg.1(2). */
export const payDays = rememberingAlways(
  (taxYear: TaxYear): PayDays =>
    Array.from({ length: MONTHS_IN_A_YEAR.toNumber() }, (_, index) => monthsLater(taxYears[taxYear].starts, index)),
)
