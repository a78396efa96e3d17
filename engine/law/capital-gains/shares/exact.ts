import type { Decimal } from '../../../money/decimal.ts'
import { settled } from '../../../money/rounding.ts'

// Decimals have sixty digits, so a division that has no end leaves an error in the last of them. Each sum here takes it off again where the
// sum has an end: 300 shares after one for three are 100, and not 99.99…9, of which nobody could sell 100.

/** What is left of an amount. */
export const less = (from: Decimal, amount: Decimal): Decimal => settled(from.minus(amount))

/** How many shares there are after splits that turn each into so many. */
export const afterSplits = (shares: Decimal, factor: Decimal): Decimal => settled(shares.times(factor))

/** How many shares there were before splits that turned each into so many. */
export const beforeSplits = (shares: Decimal, factor: Decimal): Decimal => settled(shares.dividedBy(factor))

/** The part of an amount that belongs to some of the shares. All of them take all of it. TCGA 1992 s.42. */
export const partOf = (amount: Decimal, shares: Decimal, outOf: Decimal): Decimal =>
  less(outOf, shares).isZero() ? amount : settled(amount.times(shares).dividedBy(outOf))
