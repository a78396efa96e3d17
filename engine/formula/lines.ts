import { Decimal, isAboveZero, ONE, ZERO } from '../money/decimal.ts'
import { Moving, type Sign } from './moving.ts'
import { ROUNDINGS, type RoundingName, STAIRS } from './rounding.ts'
import type { Typed } from './values.ts'

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
 * A rounded amount counts as the amount before rounding, so the stairs of a rounding are not pieces, unless they are kept. A percentage of a
 * whole that moves is not a straight line; it has its slope at the point.
 */
export class Lines extends Moving<StraightLine> {
  readonly moving: StraightLine
  readonly #at: Decimal
  readonly #way: Direction
  readonly #stairs: Stairs
  /** The distance to the nearest end of a line, of those met so far. */
  #nearest: Decimal | undefined

  constructor(typed: Typed, input: string, at: Decimal, way: Direction, stairs: Stairs = 'smoothed') {
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
    const isAtNothing = isAlike(value, ZERO)
    const isLevel = isAlike(slope, ZERO)
    if (!isAtNothing && !isLevel) {
      const distance = value.dividedBy(slope).times(-this.#way)
      if (isAboveZero(distance) && !this.#nearest?.lessThanOrEqualTo(distance)) this.#nearest = distance
    }
    if (isAtNothing && isLevel) return 0
    return (isAtNothing ? slope.times(this.#way) : value).isNegative() ? -1 : 1
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
    const slope = one.slope.times(other.value).plus(one.value.times(other.slope))
    return { value: one.value.times(other.value), slope }
  }

  protected dividedBy(line: StraightLine, by: StraightLine): StraightLine {
    const rise = line.slope.times(by.value).minus(line.value.times(by.slope))
    return { value: line.value.dividedBy(by.value), slope: rise.dividedBy(by.value.times(by.value)) }
  }

  protected lower(one: StraightLine, other: StraightLine): StraightLine {
    return this.signOf(less(one, other)) > 0 ? other : one
  }

  /** Never needed: just past the point every sign is known. */
  protected either(line: StraightLine): StraightLine {
    return line
  }

  /** The stair that a line is on just past the point. It notes where the stair ends. */
  protected rounded(line: StraightLine, how: RoundingName): StraightLine {
    if (this.#stairs === 'smoothed') return line
    const { value, slope } = line
    if (isAlike(slope, ZERO)) return level(ROUNDINGS[how](value))
    const isRising = slope.times(this.#way).greaterThan(0)
    const stair = ROUNDINGS[how](isRising ? value.plus(SPECK) : value.minus(SPECK))
    const { height, starts } = STAIRS[how]
    const low = stair.plus(starts)
    this.signOf({ value: value.minus(isRising ? low.plus(height) : low), slope })
    return level(stair)
  }
}

/** Far larger than the error of a recurring decimal, and far smaller than anything that the law can tell apart. */
export const HAIR = new Decimal('1e-25')

/** A step off the point, larger than that error. */
export const SPECK = new Decimal('1e-20')

/** Whether two amounts are the same but for the last digits of a recurring decimal. */
export const isAlike = (one: Decimal, other: Decimal): boolean => one.minus(other).abs().lessThan(HAIR)

const level = (value: Decimal): StraightLine => ({ value, slope: ZERO })
/** Two lines added. */
export const plus = (a: StraightLine, b: StraightLine): StraightLine => ({ value: a.value.plus(b.value), slope: a.slope.plus(b.slope) })
/** One line less another. */
export const less = (a: StraightLine, b: StraightLine): StraightLine => ({ value: a.value.minus(b.value), slope: a.slope.minus(b.slope) })
