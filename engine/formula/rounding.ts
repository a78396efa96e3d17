import type { Decimal } from '../money/decimal.ts'
import { roundDownToWhole, roundToPenny, roundUpToPound } from '../money/rounding.ts'

/** How the law, or the specification, rounds an amount within a computation. */
export type RoundingName = 'to-the-penny' | 'up-to-the-pound' | 'down-to-the-pound' | 'down-to-a-whole-number'

export const ROUNDINGS: Readonly<Record<RoundingName, (amount: Decimal) => Decimal>> = {
  'to-the-penny': roundToPenny,
  'up-to-the-pound': roundUpToPound,
  'down-to-the-pound': roundDownToWhole,
  'down-to-a-whole-number': roundDownToWhole,
}
