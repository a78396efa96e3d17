import { LARGEST_AMOUNT } from '../inputs/parse.ts'
import { Decimal, ONE, ONE_HUNDRED, smallerOf } from '../money/decimal.ts'
import type { Result } from '../result/result.ts'
import { differenceOf, linesBetween, type MarginalLine } from './marginal-lines.ts'
import { type Change, changesBetween, regimeOf } from './regime.ts'
import { isTapered } from './tapered-allowance.ts'

/** An income at which a pound more starts to cost another amount. */
export interface Edge {
  /** Pounds of the moved input. The whole pound of it, as the law writes limits, where it is one; else the last penny before the change. */
  readonly at: Decimal
  /** How far it is from the income asked about, either way. */
  readonly distance: Decimal
  /** What comes and goes as income rises past it. */
  readonly changes: readonly Change[]
  /** What £100 does on the other side of it: the £100 above an edge above, the £100 below an edge below where there is as much. */
  readonly beyond?: readonly MarginalLine[]
  /** What the answer leaps by at that penny, where it does: less than nothing where it falls. */
  readonly leap?: Decimal
}

interface Found {
  readonly edge: Edge
  /** The pennies on either side of it. */
  readonly lo: number
  readonly hi: number
}

type Way = 1 | -1

const inPence = (amount: Decimal) => amount.times(ONE_HUNDRED).toNumber()
const asPounds = (pence: number) => new Decimal(pence).dividedBy(ONE_HUNDRED)

const FIRST_PENNY = 1
const LAST_PENNY = inPence(LARGEST_AMOUNT)
const POUND = 100
/** Changes within two pounds are one edge: a tapered allowance is rounded to a pound, for two of income, so what follows from it is late. */
const ONE_EDGE = 2 * POUND

/** What a pound of Personal Allowance, by which it falls at a time, makes two hundreds of pounds differ by: 45% of it and a little. */
const STAIR = new Decimal('0.5')
/** Far above what recurring decimals lose. */
const HAIR = new Decimal('0.0001')

const within = (pence: number) => Math.min(Math.max(pence, FIRST_PENNY), LAST_PENNY)

/**
 * The nearest edges above and below an income, found with the calculation alone: by galloping to where it goes by other rules, and halving
 * the way back to the penny. `at` calculates for an income in pounds; `more` is what comes to £100 of it in a year.
 * An income that stands on an edge has it above.
 */
export function edgesAround(
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
  // Of changes that are one edge, some may be above an income that the edge itself is below.
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

/** The penny before the nearest change in a direction, leaping so far at first; undefined where there is none. */
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

/** The last penny that is like the first, going from it to one that is not. */
function lastAlike(first: number, other: number, isAlike: IsAlike): number {
  let [near, far] = [first, other]
  while (Math.abs(far - near) > 1) {
    const middle = Math.floor((near + far) / 2)
    if (isAlike(first, middle)) near = middle
    else far = middle
  }
  return near
}

/** Goes on over the changes that follow closely. */
function settle(from: number, way: Way, isAlike: IsAlike): number {
  let settled = from
  for (;;) {
    const next = within(settled + way * ONE_EDGE)
    if (isAlike(settled, next)) return settled
    settled = lastAlike(settled, next, isAlike) + way
  }
}

/** Whether £100 does more or less to any row on one side of an edge than on the other. */
const differ = (before: readonly MarginalLine[], after: readonly MarginalLine[], by: Decimal): boolean =>
  [...before, ...after].some(({ key }) => differenceOf(before, key).minus(differenceOf(after, key)).abs().greaterThan(by))
