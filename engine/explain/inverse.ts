import { AffineEvaluator } from '../evaluate/affine-evaluator.ts'
import { formulaOf } from '../evaluate/affine-form.ts'
import { ExactEvaluator, type TypedInputs } from '../evaluate/exact-evaluator.ts'
import { isAlike } from '../evaluate/slope-evaluator.ts'
import type { Amount } from '../expression/amount.ts'
import { Decimal, ZERO } from '../money/decimal.ts'

/** A value of an input that gives an answer, or a range of them that all give it. Exact, in the unit of the input. */
export interface Solution {
  readonly at: Decimal
  /** Set for a range that starts at `at`: where it ends. */
  readonly upTo?: Decimal
  /** Set where the value at the start of a range, or at its end, does not give the answer. */
  readonly isStartOut?: true
  readonly isEndOut?: true
  /** Set for a range of very many stairs of a rounding, where only some values may give the answer. */
  readonly isPatchy?: true
}

/** The formula that is to come to an amount, the input to find, and the least and the most that it may be. */
export interface InverseGoal {
  readonly formula: Amount
  readonly amount: Decimal
  readonly inputs: TypedInputs
  readonly input: string
  readonly from: Decimal
  readonly to: Decimal
}

/** The most stairs to search one by one. A VAT of 0%, for example, is nothing at every whole penny and nowhere between. */
const MOST_STAIRS = 200
/** The length below which an interval is not cut, and how close to the answer its start must then come. */
const TINY = new Decimal('1e-20')
const NEARLY = new Decimal('1e-15')

/**
 * Which values of an input make a formula come to an amount, if the other inputs stay the same: none, one, or several, lowest first, of all
 * between two. It asks what the formula can come to between two values, leaves out the intervals that never reach the amount, and cuts the
 * others at edges and at the stairs of roundings, until each is a straight line that can be solved. So none is missed, however far a
 * rounding, such as that of a Personal Allowance (ITA 2007 s.35(3)), moves an answer.
 */
export function solutionsFor({ formula: wanted, amount, inputs, input, ...limits }: InverseGoal): readonly Solution[] {
  const missesBy = (formula: Amount, at: Decimal) => new ExactEvaluator({ ...inputs, [input]: at }).of(formula).minus(amount).abs()

  const at = (formula: Amount, value: Decimal): Solution[] => (isAlike(missesBy(formula, value), ZERO) ? [{ at: value }] : [])
  const between = (formula: Amount, from: Decimal, to: Decimal): Solution[] => {
    const interval = new AffineEvaluator(inputs, input, from, to)
    const form = interval.of(formula)
    const [start, end] = interval.whereIs(form, amount)
    if (start.greaterThan(end)) return []
    if (interval.isStraight(form)) {
      if (!isAlike(start, end)) return [{ at: from, upTo: to, isStartOut: true, isEndOut: true }]
      return isAlike(start, from) || isAlike(start, to) ? [] : [{ at: start }]
    }
    const length = to.minus(from)
    if (length.lessThan(TINY)) return missesBy(formula, start).lessThan(NEARLY) ? [{ at: start }] : []
    const isMuchLess = end.minus(start).times(2).lessThan(length)
    if (!isMuchLess && interval.stairsOf(form).greaterThan(MOST_STAIRS)) return [{ at: start, upTo: end, isPatchy: true }]
    const shorter = formulaOf(form) ?? formula
    const cuts = isMuchLess ? [start, end].filter((cut) => cut.greaterThan(from) && cut.lessThan(to)) : [interval.cut]
    const pieces = isMuchLess ? [between(shorter, start, end)] : [between(shorter, from, interval.cut), between(shorter, interval.cut, to)]
    return [...pieces.flat(), ...cuts.flatMap((cut) => at(shorter, cut))]
  }
  const { from, to } = limits
  return joined([...at(wanted, from), ...at(wanted, to), ...between(wanted, from, to)])
}

/** Solutions in order, each once. Solutions that touch become one. */
function joined(solutions: readonly Solution[]): Solution[] {
  const apart: Solution[] = []
  for (const solution of solutions.toSorted((a, b) => a.at.comparedTo(b.at) || Number(!!a.upTo) - Number(!!b.upTo))) {
    const last = apart.at(-1)
    const isTouching = last && isAlike(last.upTo ?? last.at, solution.at) && !(last.isEndOut && solution.isStartOut)
    const areMixed = last?.upTo && solution.upTo && last.isPatchy !== solution.isPatchy
    if (!isTouching) apart.push(solution)
    else if (areMixed) {
      // A value between the two that gives the answer is already in the patchy one.
      const { isStartOut, ...withStart } = solution
      const isStartIn = solutions.some(({ at, upTo }) => !upTo && isAlike(at, solution.at))
      apart.push(isStartOut && !isStartIn ? solution : withStart)
    } else {
      const { upTo = last.upTo, isEndOut } = solution
      apart.splice(-1, 1, {
        at: last.at,
        ...(upTo && { upTo }),
        ...(last.isStartOut && { isStartOut: true }),
        ...(isEndOut && { isEndOut }),
        ...((last.isPatchy || solution.isPatchy) && { isPatchy: true }),
      })
    }
  }
  return apart
}
