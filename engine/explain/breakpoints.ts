import type { Segment } from '../calculator.ts'
import { isAlike, type StraightLine } from '../evaluate/slope-evaluator.ts'
import { type Decimal, ZERO } from '../money/decimal.ts'

/** Decimal places that leave out the error of a recurring decimal. */
const FAR_BELOW_A_PENNY = 30

type SegmentRows = Pick<Segment, 'rows'>

/** Where the first line of a segment ends; undefined where all go on without end. */
export const endOf = ({ end }: Segment): Decimal | undefined => end?.toDecimalPlaces(FAR_BELOW_A_PENNY)

/** Whether the slope or the value of any row differs between the two sides of a point. */
export const areBent = (one: SegmentRows, other: SegmentRows): boolean =>
  haveOtherSlopes(one, other) || keysOf(one, other).some((key) => !isAlike(lineOf(one, key).value, lineOf(other, key).value))

/** Whether the slope of any row differs between the two sides of a point. */
export const haveOtherSlopes = (one: SegmentRows, other: SegmentRows): boolean =>
  keysOf(one, other).some((key) => !isAlike(lineOf(one, key).slope, lineOf(other, key).slope))

/** The keys of the rows on either side. */
export const keysOf = (one: SegmentRows, other: SegmentRows): string[] => [...new Set([...one.rows.keys(), ...other.rows.keys()])]

/** The line of a row. A missing row is nothing. */
export const lineOf = ({ rows }: SegmentRows, key: string): StraightLine => rows.get(key) ?? { value: ZERO, slope: ZERO }
