import { Decimal, ONE, ZERO } from '../money/decimal.ts'
import { roundDownToWhole, roundToPenny, roundUpToWhole } from '../money/rounding.ts'

/** How the law, or the specification, rounds an amount within a computation. */
export type RoundingName = 'to-the-penny' | 'up-to-the-pound' | 'down-to-the-pound' | 'down-to-a-whole-number' | 'up-to-a-whole-number'

export const ROUNDINGS: Readonly<Record<RoundingName, (amount: Decimal) => Decimal>> = {
  'to-the-penny': roundToPenny,
  'up-to-the-pound': roundUpToWhole,
  'down-to-the-pound': roundDownToWhole,
  'down-to-a-whole-number': roundDownToWhole,
  'up-to-a-whole-number': roundUpToWhole,
}

/** How high the stairs of a rounding are, and where each starts, counted from what it rounds to. */
export const STAIRS: Readonly<Record<RoundingName, { readonly height: Decimal; readonly starts: Decimal }>> = {
  'to-the-penny': { height: new Decimal('0.01'), starts: new Decimal('-0.005') },
  'up-to-the-pound': { height: ONE, starts: ONE.negated() },
  'down-to-the-pound': { height: ONE, starts: ZERO },
  'down-to-a-whole-number': { height: ONE, starts: ZERO },
  'up-to-a-whole-number': { height: ONE, starts: ONE.negated() },
}

/** The words for each rounding, which follow a comma in the working and in a workbook. */
export const ROUNDING_WORDS: Readonly<Record<RoundingName, string>> = {
  'to-the-penny': 'to the nearest penny',
  'up-to-the-pound': 'rounded up to a whole pound',
  'down-to-the-pound': 'rounded down to a whole pound',
  'down-to-a-whole-number': 'rounded down to a whole number',
  'up-to-a-whole-number': 'rounded up to a whole number',
}
