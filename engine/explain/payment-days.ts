import { dayInWords, yearsLater } from '../inputs/day.ts'
import { daysLater } from '../inputs/day-sums.ts'
import { type Decimal, ONE } from '../money/decimal.ts'
import { roundUp } from '../money/rounding.ts'
import { deadlines } from '../rates/generated/deadlines.ts'
import { defaultRuleSet } from '../rates/generated/rule-sets.ts'
import { ratesAt, type TaxYear } from '../rates/rates-at.ts'

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
  const { onlineReturn, secondPaymentOnAccount } = ratesAt({ deadlines }, taxYear, defaultRuleSet).deadlines.selfAssessment
  // The tables have the payments on account for this year. Those for the next are a year later.
  return { january: onlineReturn.value, july: yearsLater(secondPaymentOnAccount.value, 1) }
}

const SATURDAY = 6

/** The name of a day’s weekday, and the last working day on or before it where it is at a weekend: Friday. Bank holidays are not known. */
export function weekdayOf(iso: string): { readonly name: string; readonly fridayBefore?: string } {
  const weekday = new Date(iso).getUTCDay()
  const name = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }).format(new Date(iso))
  if (weekday % SATURDAY !== 0) return { name }
  return { name, fridayBefore: daysLater(iso, weekday === 0 ? -2 : -1) }
}

/**
 * When money must arrive for days of payment that are at a weekend: a sentence with a space before it, empty where none is. HMRC counts a
 * payment by Faster Payments on the day itself; others must arrive on the last working day before.
 */
export function weekendWords(...days: readonly string[]): string {
  const atWeekend = days.flatMap((day) => {
    const { name, fridayBefore } = weekdayOf(day)
    return fridayBefore ? [{ says: `${dayInWords(day)} is a ${name}`, fridayBefore }] : []
  })
  const [first, ...others] = atWeekend
  if (!first) return ''
  const arrives = others.length > 0 ? 'the Friday before' : `Friday ${dayInWords(first.fridayBefore)}`
  return ` ${atWeekend.map(({ says }) => says).join(' and ')}, so the money must arrive by ${arrives}, unless you pay by Faster Payments.`
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

/** Whether it is worth saying what to put aside: nobody saves pence. */
export const isWorthSaving = ({ eachMonth }: Saving): boolean => eachMonth.greaterThanOrEqualTo(ONE)

/** The number of a day’s month, counted from the year 0. */
const monthOf = (iso: string): number => Number(iso.slice(0, 4)) * MONTHS_IN_A_YEAR + Number(iso.slice(5, 7))
