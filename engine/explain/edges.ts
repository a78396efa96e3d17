import type { Piece } from '../calculator.ts'
import { type Direction, isAlike, type Stairs, type StraightLine } from '../formula/lines.ts'
import { LARGEST_AMOUNT } from '../inputs/parse.ts'
import { Decimal, isAboveZero, ONE, ZERO } from '../money/decimal.ts'
import { roundToPenny } from '../money/rounding.ts'
import type { Result } from '../result/result.ts'
import { type Change, changesBetween } from './changes.ts'
import { linesBetween, type MarginalLine } from './marginal-lines.ts'
import { isTapered } from './tapered-allowance.ts'

/** An income at which the cost of each extra pound changes. */
export interface Edge {
  /** The income at the edge, in pounds and pence. */
  readonly at: Decimal
  /** Its distance from the visitor’s income, in either direction. Never negative. */
  readonly distance: Decimal
  /** What starts and stops as income rises past the edge. */
  readonly changes: readonly Change[]
  /** What £100 more does beyond the edge: the £100 above a higher edge, or the £100 below a lower one, if there is that much. */
  readonly beyond?: readonly MarginalLine[]
  /** How far the answer jumps at the edge, if it does. Negative where it falls. */
  readonly leap?: Decimal
}

/** What a calculator answers for an income. */
interface IncomeAnswers {
  /** The lines of the rows that count, just above or below an income in pounds. */
  readonly pieceFrom: (income: Decimal, way: Direction, stairs?: Stairs) => Piece
  /** The result for an income in pounds. */
  readonly at: (income: Decimal) => Result
  /** The key of the answer. */
  readonly headline: string
}

/** Decimal places that leave out the error of a recurring decimal. */
const FAR_BELOW_A_PENNY = 30
const PENNY = new Decimal('0.01')
/** A tapered allowance falls by a whole pound for every £2 of income, so its effect can come up to £2 late: this part of £100. */
const LATE = new Decimal('0.02')

/**
 * The nearest edges above and below an income, in pounds: where the lines of the rows bend or jump. `more` is the rise in the input that
 * makes £100 a year. Where the income is exactly on an edge, that edge is the one above.
 */
export function edgesAround(income: Decimal, more: Decimal, answers: IncomeAnswers): { readonly above?: Edge; readonly below?: Edge } {
  const { pieceFrom } = answers
  const isOnEdge = isAboveZero(income) && areBent(pieceFrom(income, -1), pieceFrom(income, 1))
  const above = isOnEdge ? income : nearestBend(income, 1, pieceFrom)
  const below = nearestBend(income, -1, pieceFrom)
  return {
    ...(above && { above: edgeAt(above, 1, income, more, answers) }),
    ...(below && { below: edgeAt(below, -1, income, more, answers) }),
  }
}

/** The nearest point in a direction where the lines bend or jump; undefined where there is none that a form accepts. */
function nearestBend(from: Decimal, way: Direction, pieceFrom: IncomeAnswers['pieceFrom']): Decimal | undefined {
  let end = endOf(pieceFrom(from, way))
  while (end && isAboveZero(end) && end.lessThanOrEqualTo(LARGEST_AMOUNT)) {
    const next = pieceFrom(end, way)
    if (areBent(pieceFrom(end, -way as Direction), next)) return end
    end = endOf(next)
  }
  return undefined
}

const endOf = ({ end }: Piece): Decimal | undefined => end?.toDecimalPlaces(FAR_BELOW_A_PENNY)

/** Whether the slope or the value of any row differs between the two sides of a point. */
const areBent = (one: Piece, other: Piece): boolean =>
  haveOtherSlopes(one, other) || keysOf(one, other).some((key) => !isAlike(lineOf(one, key).value, lineOf(other, key).value))

const haveOtherSlopes = (one: Piece, other: Piece): boolean =>
  keysOf(one, other).some((key) => !isAlike(lineOf(one, key).slope, lineOf(other, key).slope))

const keysOf = (one: Piece, other: Piece): string[] => [...new Set([...one.rows.keys(), ...other.rows.keys()])]

const lineOf = ({ rows }: Piece, key: string): StraightLine => rows.get(key) ?? { value: ZERO, slope: ZERO }

/**
 * Where the lines really bend once roundings are kept, near a point where they bend without roundings: a choice may depend on a rounded
 * amount. The point itself where only a rounding starts or ends there.
 */
function onStairs(bend: Decimal, late: Decimal, pieceFrom: IncomeAnswers['pieceFrom']): Decimal {
  if (bend.isInteger()) return bend
  let from = Decimal.max(bend.minus(late), ZERO)
  const last = bend.plus(late)
  let before = pieceFrom(from, 1, 'kept')
  for (;;) {
    const next = endOf(before)
    if (!next?.greaterThan(from) || next.greaterThan(last)) return bend
    const after = pieceFrom(next, 1, 'kept')
    if (haveOtherSlopes(before, after) || leaps(pieceFrom(next, -1, 'kept'), after)) return next
    from = next
    before = after
  }
}

/** Whether a row jumps by more than a pound, which is more than the tax on the pound that an allowance loses. */
const leaps = (one: Piece, other: Piece): boolean =>
  keysOf(one, other).some((key) => lineOf(one, key).value.minus(lineOf(other, key).value).abs().greaterThan(ONE))

function edgeAt(smoothed: Decimal, way: Direction, income: Decimal, more: Decimal, { pieceFrom, at, headline }: IncomeAnswers): Edge {
  const late = more.times(LATE)
  const bend = onStairs(smoothed, late, pieceFrom)
  const edge = roundToPenny(bend)
  const [below, above] = [
    bend.minus(PENNY).toDecimalPlaces(2, Decimal.ROUND_CEIL),
    bend.plus(PENNY).toDecimalPlaces(2, Decimal.ROUND_FLOOR),
  ]
  const far = way > 0 ? above : below.minus(more)
  const leap = lineOf(pieceFrom(bend, 1), headline).value.minus(lineOf(pieceFrom(bend, -1), headline).value)
  const atPenny = changesBetween(at(below), at(above))
  const isAllAtPenny = atPenny.length > 0 && !isTapered(at(below))
  return {
    at: edge,
    distance: edge.minus(income).abs(),
    changes: isAllAtPenny ? atPenny : changesBetween(at(Decimal.max(below.minus(late), ZERO)), at(above.plus(late))),
    ...(!far.isNegative() && { beyond: linesBetween(at(far), at(far.plus(more))) }),
    ...(!isAlike(leap, ZERO) && { leap }),
  }
}
