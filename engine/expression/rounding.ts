import { Decimal, ONE, ZERO } from '../money/decimal.ts'
import { roundDown, roundDownToWhole, roundToPenny, roundUp, roundUpToWhole } from '../money/rounding.ts'

/** How the law, or the specification, rounds an amount within a computation. */
export type RoundingName =
  | 'to-the-penny'
  | 'up-to-the-penny'
  | 'down-to-the-penny'
  | 'by-the-third-decimal'
  | 'down-to-the-fourth-decimal'
  | 'up-to-the-pound'
  | 'down-to-the-pound'
  | 'down-to-a-whole-number'
  | 'up-to-a-whole-number'

/**
 * What is added before an amount is rounded down to a penny by its third decimal: 6 or more makes another penny, 5 or less is dropped. HMRC’s
 * guidance for payroll software works out contributions like this, because SI 2001/1004 reg.12(1) disregards half a penny or less.
 */
export const ADDED_TO_THIRD_DECIMAL = new Decimal('0.004')

export const ROUNDINGS: Readonly<Record<RoundingName, (amount: Decimal) => Decimal>> = {
  'to-the-penny': roundToPenny,
  'up-to-the-penny': (amount) => roundUp(amount, 2),
  'down-to-the-penny': (amount) => roundDown(amount, 2),
  'by-the-third-decimal': (amount) => roundDown(amount.plus(ADDED_TO_THIRD_DECIMAL), 2),
  'down-to-the-fourth-decimal': (amount) => roundDown(amount, 4),
  'up-to-the-pound': roundUpToWhole,
  'down-to-the-pound': roundDownToWhole,
  'down-to-a-whole-number': roundDownToWhole,
  'up-to-a-whole-number': roundUpToWhole,
}

const PENNY = new Decimal('0.01')

/** How high the stairs of a rounding are, and where each starts, counted from what it rounds to. */
export const STAIRS: Readonly<Record<RoundingName, { readonly height: Decimal; readonly starts: Decimal }>> = {
  'to-the-penny': { height: PENNY, starts: new Decimal('-0.005') },
  'up-to-the-penny': { height: PENNY, starts: PENNY.negated() },
  'down-to-the-penny': { height: PENNY, starts: ZERO },
  'by-the-third-decimal': { height: PENNY, starts: ADDED_TO_THIRD_DECIMAL.negated() },
  'down-to-the-fourth-decimal': { height: new Decimal('0.0001'), starts: ZERO },
  'up-to-the-pound': { height: ONE, starts: ONE.negated() },
  'down-to-the-pound': { height: ONE, starts: ZERO },
  'down-to-a-whole-number': { height: ONE, starts: ZERO },
  'up-to-a-whole-number': { height: ONE, starts: ONE.negated() },
}

/** The words for each rounding, which follow a comma in the working and in a workbook. */
export const ROUNDING_WORDS: Readonly<Record<RoundingName, string>> = {
  'to-the-penny': 'to the nearest penny',
  'up-to-the-penny': 'rounded up to a penny',
  'down-to-the-penny': 'rounded down to a penny',
  'by-the-third-decimal': 'to the nearest penny by the third decimal',
  'down-to-the-fourth-decimal': 'cut off after four decimals',
  'up-to-the-pound': 'rounded up to a whole pound',
  'down-to-the-pound': 'rounded down to a whole pound',
  'down-to-a-whole-number': 'rounded down to a whole number',
  'up-to-a-whole-number': 'rounded up to a whole number',
}
