import type { Calculator, RatesChoice } from '../calculator.ts'
import { isAlike } from '../evaluate/slope-evaluator.ts'
import type { Fields, InputsOf } from '../inputs/field.ts'
import { Decimal, isAboveZero, ONE, ONE_HUNDRED, sumOf, ZERO } from '../money/decimal.ts'
import type { Result } from '../result/result.ts'
import type { Row } from '../result/row.ts'
import { lineOf } from './breakpoints.ts'
import type { IncomeChange } from './changes.ts'
import { changesAt } from './changes-at.ts'
import { type IncomeAnswers, incomeAnswers } from './income-answers.ts'
import { asOneLedger } from './marginal-lines.ts'
import { joinedFor, type PlacedSegment, roundedUp, segmentsUpTo, valueOn } from './segments.ts'

/** Where a part of an income goes: what is kept, or one tax, loan, pension or cost. */
export type IncomePart = Pick<Row, 'key' | 'label' | 'isTotal' | 'isDeduction' | 'layout'>

/** A point of a picture. Amounts are exact pounds, in the order of the parts. */
export interface Vertex {
  /** The income. */
  readonly at: Decimal
  /** Each part just below it and just above it. They differ at a cliff. */
  readonly before: readonly Decimal[]
  readonly after: readonly Decimal[]
  /** How much of the next pound above it goes to each part. */
  readonly next: readonly Decimal[]
  /** How much of that pound is kept, or what it adds to what is paid: what it does to the headline. */
  readonly each: Decimal
  /** How far the headline jumps here. Negative where it falls. */
  readonly jump: Decimal
}

/** What is kept of an income, and what is taken, from an income of 0 to a round one. Everything between two vertices is a straight line. */
export interface IncomePicture {
  /** The name of the input, and its value now, in pounds. */
  readonly input: string
  readonly income: Decimal
  readonly isKept: boolean
  readonly headline: string
  readonly parts: readonly IncomePart[]
  /** From 0 to the top, both included. */
  readonly vertices: readonly Vertex[]
  /** The last vertex at or below the income: where the segment starts that the answer is on. */
  readonly here: Vertex
  /** What each part comes to at the income, as the calculator answers. */
  readonly now: readonly Decimal[]
  /** What starts and stops at a vertex, worked out when it is asked. */
  readonly changesAt: (vertex: Vertex) => readonly IncomeChange[]
}

/** The cliffs and tapers of income are below this, in pounds a year. It is no figure of law: a picture may start with any round amount. */
const LEAST_TOP = new Decimal(150_000)
/** How much of a picture is above its last breakpoint, as a part of the income there, so that its line can be seen. */
const ROOM = new Decimal('1.1')

/**
 * What becomes of an income as it rises, drawn exactly: it walks from breakpoint to breakpoint of the formulas. A rounding, such as that of the
 * Personal Allowance to a whole pound (ITA 2007 s.35(3)), has no vertices: its stairs count as the line that they follow. Undefined where the
 * calculator is not about an income, or the income is earned 0 times.
 */
export function incomePicture<Of extends Fields>(
  calculator: Calculator<Of>,
  asked: InputsOf<Of>,
  choice: RatesChoice = {},
): IncomePicture | undefined {
  const answers = incomeAnswers(calculator, asked, choice)
  if (!answers) return undefined
  const { margin, income, more, at, segmentFrom } = answers
  const result = at(income)
  const { headline, isKept } = result
  const least = isKept || income.isZero() ? LEAST_TOP.times(more).dividedBy(ONE_HUNDRED) : ZERO
  const { top, segments } = shownUpTo(Decimal.max(income.times(2), least), segmentFrom)
  const parts = partsOf(result, segments, top, at)
  const bent = joinedFor([...parts.map(({ key }) => key), headline], segments)
  const vertices = verticesOf(bent, top, { parts, headline, isKept })
  const values = new Map(result.rows.map(({ key, value }) => [key, value]))
  return {
    input: margin.input,
    income,
    isKept,
    headline,
    parts,
    vertices,
    here: vertices.findLast((vertex) => vertex.at.lessThanOrEqualTo(income)) as Vertex,
    now: parts.map(({ key }) => values.get(key) ?? ZERO),
    changesAt: (vertex) => changesAt(vertex.at, more, at),
  }
}

/** A round income, and the segments below it. It is as far again as `reach` if that is enough to show the last breakpoint. */
function shownUpTo(reach: Decimal, segmentFrom: IncomeAnswers['segmentFrom']): { top: Decimal; segments: readonly PlacedSegment[] } {
  const far = reach.times(2)
  const walked = segmentsUpTo(roundedUp(far), segmentFrom)
  const last = walked.at(-1)?.from.times(ROOM) ?? ZERO
  const top = roundedUp(last.greaterThan(far) ? reach : Decimal.max(reach, last))
  return { top, segments: walked.filter(({ from }) => from.lessThan(top)) }
}

/**
 * The parts of all results, each once and as the visitor’s own result has it: the total and what is taken off, or what adds up to a total.
 * The headline where there is no sum.
 */
function partsOf(own: Result, segments: readonly PlacedSegment[], top: Decimal, at: IncomeAnswers['at']): IncomePart[] {
  const known = new Set(own.rows.map(({ key }) => key))
  const middles = segments.flatMap((segment, index) => {
    // A segment with nothing but the rows of the visitor’s own result has nothing to add.
    if ([...segment.rows.keys()].every((key) => known.has(key) || isZeroOn(segment, key))) return []
    return [segment.from.plus(segments[index + 1]?.from ?? top).dividedBy(2)]
  })
  const ledgers = [own, ...middles.map((middle) => at(middle.toDecimalPlaces(2)))].map(({ rows }) => rows)
  const rows = asOneLedger(ledgers)
  if (!ledgers.every((each) => each.some(({ isTotal }) => isTotal))) return rows.filter(({ key }) => key === own.headline)
  const isZero = ({ key }: Row) => segments.every((segment) => isZeroOn(segment, key))
  const inSum = rows.filter((row) => row.isInSum && !isZero(row))
  const taken = inSum.filter(({ isDeduction }) => isDeduction)
  return [...inSum.filter(({ isTotal, isDeduction }) => !isDeduction && isTotal === taken.length > 0), ...taken]
}

/** Whether a row comes to nothing all along a segment. */
const isZeroOn = (segment: PlacedSegment, key: string): boolean =>
  lineOf(segment, key).value.isZero() && lineOf(segment, key).slope.isZero()

/** The vertices where the segments begin, and the top. */
function verticesOf(
  segments: readonly PlacedSegment[],
  top: Decimal,
  { parts, headline, isKept }: Pick<IncomePicture, 'parts' | 'headline' | 'isKept'>,
): Vertex[] {
  const at = (point: Decimal, below: PlacedSegment, above: PlacedSegment): Vertex => {
    const slopes = parts.map(({ key }) => lineOf(above, key).slope)
    // A salary of which only some months are earned, or a daily rate: of the next pound that comes in.
    const whole = sumOf(slopes)
    const unit = isKept && isAboveZero(whole) ? whole : ONE
    const jump = valueOn(above, headline, point).minus(valueOn(below, headline, point))
    return {
      at: point,
      before: parts.map(({ key }) => valueOn(below, key, point)),
      after: parts.map(({ key }) => valueOn(above, key, point)),
      next: slopes.map((slope) => slope.dividedBy(unit)),
      each: lineOf(above, headline).slope.dividedBy(unit),
      jump: isAlike(jump, ZERO) ? ZERO : jump,
    }
  }
  const starts = segments.map((segment, index) => at(segment.from, segments[index - 1] ?? segment, segment))
  const end = segments.at(-1)
  return end ? [...starts, at(top, end, end)] : starts
}
