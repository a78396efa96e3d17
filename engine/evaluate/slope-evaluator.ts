import { ROUNDINGS, type RoundingName } from '../expression/rounding.ts'
import { Decimal, ONE, ZERO } from '../money/decimal.ts'
import { float64, isBelow } from '../money/digits.ts'
import type { TypedInputs } from './exact-evaluator.ts'
import { RangeEvaluator, type Sign } from './range-evaluator.ts'

/** What an amount comes to at a point, and how much it rises for each 1 that the moving input rises. */
export interface StraightLine {
  readonly value: Decimal
  readonly slope: Decimal
}

/** The direction from a point: 1 for just above it, −1 for just below. */
export type Direction = 1 | -1

/** How roundings are read: smoothed, so that they change nothing, or kept, so that an amount stays on one stair. */
export type Stairs = 'smoothed' | 'kept'

/**
 * The straight lines that the amounts of a formula follow as one input moves from a point in one direction, and how far they stay straight.
 * The law is made of straight pieces: they meet where one amount overtakes another, where a band ends, or where a condition starts to hold.
 * A rounded amount counts as the amount before rounding, so the stairs of a rounding are not pieces, unless they are kept. A percentage of
 * a whole that moves is not a straight line; it has its slope at the point.
 */
export class SlopeEvaluator extends RangeEvaluator<StraightLine> {
  readonly moving: StraightLine
  readonly #at: Decimal
  readonly #way: Direction
  readonly #stairs: Stairs
  /** The distance to the nearest end of a line, of those met so far. */
  #nearest: Decimal | undefined
  #roughlyNearest = Number.POSITIVE_INFINITY

  constructor(typed: TypedInputs, input: string, at: Decimal, way: Direction, stairs: Stairs = 'smoothed') {
    super(typed, input)
    this.moving = { value: at, slope: ONE }
    this.#at = at
    this.#way = way
    this.#stairs = stairs
  }

  /** Where the first of the lines read so far ends; undefined where all go on without end. */
  get end(): Decimal | undefined {
    return this.#nearest?.times(this.#way).plus(this.#at)
  }

  /** The sign of a line just past the point. It notes where the line crosses nothing. */
  signOf({ value, slope }: StraightLine): Sign {
    const isAtNothing = isBelow(HAIR_PLACES, value)
    const isLevel = isBelow(HAIR_PLACES, slope)
    if (isAtNothing) return isLevel ? 0 : slope.s === this.#way ? 1 : -1
    // It crosses nothing ahead where it is moving towards it.
    if (!isLevel && value.s !== slope.s * this.#way) this.#crosses(value, slope)
    return value.isNegative() ? -1 : 1
  }

  /** Notes where a line ahead comes to nothing, if that is nearer than any before. Most are far away, which float64 tells much faster. */
  #crosses(value: Decimal, slope: Decimal): void {
    const roughly = Math.abs(float64(value) / float64(slope))
    if (roughly > this.#roughlyNearest * NEARER) return
    const distance = value.dividedBy(slope).abs()
    if (this.#nearest?.lessThanOrEqualTo(distance)) return
    this.#nearest = distance
    this.#roughlyNearest = roughly
  }

  protected number(value: Decimal): StraightLine {
    return level(value)
  }

  protected plus(line: StraightLine, added: StraightLine): StraightLine {
    return plus(line, added)
  }

  protected less(line: StraightLine, taken: StraightLine): StraightLine {
    return less(line, taken)
  }

  protected times(one: StraightLine, other: StraightLine): StraightLine {
    return { value: product(one.value, other.value), slope: sum(product(one.slope, other.value), product(one.value, other.slope)) }
  }

  protected dividedBy(line: StraightLine, by: StraightLine): StraightLine {
    if (by.slope.isZero()) return { value: line.value.dividedBy(by.value), slope: line.slope.dividedBy(by.value) }
    const rise = line.slope.times(by.value).minus(line.value.times(by.slope))
    return { value: line.value.dividedBy(by.value), slope: rise.dividedBy(by.value.times(by.value)) }
  }

  protected lower(one: StraightLine, other: StraightLine): StraightLine {
    return this.signOf(less(one, other)) > 0 ? other : one
  }

  override aboveNil(line: StraightLine): StraightLine {
    return this.signOf(line) < 0 ? ZERO_LINE : line
  }

  /** Never needed: just past the point every sign is known. */
  protected either(line: StraightLine): StraightLine {
    return line
  }

  /** The stair that a line is on just past the point. It notes where the stair ends. */
  protected rounded(line: StraightLine, how: RoundingName): StraightLine {
    if (this.#stairs === 'smoothed') return line
    const { value, slope } = line
    const { round, height, starts } = ROUNDINGS[how]
    if (isAlike(slope, ZERO)) return level(round(value))
    const isRising = slope.times(this.#way).greaterThan(0)
    const stair = round(isRising ? value.plus(SPECK) : value.minus(SPECK))
    const low = stair.plus(starts)
    this.signOf({ value: value.minus(isRising ? low.plus(height) : low), slope })
    return level(stair)
  }
}

const HAIR_PLACES = 25
/** Far larger than the error of a recurring decimal, and far smaller than anything that the law can tell apart. */
export const HAIR = new Decimal(`1e-${HAIR_PLACES}`)
/** Larger than any error of float64 in a distance, as a part of it. */
const NEARER = 1 + 1e-9

/** A step off the point, larger than that error. */
export const SPECK = new Decimal('1e-20')

/** Whether two amounts are the same but for the last digits of a recurring decimal. */
export const isAlike = (one: Decimal, other: Decimal): boolean => one === other || isBelow(HAIR_PLACES, difference(one, other))

const level = (value: Decimal): StraightLine => ({ value, slope: ZERO })
const ZERO_LINE = level(ZERO)

// Most lines are level and many are nothing, and decimal.js takes as long to add nothing as to add anything else.
const sum = (one: Decimal, other: Decimal): Decimal => (other.isZero() ? one : one.isZero() ? other : one.plus(other))
const difference = (one: Decimal, other: Decimal): Decimal => (other.isZero() ? one : one.minus(other))
const product = (one: Decimal, other: Decimal): Decimal => (one.isZero() || other.isZero() ? ZERO : one.times(other))

/** Two lines added. */
export const plus = (a: StraightLine, b: StraightLine): StraightLine => ({ value: sum(a.value, b.value), slope: sum(a.slope, b.slope) })
/** One line less another. */
export const less = (a: StraightLine, b: StraightLine): StraightLine => ({
  value: difference(a.value, b.value),
  slope: difference(a.slope, b.slope),
})
