import { Decimal as DecimalJs } from 'decimal.js'

/**
 * The one Decimal of the engine: sixty significant digits, so that amounts to a trillion pounds stay exact through every
 * multiplication a calculator makes. A clone, so that nobody else’s settings can reach it.
 */
export const Decimal = DecimalJs.clone({ precision: 60, rounding: DecimalJs.ROUND_HALF_UP, toExpNeg: -60, toExpPos: 60 })
export type Decimal = DecimalJs

export const ZERO = new Decimal(0)
export const ONE = new Decimal(1)
export const ONE_HUNDRED = new Decimal(100)
export const MONTHS_IN_A_YEAR = new Decimal(12)
/** HMRC counts 52 weeks in a year for weekly charges (SSCBA 1992 s.11). */
export const WEEKS_IN_A_YEAR = new Decimal(52)

/** Whether it is more than nothing: what `greaterThan(ZERO)` says, without making the decimal that decimal.js compares with. */
export const isAboveZero = (amount: Decimal): boolean => amount.isPositive() && !amount.isZero()

/** `amount`, or nothing where it is below nothing. */
export const atLeastZero = (amount: Decimal): Decimal => (amount.isNegative() && !amount.isZero() ? ZERO : amount)

export const smallerOf = (a: Decimal, b: Decimal): Decimal => (a.lessThan(b) ? a : b)

/** The sum of amounts; those of nothing cost nothing. */
export function sumOf(amounts: readonly Decimal[]): Decimal {
  const [first = ZERO, ...others] = amounts.filter((amount) => !amount.isZero())
  return others.reduce((total, amount) => total.plus(amount), first)
}

/** `part` as a percent number of `whole` (16.27, not 0.1627); 0 where the whole is nothing or less. */
export const percentOf = (part: Decimal, whole: Decimal): Decimal => (isAboveZero(whole) ? part.times(ONE_HUNDRED).dividedBy(whole) : ZERO)
