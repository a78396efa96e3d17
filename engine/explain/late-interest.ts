import { daysFrom } from '../inputs/day-sums.ts'
import { type Decimal, sumOf } from '../money/decimal.ts'
import type { Figure } from '../rates/figure.ts'
import { interest } from '../rates/generated/interest.ts'
import { defaultRuleSet } from '../rates/generated/rule-sets.ts'
import { ratesOn } from '../rates/rates-at.ts'

/** The days of a year with a 29 February times those of one without. It divides by either without a remainder. */
const DAYS_OF_BOTH_YEARS = 366 * 365

/**
 * The rate of interest on tax that is unpaid on a day: a fraction a year, from the tables by law. SI 2011/2446 reg.3.
 * @throws NoRateError for a day before the first rate in the tables.
 */
export const lateInterestRateOn = (day: string): Figure => ratesOn(interest, day, defaultRuleSet).latePayment

/**
 * The interest on tax that was due on one day and is paid on another: pounds, not rounded; nothing where it is paid by the day it is due.
 * FA 2009 s.101(3), (4) and (8), at the rates of SI 2011/2446.
 *
 * It is simple interest, by the day. The day on which the tax is due is the first that counts, and the day of payment does not, so tax paid a
 * day late costs one day at the rate of the day it was due. HMRC counts so too: from 31 January to 1 March are 29 days (Compliance Handbook
 * CH140220, Debt Management and Banking manual DMBM401030). Each day has the rate in force on it (reg.6).
 *
 * The law gives rates a year and does not divide them into days. Here a day costs 1/365 of the rate, or 1/366 if its calendar year has a 29
 * February. The estimator on GOV.UK takes 1/365 in every year, which is never more than 1/366 more. A future day has the last rate that is known.
 * @param due the day on which the tax is due, `2027-01-31`
 * @param paid the day on which HMRC has the payment
 * @throws NoRateError if it was due before the first rate in the tables.
 */
export function interestOnLateTax(amount: Decimal, due: string, paid: string): Decimal {
  const changes = interest.latePayment.values.map(({ from }) => from)
  const starts = [due, ...[...changes, ...newYearsBetween(due, paid)].filter((day) => due < day && day < paid).sort()]
  const shares = starts.map((start, index) =>
    lateInterestRateOn(start)
      .value.times(daysFrom(start, starts[index + 1] ?? paid))
      .times(DAYS_OF_BOTH_YEARS / daysOfYear(start)),
  )
  return amount.times(sumOf(shares)).dividedBy(DAYS_OF_BOTH_YEARS)
}

const yearOf = (day: string): number => Number.parseInt(day, 10)

/** Each 1 January after one day and up to another. */
const newYearsBetween = (start: string, end: string): string[] =>
  Array.from({ length: Math.max(0, yearOf(end) - yearOf(start)) }, (_, index) => `${yearOf(start) + index + 1}-01-01`)

/** The days of the calendar year of a day: 366 in 2028. */
const daysOfYear = (day: string): number => daysFrom(`${yearOf(day)}-01-01`, `${yearOf(day) + 1}-01-01`)
