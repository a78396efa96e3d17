import { isAlike, type StraightLine } from '../evaluate/slope-evaluator.ts'
import { Decimal, ONE, ZERO } from '../money/decimal.ts'
import { endOf, keysOf, lineOf } from './breakpoints.ts'
import type { IncomeAnswers } from './income-answers.ts'

/** A segment of incomes over which every row follows one straight line. Its lines start at `from`, just above which they hold. */
export interface PlacedSegment {
  readonly from: Decimal
  readonly rows: ReadonlyMap<string, StraightLine>
}

/** What a row comes to at an income, on the line that it follows over a segment. In pounds. */
export function valueOn(segment: PlacedSegment, key: string, at: Decimal): Decimal {
  const { value, slope } = lineOf(segment, key)
  return value.plus(slope.times(at.minus(segment.from)))
}

/** Whether one of these rows bends or jumps where one segment meets the next. */
const isBreakpoint = (one: PlacedSegment, next: PlacedSegment, keys: readonly string[] = keysOf(one, next)): boolean =>
  keys.some(
    (key) => !isAlike(lineOf(one, key).slope, lineOf(next, key).slope) || !isAlike(valueOn(one, key, next.from), lineOf(next, key).value),
  )

/** The segments from an income of 0 up to one, in order: it walks from the end of each line to the end of the next. */
export function segmentsUpTo(top: Decimal, segmentFrom: IncomeAnswers['segmentFrom']): PlacedSegment[] {
  const segments: PlacedSegment[] = []
  let from = ZERO
  for (;;) {
    const segment = segmentFrom(from, 1)
    const next = { from, rows: segment.rows }
    const last = segments.at(-1)
    if (!last || isBreakpoint(last, next)) segments.push(next)
    const end = endOf(segment)
    if (!end?.lessThan(top)) return segments
    from = end
  }
}

/** The segments with those joined between which none of these rows bends or jumps. */
export function joinedFor(keys: readonly string[], segments: readonly PlacedSegment[]): PlacedSegment[] {
  const joined: PlacedSegment[] = []
  for (const next of segments) {
    const last = joined.at(-1)
    if (!last || isBreakpoint(last, next, keys)) joined.push(next)
  }
  return joined
}

/** The steps between round amounts, as parts of a power of ten. */
const ROUND_STEPS = ['0.15', '0.2', '0.3', '0.4', '0.5', '0.6', '0.8', '1'].map((step) => new Decimal(step))

/** The first round amount that is no less than this one: £150,000 for £125,140, and £300,000 for £256,000. */
export function roundedUp(amount: Decimal): Decimal {
  // The power of ten just above it: its exponent is that of its first digit.
  const power = new Decimal(10).pow(Decimal.max(amount, ONE).e + 1)
  return power.times(ROUND_STEPS.find((step) => power.times(step).greaterThanOrEqualTo(amount)) ?? ONE)
}
