import type { Calculator, Choice } from '../calculator.ts'
import { isAlike, type Line, type Stairs, type Way } from '../formula/lines.ts'
import type { Fields, InputsOf } from '../inputs/field.ts'
import { LARGEST_AMOUNT } from '../inputs/parse.ts'
import { Decimal, ZERO } from '../money/decimal.ts'

/** A value of an input that gives an answer, or a range of them that all give it. Exact, in the unit of the input. */
interface Solution {
  readonly at: Decimal
  /** Set where every value from `at` up to this one gives the answer, or `Infinity` where all larger ones do. */
  readonly upTo?: Decimal
}

/** The row that is to come to an amount, the amount, and the input to find. */
interface Wanted<Of extends Fields = Fields> {
  readonly input: keyof Of & string
  readonly row: string
  readonly amount: Decimal
}

const NO_END = new Decimal(Infinity)
/** How far the stairs of a rounding can move a solution off the line that smooths them: an allowance falls by £1 for each £2 of income. */
const OFF_THE_LINE = new Decimal(2)
/** How many stairs on either side of a solution of the smoothed line may hold one. */
const STAIRS_AROUND = 3

/**
 * Which values of an input give a wanted amount in a row, if the other inputs stay the same: none, one, or several, lowest first. It walks
 * the straight pieces of the formulas, from nothing to the largest amount that a form accepts, and solves each. Where there is a rounding,
 * such as that of a Personal Allowance (ITA 2007 s.35(3)), it looks for the amount on the stairs nearby: two of them may have it, or none.
 * Undefined for a calculator without formulas.
 */
export function solutionsFor<Of extends Fields>(
  calculator: Calculator<Of>,
  inputs: InputsOf<Of>,
  choice: Choice,
  { input, row, amount }: Wanted<Of>,
): readonly Solution[] | undefined {
  const segmentFrom = (at: Decimal, way: Way, stairs?: Stairs): Segment | undefined => {
    const piece = calculator.piece(inputs, choice, input, at, way, stairs)
    return piece && { from: at, ...(piece.rows.get(row) ?? LEVEL_NIL), end: piece.end }
  }
  const isSolution = (at: Decimal) => {
    const { rows } = calculator.calculate({ ...inputs, [input]: at }, choice)
    return isAlike(rows.find(({ key }) => key === row)?.value ?? ZERO, amount)
  }
  const onStairs = (near: Decimal, way: Way): Solution[] => {
    const found: Solution[] = []
    let segment = segmentFrom(near, way, 'kept')
    for (let stairs = 0; segment && stairs < STAIRS_AROUND; stairs++) {
      found.push(...solve(segment, amount, way).filter(({ at }) => isSolution(at)))
      segment = segment.end && !segment.end.isNegative() ? segmentFrom(segment.end, way, 'kept') : undefined
    }
    return found
  }

  /** Where the smoothed line is level, what was rounded in it is usually level too, and moves the whole line. */
  const withRoundings = (segment: Segment): Segment => {
    if (!isAlike(segment.slope, ZERO)) return segment
    const inside = segment.end ? segment.from.plus(segment.end).dividedBy(2) : segment.from.plus(OFF_THE_LINE)
    const kept = segmentFrom(inside, 1, 'kept')
    return kept && isAlike(kept.slope, ZERO) ? { ...segment, value: kept.value } : segment
  }

  const first = segmentFrom(ZERO, 1)
  if (!first) return undefined
  const solutions: Solution[] = []
  for (let segment: Segment | undefined = first; segment; segment = segment.end && segmentFrom(segment.end, 1)) {
    if (segment.from.greaterThan(LARGEST_AMOUNT)) break
    for (const solution of solve(withRoundings(segment), amount, 1, OFF_THE_LINE)) {
      if (solution.upTo) solutions.push(solution)
      else if (!solution.at.isNegative()) solutions.push(...onStairs(solution.at, -1), ...onStairs(solution.at, 1))
    }
  }
  return withoutRepeats(solutions.filter(({ at }) => at.lessThanOrEqualTo(LARGEST_AMOUNT)))
}

/** A line that starts at a value of the input and ends at another, if it ends. */
interface Segment extends Line {
  readonly from: Decimal
  readonly end: Decimal | undefined
}

const LEVEL_NIL: Line = { value: ZERO, slope: ZERO }

/** Where a segment comes to an amount. `slack` is how far beyond its ends that may be. */
function solve({ from, end, value, slope }: Segment, amount: Decimal, way: Way, slack = ZERO): Solution[] {
  const [lowest, highest] = way > 0 ? [from, end ?? NO_END] : [end ?? ZERO, from]
  if (isAlike(slope, ZERO)) return isAlike(value, amount) ? [{ at: lowest, upTo: highest }] : []
  const at = from.plus(amount.minus(value).dividedBy(slope))
  return at.lessThan(lowest.minus(slack)) || at.greaterThan(highest.plus(slack)) ? [] : [{ at }]
}

/** Solutions in order, each once; a point at the end of a range, and ranges that touch, are one. */
function withoutRepeats(solutions: readonly Solution[]): Solution[] {
  const apart: Solution[] = []
  for (const solution of solutions.toSorted((a, b) => a.at.comparedTo(b.at))) {
    const last = apart.at(-1)
    const reached = last?.upTo ?? last?.at
    if (!last || !reached || (solution.at.greaterThan(reached) && !isAlike(solution.at, reached))) apart.push(solution)
    else if (solution.upTo?.greaterThan(reached)) apart.splice(-1, 1, { at: last.at, upTo: solution.upTo })
  }
  return apart
}
