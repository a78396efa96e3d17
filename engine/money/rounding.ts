import { Decimal, ZERO } from './decimal.ts'

/** To the nearest penny, half a penny up: the edge of every record. Never minus zero. */
export const roundToPenny = (amount: Decimal): Decimal => amount.toDecimalPlaces(2, Decimal.ROUND_HALF_UP).plus(ZERO)

/** Up to a whole pound, as ITA 2007 s.35(3) rounds what is left of a Personal Allowance. */
export const roundUpToPound = (amount: Decimal): Decimal => amount.toDecimalPlaces(0, Decimal.ROUND_CEIL).plus(ZERO)
