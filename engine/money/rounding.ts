import { Decimal, ZERO } from './decimal.ts'
import { hasManyDecimals, nearestPound } from './digits.ts'

/** Far smaller than a penny, and far larger than the sixtieth digit, where a recurring decimal is cut off. */
const EXACT_PLACES = 46

/**
 * Removes the tiny error that recurring decimals leave. A third of £10,000 is cut off at its sixtieth digit, so 4.5% of the part of it
 * above £3,333 comes out just under a penny and a half: 0.01499…9, which the record would round down. Two rows that are equally close to
 * rounding the other way would differ by the same error. So every rounding and every comparison removes the error first. No amount that is typed
 * or enacted has so many decimals.
 */
export const cleared = (amount: Decimal): Decimal =>
  hasManyDecimals(amount) ? amount.toDecimalPlaces(EXACT_PLACES, Decimal.ROUND_HALF_UP) : amount

/** A sum that does not recur has no more decimals than this. A sum that recurs has more, even without its error. */
const MOST_PLACES = 40

/**
 * A sum without that error, where its parts recur and the sum does not: £166,666.66… less 40% of it is £100,000, and not the tiniest bit
 * more. A sum that recurs keeps all its digits. Taking the error off never gives minus zero.
 */
export function settled(sum: Decimal): Decimal {
  if (!hasManyDecimals(sum)) return sum
  const exact = cleared(sum)
  return exact.decimalPlaces() > MOST_PLACES ? sum : notMinusZero(exact)
}

/** Rounds an amount half up to a number of decimal places. It never gives minus zero. */
export function roundHalfUp(amount: Decimal, places: number): Decimal {
  if (amount.decimalPlaces() <= places) return notMinusZero(amount)
  const exact = cleared(amount)
  const pounds = places === 0 ? nearestPound(exact) : undefined
  return pounds === undefined ? notMinusZero(exact.toDecimalPlaces(places, Decimal.ROUND_HALF_UP)) : new Decimal(pounds)
}

/** Rounds an amount in pounds to the nearest penny, half a penny up, as every record does. It never gives minus zero. */
export const roundToPenny = (amount: Decimal): Decimal => roundHalfUp(amount, 2)

/** Rounds an amount up to a number of decimal places. It never gives minus zero. */
export const roundUp = (amount: Decimal, places: number): Decimal =>
  notMinusZero(cleared(amount).toDecimalPlaces(places, Decimal.ROUND_CEIL))

/** Rounds an amount down to a number of decimal places. It never gives minus zero. */
export const roundDown = (amount: Decimal, places: number): Decimal =>
  notMinusZero(cleared(amount).toDecimalPlaces(places, Decimal.ROUND_FLOOR))

const notMinusZero = (amount: Decimal): Decimal => (amount.isZero() ? ZERO : amount)
