import { Decimal, isAboveZero, ONE, ONE_HUNDRED, ZERO } from '../money/decimal.ts'
import type { Amount, BandOf, Operation } from './amount.ts'
import { cheapestIn } from './cheapest.ts'
import type { Condition } from './condition.ts'
import { ROUNDINGS, type RoundingName, STAIRS } from './rounding.ts'
import { NoInputError, type Typed } from './values.ts'

/** What an amount comes to at a point, and how much it rises for each 1 that the moving input rises. */
export interface Line {
  readonly value: Decimal
  readonly slope: Decimal
}

/** In which direction from a point: 1 for just above it, −1 for just below. */
export type Way = 1 | -1

/** What becomes of a rounding: its stairs are smoothed, or only the stair that the point is on counts. */
export type Stairs = 'smoothed' | 'kept'

/**
 * The straight lines that the amounts of a formula follow as one input moves from a point in one direction, and how far they stay straight.
 * The law is made of straight pieces: they meet where one amount overtakes another, where a band ends, or where a condition starts to hold.
 * An amount that is rounded counts as what it was rounded from, so the stairs of a rounding are no pieces, unless they are kept. A
 * percentage of a whole that moves is no straight line; its slope is that of the point.
 */
export class Lines {
  readonly #typed: Typed
  readonly #input: string
  readonly #at: Decimal
  readonly #way: Way
  readonly #stairs: Stairs
  readonly #known = new Map<Amount, Line>()
  /** How far away the nearest end of a piece is, of those seen so far. */
  #nearest: Decimal | undefined

  constructor(typed: Typed, input: string, at: Decimal, way: Way, stairs: Stairs = 'smoothed') {
    this.#typed = typed
    this.#input = input
    this.#at = at
    this.#way = way
    this.#stairs = stairs
  }

  /** The line of an amount just above or below the point. @throws NoInputError */
  of(amount: Amount): Line {
    let line = this.#known.get(amount)
    if (!line) this.#known.set(amount, (line = this.#workOut(amount.operation)))
    return line
  }

  /** Where the pieces end on which all amounts asked about so far lie; undefined where they go on without end. */
  get end(): Decimal | undefined {
    return this.#nearest?.times(this.#way).plus(this.#at)
  }

  /** Whether a condition holds just above or below the point. */
  holds(condition: Condition): boolean {
    switch (condition.kind) {
      case 'above':
        return this.#signOf(this.#gap(condition.amount, condition.than)) > 0
      case 'at-least':
        return this.#signOf(this.#gap(condition.amount, condition.than)) >= 0
      case 'equal':
        return this.#signOf(this.#gap(condition.amount, condition.than)) === 0
      // Every part is asked, because each of them may end the piece.
      case 'all':
        return condition.of.map((one) => this.holds(one)).every(Boolean)
      case 'any':
        return condition.of.map((one) => this.holds(one)).some(Boolean)
      case 'not':
        return !this.holds(condition.of)
    }
  }

  #workOut(operation: Operation): Line {
    switch (operation.kind) {
      case 'input':
        return this.#inputLine(operation.input)
      case 'figure':
        return level(operation.figure.value)
      case 'number':
        return level(operation.value)
      case 'sum':
        return operation.terms.reduce((sum, { amount, isTaken }) => (isTaken ? less : plus)(sum, this.of(amount)), LEVEL_NIL)
      case 'product':
        return operation.factors.reduce((product, factor) => times(product, this.of(factor)), level(ONE))
      case 'quotient':
        return dividedBy(this.of(operation.dividend), this.of(operation.divisor))
      case 'percent':
        return dividedBy(times(this.of(operation.of), this.of(operation.percent)), level(ONE_HUNDRED))
      case 'share': {
        const whole = this.of(operation.whole)
        return isAboveZero(whole.value) ? times(dividedBy(this.of(operation.part), whole), level(ONE_HUNDRED)) : LEVEL_NIL
      }
      case 'smallest':
        return operation.of.map((one) => this.of(one)).reduce((least, one) => this.#lower(least, one))
      case 'largest':
        return negated(operation.of.map((one) => negated(this.of(one))).reduce((least, one) => this.#lower(least, one)))
      case 'over': {
        const over = less(this.of(operation.of), this.of(operation.limit))
        return this.#signOf(over) > 0 ? over : LEVEL_NIL
      }
      case 'bands': {
        const below = operation.above ? this.of(operation.above) : LEVEL_NIL
        const charge = (on: Line) => this.#charge(on, operation.bands)
        return less(charge(plus(below, this.of(operation.of))), charge(below))
      }
      case 'when':
        return this.of(this.holds(operation.condition) ? operation.holding : operation.otherwise)
      case 'cheapest':
        return this.of(
          cheapestIn(operation, {
            holds: (condition) => this.holds(condition),
            compared: (one, other) => this.#signOf(this.#gap(one, other)),
          }),
        )
      case 'rounded': {
        const line = this.of(operation.of)
        return this.#stairs === 'smoothed' ? line : this.#stair(line, operation.how)
      }
    }
  }

  #inputLine(input: string): Line {
    if (input === this.#input) return { value: this.#at, slope: ONE }
    const value = this.#typed[input]
    if (!(value instanceof Decimal)) throw new NoInputError(input)
    return level(value)
  }

  #gap(amount: Amount, than: Amount): Line {
    return less(this.of(amount), this.of(than))
  }

  /** Whether a line is above or below nothing just after the point, or neither; and notes where it meets nothing. */
  #signOf({ value, slope }: Line): -1 | 0 | 1 {
    const isAtNothing = isAlike(value, ZERO)
    const isLevel = isAlike(slope, ZERO)
    if (!isAtNothing && !isLevel) {
      const distance = value.dividedBy(slope).times(-this.#way)
      if (isAboveZero(distance) && !this.#nearest?.lessThanOrEqualTo(distance)) this.#nearest = distance
    }
    if (isAtNothing && isLevel) return 0
    return (isAtNothing ? slope.times(this.#way) : value).isNegative() ? -1 : 1
  }

  /** The stair that a line is on just after the point, and notes where it ends. */
  #stair({ value, slope }: Line, how: RoundingName): Line {
    if (isAlike(slope, ZERO)) return level(ROUNDINGS[how](value))
    const isRising = slope.times(this.#way).greaterThan(0)
    const stair = ROUNDINGS[how](isRising ? value.plus(SPECK) : value.minus(SPECK))
    const { height, starts } = STAIRS[how]
    const low = stair.plus(starts)
    this.#signOf({ value: value.minus(isRising ? low.plus(height) : low), slope })
    return level(stair)
  }

  #lower(one: Line, other: Line): Line {
    return this.#signOf(less(one, other)) > 0 ? other : one
  }

  /** The charge by bands on everything up to an amount. */
  #charge(on: Line, bands: readonly BandOf[]): Line {
    let charged = LEVEL_NIL
    let from = LEVEL_NIL
    const amount = this.#signOf(on) > 0 ? on : LEVEL_NIL
    for (const { rate, upTo, where } of bands) {
      if (where && !this.holds(where)) continue
      const to = upTo ? this.#lower(amount, this.of(upTo)) : amount
      const inBand = less(to, this.#lower(from, to))
      charged = plus(charged, times(inBand, this.of(rate)))
      from = to
    }
    return charged
  }
}

/** Far larger than the error of a recurring decimal, and far smaller than anything that the law can tell apart. */
export const HAIR = new Decimal('1e-25')

/** A step off the point, larger than that error. */
export const SPECK = new Decimal('1e-20')

/** Whether two amounts are the same but for the last digits of a recurring decimal. */
export const isAlike = (one: Decimal, other: Decimal): boolean => one.minus(other).abs().lessThan(HAIR)

const level = (value: Decimal): Line => ({ value, slope: ZERO })
const LEVEL_NIL = level(ZERO)
/** Two lines added. */
export const plus = (a: Line, b: Line): Line => ({ value: a.value.plus(b.value), slope: a.slope.plus(b.slope) })
/** One line less another. */
export const less = (a: Line, b: Line): Line => ({ value: a.value.minus(b.value), slope: a.slope.minus(b.slope) })
const negated = ({ value, slope }: Line): Line => ({ value: value.negated(), slope: slope.negated() })
const times = (a: Line, b: Line): Line => ({
  value: a.value.times(b.value),
  slope: a.slope.times(b.value).plus(a.value.times(b.slope)),
})
const dividedBy = (a: Line, b: Line): Line => ({
  value: a.value.dividedBy(b.value),
  slope: a.slope.times(b.value).minus(a.value.times(b.slope)).dividedBy(b.value.times(b.value)),
})
