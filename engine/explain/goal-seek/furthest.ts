import { AffineEvaluator } from '../../evaluate/affine-evaluator.ts'
import { rangeOf } from '../../evaluate/affine-form.ts'
import type { Decimal } from '../../money/decimal.ts'
import type { InverseGoal } from '../inverse.ts'
import type { WholeSteps } from './whole-steps.ts'

/** The most intervals to look at. An answer that comes and goes on every stair of a rounding has no end of them. */
const MOST_INTERVALS = 2_000

interface WholeStepSearch extends Omit<InverseGoal, 'amount'> {
  readonly steps: WholeSteps
  /** What a value that can be typed gives. */
  readonly gives: (at: Decimal) => Decimal
  /** 1 for the most that can be reached, −1 for the least. */
  readonly way: 1 | -1
}

/**
 * The value of an input, of those that can be typed, at which a formula comes to the most that it can, or the least: the smallest, where
 * there are several. It leaves out the intervals that cannot come to more than the best value so far, and cuts the others until each is a
 * straight line, whose ends are its most and its least.
 */
export function furthest({ formula, inputs, input, from, to, steps, gives, way }: WholeStepSearch): Decimal {
  let best = from
  let reached = gives(from)
  let left = MOST_INTERVALS
  const attempt = (at: Decimal) => {
    if (at.lessThan(from) || at.greaterThan(to)) return
    const given = gives(at)
    const order = given.comparedTo(reached) * way
    if (order > 0 || (order === 0 && at.lessThan(best))) [best, reached] = [at, given]
  }
  const look = (low: Decimal, high: Decimal) => {
    if (steps.next(low).greaterThanOrEqualTo(high) || left-- <= 0) return
    const interval = new AffineEvaluator(inputs, input, low, high)
    const form = interval.of(formula)
    const most = rangeOf(form)[way === 1 ? 1 : 0]
    if (most.comparedTo(reached) * way < 0) return
    if (interval.isStraight(form)) {
      attempt(steps.next(low))
      attempt(steps.before(high))
      return
    }
    const [below, above] = [steps.below(interval.cut), steps.above(interval.cut)]
    attempt(below)
    attempt(above)
    look(low, below)
    look(above, high)
  }
  attempt(to)
  look(from, to)
  return best
}
