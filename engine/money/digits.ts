import type { Decimal } from './decimal.ts'

/*
 * decimal.js keeps an amount as a list of numbers of seven digits each, with the decimal point between two of them. Code that only compares
 * or counts reads those numbers here, because it is faster: `toNumber` writes the amount out as text first, and each sum makes new
 * decimals. The list `d`, the exponent `e` and the sign `s` are public: decimal.js documents them in its README and under “Properties” in
 * its API (https://mikemcl.github.io/decimal.js/#instance-properties), to be read and never written.
 */
const DIGITS = 7
const MANY = 10 ** DIGITS
const MOST_AFTER = 6

/** How many of those numbers are before the decimal point. */
const before = ({ e }: Decimal) => Math.floor(e / DIGITS) + 1

/** Whether an amount has more than 42 decimals, which is more than six of those numbers after the point. */
export const hasManyDecimals = (amount: Decimal): boolean => amount.d.length - before(amount) > MOST_AFTER

/** Whether an amount, without its sign, is below 1 in the decimal place of that number: below 0.01 for 2. */
export const isBelow = (place: number, amount: Decimal): boolean => amount.e < -place || amount.isZero()

/** Which of two amounts is more: 1 for the first, −1 for the second, 0 where they are the same. Faster than `comparedTo`, which copies. */
export function compared(one: Decimal, other: Decimal): -1 | 0 | 1 {
  if (one.isZero() || other.isZero() || one.s !== other.s) return ordered(one.isZero() ? 0 : one.s, other.isZero() ? 0 : other.s)
  const [larger, smaller] = one.s > 0 ? [one, other] : [other, one]
  if (one.e !== other.e) return ordered(larger.e, smaller.e)
  const most = Math.max(one.d.length, other.d.length)
  for (let index = 0; index < most; index++) {
    const order = ordered(larger.d[index] ?? 0, smaller.d[index] ?? 0)
    if (order !== 0) return order
  }
  return 0
}

const ordered = (one: number, other: number) => (one > other ? 1 : one < other ? -1 : 0)

/** An amount as a float64, to fifteen digits. Use it to compare amounts, and never show it. */
export function float64(amount: Decimal): number {
  const point = before(amount)
  let digits = 0
  for (const next of amount.d) digits = digits * MANY + next
  return (amount.s * digits) / MANY ** (amount.d.length - point)
}

/** The number of pennies in an amount of whole pennies, leaving out whole tens of millions of pounds. */
export function lastPennies(amount: Decimal): number {
  const point = before(amount)
  return amount.s * ((amount.d[point - 1] ?? 0) * 100 + (amount.d[point] ?? 0) / (MANY / 100))
}

/** A number of pennies after taking off the nearest multiple of ten million: between minus five million and five million. */
export const withoutMillions = (pennies: number): number => pennies - MANY * Math.round(pennies / MANY)

/** An amount to the nearest pound, with half a pound rounded up; undefined for ten million pounds or more. */
export function nearestPound(amount: Decimal): number | undefined {
  const point = before(amount)
  if (point > 1) return undefined
  const pounds = amount.d[point - 1] ?? 0
  const parts = amount.d[point] ?? 0
  return amount.s * (parts < MANY / 2 ? pounds : pounds + 1) || 0
}
