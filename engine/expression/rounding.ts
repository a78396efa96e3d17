import { Decimal, ZERO } from '../money/decimal.ts'
import { roundDown, roundHalfUp, roundUp } from '../money/rounding.ts'

const WAYS = { 'half-up': roundHalfUp, up: roundUp, down: roundDown }
/** Where a stair of a rounding starts, counted from what it rounds to: a part of its height. */
const STARTS = { 'half-up': '-0.5', up: '-1', down: '0' }

/** A rounding: its words, which follow a comma in the working and in a workbook, which way, to how many decimals, and what is added first. */
const rounding = (words: string, way: keyof typeof WAYS, places: number, added = ZERO) => {
  const height = new Decimal(10).pow(-places)
  const round = (amount: Decimal): Decimal => WAYS[way](added === ZERO ? amount : amount.plus(added), places)
  return { words, way, places, added, height, starts: height.times(STARTS[way]).minus(added), round }
}

/**
 * 6 or more in the third decimal makes another penny, and 5 or less is dropped. HMRC’s guidance for payroll software works out contributions
 * like this, because SI 2001/1004 reg.12(1) disregards half a penny or less.
 */
const BY_THE_THIRD_DECIMAL = new Decimal('0.004')

/** How the law, or the specification, rounds an amount within a computation. */
export const ROUNDINGS = {
  'to-the-penny': rounding('to the nearest penny', 'half-up', 2),
  'up-to-the-penny': rounding('rounded up to a penny', 'up', 2),
  'down-to-the-penny': rounding('rounded down to a penny', 'down', 2),
  'by-the-third-decimal': rounding('to the nearest penny by the third decimal', 'down', 2, BY_THE_THIRD_DECIMAL),
  'down-to-the-fourth-decimal': rounding('cut off after four decimals', 'down', 4),
  'up-to-the-pound': rounding('rounded up to a whole pound', 'up', 0),
  'down-to-the-pound': rounding('rounded down to a whole pound', 'down', 0),
  'down-to-a-whole-number': rounding('rounded down to a whole number', 'down', 0),
  'up-to-a-whole-number': rounding('rounded up to a whole number', 'up', 0),
}

export type RoundingName = keyof typeof ROUNDINGS
