import { Decimal as DecimalJs } from 'decimal.js'

/**
 * The Decimal that the whole engine uses. It keeps sixty significant digits, so amounts up to a trillion pounds stay exact through every
 * multiplication that a calculator makes. It is a clone, so nobody else’s settings can change it.
 */
export const Decimal = DecimalJs.clone({ precision: 60, rounding: DecimalJs.ROUND_HALF_UP, toExpNeg: -60, toExpPos: 60 })
export type Decimal = DecimalJs

export const ZERO = new Decimal(0)
export const ONE = new Decimal(1)
export const ONE_HUNDRED = new Decimal(100)
export const MONTHS_IN_A_YEAR = new Decimal(12)
/** The weeks of a year, as HMRC counts them for pay and for weekly thresholds. */
export const WEEKS_IN_A_YEAR = new Decimal(52)

/** Whether an amount is more than nothing: the same as `greaterThan(ZERO)`, but faster, because decimal.js makes no copy of the zero. */
export const isAboveZero = (amount: Decimal): boolean => amount.isPositive() && !amount.isZero()

/** `amount`, or 0 where it is negative. */
export const atLeastZero = (amount: Decimal): Decimal => (amount.isNegative() && !amount.isZero() ? ZERO : amount)

/** The sum of amounts, 0 for none. It skips zeros, because each addition takes time. */
export function sumOf(amounts: readonly Decimal[]): Decimal {
  const [first = ZERO, ...others] = amounts.filter((amount) => !amount.isZero())
  return others.reduce((total, amount) => total.plus(amount), first)
}
