import { Decimal } from '../../money/decimal.ts'
import { cleared } from '../../money/rounding.ts'
import type { Solution } from '../inverse.ts'

/** Amounts to enter that all give the wanted answer, from the first to the last. */
export interface Range {
  readonly from: Decimal
  readonly to: Decimal
}

/** The most values that are few enough to try each. */
const FEW = 200

/** The smallest step between two values that somebody can type in a field: a penny, a hundredth of a percent, a day. */
export class WholeSteps {
  readonly #step: Decimal

  constructor(step: Decimal) {
    this.#step = step
  }

  /** The largest value that can be typed and is no more than this one. */
  below = (value: Decimal): Decimal => cleared(value).dividedBy(this.#step).floor().times(this.#step)

  /** The smallest value that can be typed and is no less than this one. */
  above = (value: Decimal): Decimal => cleared(value).dividedBy(this.#step).ceil().times(this.#step)

  next = (value: Decimal): Decimal => value.plus(this.#step)
  before = (value: Decimal): Decimal => value.minus(this.#step)

  /** The first and the last value that can be typed and is in a solution; undefined where there is none. */
  within({ at, upTo = at, isStartOut, isEndOut }: Solution): readonly [Decimal, Decimal] | undefined {
    const [least, most] = [this.above(at), this.below(upTo)]
    const first = isStartOut && least.equals(cleared(at)) ? this.next(least) : least
    const last = isEndOut && most.equals(cleared(upTo)) ? this.before(most) : most
    return first.lessThanOrEqualTo(last) ? [first, last] : undefined
  }

  /** All values from the first to the last; undefined where there are more than a few. */
  few(first: Decimal, last: Decimal): readonly Decimal[] | undefined {
    const count = last.minus(first).dividedBy(this.#step).toNumber() + 1
    return count > FEW ? undefined : Array.from({ length: count }, (_, index) => first.plus(this.#step.times(index)))
  }

  /** Ranges in order, with those that are next to each other as one. */
  joined(ranges: readonly Range[]): Range[] {
    const apart: Range[] = []
    for (const range of ranges) {
      const last = apart.at(-1)
      if (last && !range.from.greaterThan(this.next(last.to))) apart.splice(-1, 1, { from: last.from, to: range.to })
      else apart.push(range)
    }
    return apart
  }

  /** The pairs of neighbouring values between which a point lies, or one of which it is. */
  around(point: Decimal): readonly (readonly [Decimal, Decimal])[] {
    const [low, high] = [this.below(point), this.above(point)]
    if (!low.equals(high)) return [[low, high]]
    return [
      [this.before(low), low],
      [low, this.next(low)],
    ]
  }
}

/** Each value once, in order. */
export const inOrder = (values: readonly Decimal[]): Decimal[] =>
  values.toSorted((one, other) => one.comparedTo(other)).filter((value, index, all) => !all[index - 1]?.equals(value))
