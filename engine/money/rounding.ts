import { Decimal, ZERO } from './decimal.ts'
import { nearestPound } from './digits.ts'

/** Far below a penny, and far above the last of the sixty digits that a recurring decimal is cut off at. */
const EXACT_PLACES = 46

/**
 * The amount that arithmetic on recurring decimals came to. A third of £10,000 is cut off at its sixtieth digit, so 4.5% of what it is above
 * £3,333 comes back a hair below a penny and a half: 0.01499…9, which the record would round down. And two rows that are equally near to
 * their other rounding would differ by that hair. Every rounding clears it first; nothing that is typed or enacted has as many decimals.
 */
const cleared = (amount: Decimal, places = amount.decimalPlaces()): Decimal =>
  places > EXACT_PLACES ? amount.toDecimalPlaces(EXACT_PLACES, Decimal.ROUND_HALF_UP) : amount

/** To a number of decimal places, half up. Never minus zero. */
export function roundHalfUp(amount: Decimal, places: number): Decimal {
  const given = amount.decimalPlaces()
  if (given <= places) return notMinusZero(amount)
  const exact = cleared(amount, given)
  const pounds = places === 0 ? nearestPound(exact) : undefined
  return pounds === undefined ? notMinusZero(exact.toDecimalPlaces(places, Decimal.ROUND_HALF_UP)) : new Decimal(pounds)
}

/** To the nearest penny, half a penny up: the edge of every record. Never minus zero. */
export const roundToPenny = (amount: Decimal): Decimal => roundHalfUp(amount, 2)

/** Up to a whole pound, as ITA 2007 s.35(3) rounds what is left of a Personal Allowance. */
export const roundUpToPound = (amount: Decimal): Decimal => notMinusZero(cleared(amount).toDecimalPlaces(0, Decimal.ROUND_CEIL))

const notMinusZero = (amount: Decimal): Decimal => (amount.isZero() ? ZERO : amount)
