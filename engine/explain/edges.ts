import type { Segment } from '../calculator.ts'
import { type Direction, isAlike } from '../evaluate/slope-evaluator.ts'
import { LARGEST_AMOUNT } from '../inputs/kinds.ts'
import { Decimal, isAboveZero, ONE, ZERO } from '../money/decimal.ts'
import { roundToPenny } from '../money/rounding.ts'
import { areBent, endOf, haveOtherSlopes, keysOf, lineOf } from './breakpoints.ts'
import type { IncomeChange } from './changes.ts'
import { changesAt, lateAfter, pennyAbove, pennyBelow } from './changes-at.ts'
import type { IncomeAnswers } from './income-answers.ts'
import { linesBetween, type MarginalLine } from './marginal-lines.ts'

/** An income at which the cost of each extra pound changes. */
export interface Edge {
  /** The income at the edge, in pounds and pence. */
  readonly at: Decimal
  /** Its distance from the visitor’s income, in either direction. Never negative. */
  readonly distance: Decimal
  /** What starts and stops as income rises past the edge. */
  readonly changes: readonly IncomeChange[]
  /** What £100 more does beyond the edge: the £100 above a higher edge, or the £100 below a lower one, if there is that much. */
  readonly beyond?: readonly MarginalLine[]
  /** How far the answer jumps at the edge, if it does. Negative where it falls. */
  readonly jump?: Decimal
}

/** What a calculator answers for an income, and the key of its headline. */
interface IncomeHeadlines extends Pick<IncomeAnswers, 'segmentFrom' | 'at'> {
  readonly headline: string
}

/**
 * The nearest edges above and below an income, in pounds: where the lines of the rows bend or jump. `more` is the rise in the input that
 * makes £100 a year. Where the income is exactly on an edge, that edge is the one above.
 */
export function edgesAround(income: Decimal, more: Decimal, answers: IncomeHeadlines): { readonly above?: Edge; readonly below?: Edge } {
  const { segmentFrom } = answers
  const isOnEdge = isAboveZero(income) && areBent(segmentFrom(income, -1), segmentFrom(income, 1))
  const above = isOnEdge ? income : nearestBreakpoint(income, 1, segmentFrom)
  const below = nearestBreakpoint(income, -1, segmentFrom)
  return {
    ...(above && { above: edgeAt(above, 1, income, more, answers) }),
    ...(below && { below: edgeAt(below, -1, income, more, answers) }),
  }
}

/** The nearest point in a direction where the lines bend or jump; undefined where there is none that a form accepts. */
function nearestBreakpoint(from: Decimal, way: Direction, segmentFrom: IncomeAnswers['segmentFrom']): Decimal | undefined {
  let end = endOf(segmentFrom(from, way))
  while (end && isAboveZero(end) && end.lessThanOrEqualTo(LARGEST_AMOUNT)) {
    const next = segmentFrom(end, way)
    if (areBent(segmentFrom(end, -way as Direction), next)) return end
    end = endOf(next)
  }
  return undefined
}

/**
 * Where the lines really bend once roundings are kept, near a point where they bend without roundings: a choice may depend on a rounded
 * amount. The point itself where only a rounding starts or ends there.
 */
function onStairs(breakpoint: Decimal, late: Decimal, segmentFrom: IncomeAnswers['segmentFrom']): Decimal {
  if (breakpoint.isInteger()) return breakpoint
  let from = Decimal.max(breakpoint.minus(late), ZERO)
  const last = breakpoint.plus(late)
  let before = segmentFrom(from, 1, 'kept')
  for (;;) {
    const next = endOf(before)
    if (!next?.greaterThan(from) || next.greaterThan(last)) return breakpoint
    const after = segmentFrom(next, 1, 'kept')
    if (haveOtherSlopes(before, after) || jumps(segmentFrom(next, -1, 'kept'), after)) return next
    from = next
    before = after
  }
}

/** Whether a row jumps by more than a pound, which is more than the tax on the pound that an allowance loses. */
const jumps = (one: Segment, other: Segment): boolean =>
  keysOf(one, other).some((key) => lineOf(one, key).value.minus(lineOf(other, key).value).abs().greaterThan(ONE))

function edgeAt(smoothed: Decimal, way: Direction, income: Decimal, more: Decimal, { segmentFrom, at, headline }: IncomeHeadlines): Edge {
  const breakpoint = onStairs(smoothed, lateAfter(more), segmentFrom)
  const edge = roundToPenny(breakpoint)
  const far = way > 0 ? pennyAbove(breakpoint) : pennyBelow(breakpoint).minus(more)
  const jump = lineOf(segmentFrom(breakpoint, 1), headline).value.minus(lineOf(segmentFrom(breakpoint, -1), headline).value)
  return {
    at: edge,
    distance: edge.minus(income).abs(),
    changes: changesAt(breakpoint, more, at),
    ...(!far.isNegative() && { beyond: linesBetween(at(far), at(far.plus(more))) }),
    ...(!isAlike(jump, ZERO) && { jump }),
  }
}
