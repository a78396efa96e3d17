import type { Decimal } from '../../../money/decimal.ts'

/**
 * How many decimals a part of a cost keeps, where it has no end, such as a third of £100. It leaves twenty digits for pounds, so that adding
 * and subtracting stays exact, and what is left of a cost and what is taken from it always add up to the whole.
 */
const DECIMALS = 40

/** A number without the digits that are only the error of a division that has no end: 100, not 99.99…9, shares after one for three of 300. */
export const withoutError = (value: Decimal): Decimal => value.toDecimalPlaces(DECIMALS)

/** The part of a cost that belongs to some of the shares it was paid for. All of them take all of it. TCGA 1992 s.42. Pounds. */
export const partOf = (cost: Decimal, shares: Decimal, outOf: Decimal): Decimal =>
  shares.equals(outOf) ? cost : withoutError(cost.times(shares).dividedBy(outOf))
