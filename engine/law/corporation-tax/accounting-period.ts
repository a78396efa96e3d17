import { type Amount, number, when, zero } from '../../expression/amount.ts'
import { isEqual } from '../../expression/condition.ts'
import { daysFrom, daysLater, monthsLater } from '../../inputs/day-sums.ts'
import { MONTHS_IN_A_YEAR } from '../../money/decimal.ts'

/** The longest accounting period, in months. CTA 2009 s.10(1)(a). */
export const MOST_MONTHS = MONTHS_IN_A_YEAR.toNumber()

/**
 * The first day of an accounting period of some months that ends on a day. If the month has no such day, the period starts on the first of
 * the next, so that no period is longer than its months: a year to 28 February 2024 starts on 1 March 2023. CTA 2009 s.10(1)(a).
 */
export const startOfPeriod = (end: string, months: number): string => monthsLater(daysLater(end, 1), -months)

/** The days of an accounting period, and how many of them are before a day. */
export interface DaysOfPeriod {
  readonly days: Amount
  readonly before: Amount
}

/** The days of an accounting period by its length in months, which is an input: the formula holds the days of every length. */
export function daysOfPeriod(months: Amount, end: string, day: string): DaysOfPeriod {
  return {
    days: byMonths(months, (length) => daysFrom(startOfPeriod(end, length), daysLater(end, 1))),
    before: byMonths(months, (length) => daysFrom(startOfPeriod(end, length), day)),
  }
}

const byMonths = (months: Amount, of: (length: number) => number): Amount =>
  Array.from({ length: MOST_MONTHS }, (_, index) => index + 1).reduce<Amount>(
    (others, length) => when(isEqual(months, number(length)), number(of(length)), others),
    zero,
  )
