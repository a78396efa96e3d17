import { LARGEST_AMOUNT } from '../inputs/parse.ts'
import { Decimal, ONE, ONE_HUNDRED, smallerOf } from '../money/decimal.ts'
import type { Result } from '../result/result.ts'
import type { Edge } from './edges.ts'
import { differenceOf, linesBetween, type MarginalLine } from './marginal-lines.ts'
import { changesBetween, regimeOf } from './regime.ts'
import { isTapered } from './tapered-allowance.ts'

interface Found {
  readonly edge: Edge
  /** The pennies just below and just above it. */
  readonly lo: number
  readonly hi: number
}

type Way = 1 | -1

const inPence = (amount: Decimal) => amount.times(ONE_HUNDRED).toNumber()
const asPounds = (pence: number) => new Decimal(pence).dividedBy(ONE_HUNDRED)

const FIRST_PENNY = 1
const LAST_PENNY = inPence(LARGEST_AMOUNT)
const POUND = 100
/** Changes within £2 count as one edge. A tapered allowance falls by £1 for each £2 of income, so its effects may come up to £2 late. */
const ONE_EDGE = 2 * POUND

/** A Personal Allowance falls by a pound at a time, so two equal £100s can differ by the tax on a pound: 45% of it, and a little more. */
const STAIR = new Decimal('0.5')
/** Far larger than the error of recurring decimals. */
const HAIR = new Decimal('0.0001')

const within = (pence: number) => Math.min(Math.max(pence, FIRST_PENNY), LAST_PENNY)

/**
 * The nearest edges above and below an income, in pounds. It needs only the calculation itself: it takes ever longer steps until different
 * rules apply, then halves the distance until it finds the penny. `at` calculates for an income in pounds; `more` is the rise in the input
 * that makes £100 a year. Where the income is exactly on an edge, that edge is the one above.
 */
export function searchedEdgesAround(
  income: Decimal,
  more: Decimal,
  at: (amount: Decimal) => Result,
): { readonly above?: Edge; readonly below?: Edge } {
  const look = remembered((pence) => {
    const result = at(asPounds(pence))
    return { result, regime: regimeOf(result) }
  })
  const isAlike = (one: number, other: number) => look(one).regime === look(other).regime

  function nearest(from: number, way: Way): Found | undefined {
    const near = lastBeforeChange(from, way, Math.ceil(inPence(more)), isAlike)
    if (near === undefined) return undefined
    const [lo, hi] = [settle(Math.min(near, near + way), -1, isAlike), settle(Math.max(near, near + way), 1, isAlike)]
    const [before, after] = [look(lo).result, look(hi).result]
    const part = smallerOf(more, asPounds(lo))
    const last = linesBetween(at(asPounds(lo).minus(part)), before)
    const next = linesBetween(after, at(asPounds(hi).plus(part)))

    const leap = differenceOf(linesBetween(before, after), after.headline)
    const steepest = Decimal.max(...[last, next].map((lines) => differenceOf(lines, after.headline).abs()))
    const isCliff = leap.abs().greaterThan(
      steepest
        .times(asPounds(hi - lo))
        .dividedBy(part)
        .plus(ONE),
    )
    const isEdge = isCliff || differ(last, next, isTapered(before) && isTapered(after) ? STAIR : HAIR)
    if (!isEdge) return nearest(way > 0 ? hi : lo, way)

    const wholePound = Math.ceil(lo / POUND) * POUND
    const edge = asPounds(wholePound <= hi ? wholePound : lo)
    return {
      lo,
      hi,
      edge: {
        at: edge,
        distance: edge.minus(income).abs(),
        changes: changesBetween(before, after),
        ...(part.equals(more) && { beyond: way > 0 ? next : last }),
        ...(isCliff && { leap }),
      },
    }
  }

  const start = within(inPence(income))
  const first = nearest(start, 1)
  // One edge may be several changes. Some of them can be above the income although the edge itself is below it.
  const above = first?.edge.at.lessThan(income) ? nearest(first.hi, 1) : first
  const below = nearest(Math.min(start, above?.lo ?? start), -1)
  return { ...(above && { above: above.edge }), ...(below && { below: below.edge }) }
}

function remembered<Seen>(look: (pence: number) => Seen): (pence: number) => Seen {
  const known = new Map<number, Seen>()
  return (pence) => {
    let seen = known.get(pence)
    if (seen === undefined) known.set(pence, (seen = look(pence)))
    return seen
  }
}

type IsAlike = (one: number, other: number) => boolean

/** The last penny before the nearest change in a direction; undefined where there is none. `firstLeap` is the length of the first step. */
function lastBeforeChange(from: number, way: Way, firstLeap: number, isAlike: IsAlike): number | undefined {
  let [near, leap] = [from, firstLeap]
  for (;;) {
    const far = within(near + way * leap)
    if (!isAlike(from, far)) return lastAlike(near, far, isAlike)
    if (far === within(way * Infinity)) return undefined
    near = far
    leap *= 2
  }
}

/** The last penny with the same rules as `first`, on the way to one with different rules. */
function lastAlike(first: number, other: number, isAlike: IsAlike): number {
  let [near, far] = [first, other]
  while (Math.abs(far - near) > 1) {
    const middle = Math.floor((near + far) / 2)
    if (isAlike(first, middle)) near = middle
    else far = middle
  }
  return near
}

/** Moves past any changes that follow within £2. */
function settle(from: number, way: Way, isAlike: IsAlike): number {
  let settled = from
  for (;;) {
    const next = within(settled + way * ONE_EDGE)
    if (isAlike(settled, next)) return settled
    settled = lastAlike(settled, next, isAlike) + way
  }
}

/** Whether £100 changes any row by a different amount on the two sides of an edge. */
const differ = (before: readonly MarginalLine[], after: readonly MarginalLine[], by: Decimal): boolean =>
  [...before, ...after].some(({ key }) => differenceOf(before, key).minus(differenceOf(after, key)).abs().greaterThan(by))
