import { difference } from './arithmetic.ts'
import type { Decimal } from './decimal.ts'

/*
 * decimal.js keeps an amount as a list of numbers of seven digits each, with the decimal point between two of them. Code that only compares
 * or counts reads those numbers here, because it is faster: `toNumber` writes the amount out as text first, and each sum makes new
 * decimals.
 */
const DIGITS = 7
const MANY = 10 ** DIGITS
const MOST_AFTER = 6

/** How many of those numbers are before the decimal point. */
const before = ({ e }: Decimal) => Math.floor(e / DIGITS) + 1

/** Whether an amount has more than 42 decimals, which is more than six of those numbers after the point. */
export const hasManyDecimals = (amount: Decimal): boolean => amount.d.length - before(amount) > MOST_AFTER

/** Which of two amounts is more: 1 for the first, −1 for the second, 0 where they are the same. */
export function compared(one: Decimal, other: Decimal): -1 | 0 | 1 {
  const more = difference(one, other)
  if (Number.isNaN(more)) return one.comparedTo(other) as -1 | 0 | 1
  return more > 0 ? 1 : more < 0 ? -1 : 0
}

/** An amount as a float64, to fifteen digits. Use it to compare amounts, and never show it. */
export function float64(amount: Decimal): number {
  const point = before(amount)
  let digits = 0
  for (const next of amount.d) digits = digits * MANY + next
  return (amount.s * digits) / MANY ** (amount.d.length - point)
}

/** The number of pounds (0 places) or pennies (2) in an amount of whole ones, leaving out whole tens of millions of pounds. */
export function lastUnits(amount: Decimal, places: 0 | 2): number {
  const point = before(amount)
  const pounds = amount.d[point - 1] ?? 0
  return amount.s * (places === 0 ? pounds : pounds * 100 + (amount.d[point] ?? 0) / (MANY / 100))
}

/** A number of units after taking off the nearest multiple of ten million: between minus five million and five million. */
export const withoutMillions = (units: number): number => units - MANY * Math.round(units / MANY)

/** Digits with commas between thousands: 1,000,000. */
export const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')
