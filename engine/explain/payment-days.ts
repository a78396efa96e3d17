import { monthsLater } from '../inputs/day-sums.ts'
import type { Decimal } from '../money/decimal.ts'
import { roundUp } from '../money/rounding.ts'
import { taxYears } from '../rates/generated/tax-years.ts'
import type { TaxYear } from '../rates/rates-at.ts'

/** The days by which the bill of a tax year is paid, with the first payment on account for the next, and then the second: `2027-01-31`. */
export interface PaymentDays {
  readonly january: string
  readonly july: string
}

/**
 * The days on which the bill of a tax year is due: 31 January after it, which is also the day of the first payment on account for the next
 * year, and 31 July after that. TMA 1970 ss.59A(2) and 59B(4).
 */
export function paymentDays(taxYear: TaxYear): PaymentDays {
  const january = `${Number(taxYears[taxYear].ends.slice(0, 4)) + 1}-01-31`
  return { january, july: monthsLater(january, 6) }
}

const MONTHS_IN_A_YEAR = 12
const PENCE = 2

/** How to save for a payment: how many months are left, this one included, and what to put aside in each. */
export interface Saving {
  readonly months: number
  readonly eachMonth: Decimal
}

/** What to put aside each month from `today` for a payment on a day: pounds, rounded up to a penny. Undefined once that day has passed. */
export function savingFor(payment: Decimal, today: string, day: string): Saving | undefined {
  if (today > day) return undefined
  const months = Math.max(1, monthOf(day) - monthOf(today))
  return { months, eachMonth: roundUp(payment.dividedBy(months), PENCE) }
}

/** The number of a day’s month, counted from the year 0. */
const monthOf = (iso: string): number => Number(iso.slice(0, 4)) * MONTHS_IN_A_YEAR + Number(iso.slice(5, 7))
