import type { Calculator, Choice } from '../calculator.ts'
import { formulaOf } from '../formula/affine-form.ts'
import { type Amount, NIL, when } from '../formula/amount.ts'
import type { Answer } from '../formula/answer.ts'
import { rowsOf } from '../formula/explanation.ts'
import { Interval } from '../formula/interval.ts'
import { isAlike } from '../formula/lines.ts'
import { Values } from '../formula/values.ts'
import { type Field, type Fields, type InputsOf, LARGEST_PERCENT } from '../inputs/field.ts'
import { LARGEST_AMOUNT } from '../inputs/parse.ts'
import { Decimal, ZERO } from '../money/decimal.ts'
import { defaultRuleSet } from '../rates/generated/rule-sets.ts'
import { allRatesOn } from '../rates/rates-at.ts'

/** A value of an input that gives an answer, or a range of them that all give it. Exact, in the unit of the input. */
export interface Solution {
  readonly at: Decimal
  /** Set for a range that starts at `at`: where it ends. */
  readonly upTo?: Decimal
  /** Set where the value at the start of a range, or at its end, gives another answer. */
  readonly isStartOut?: true
  readonly isEndOut?: true
  /** Set for a range of very many stairs of a rounding, where some values may give the answer, here and there, and others do not. */
  readonly isPatchy?: true
}

/** The row that is to come to an amount, the amount, and the input to find. */
interface Wanted<Of extends Fields = Fields> {
  readonly input: keyof Of & string
  readonly row: string
  readonly amount: Decimal
}

/** On more stairs than these, the answer is not looked for on each: a vanishing VAT of 0% has it at every penny. */
const MOST_STAIRS = 200
/** An interval that is cut no further, and how nearly its middle must give an answer that is no straight line. */
const TINY = new Decimal('1e-20')
const NEARLY = new Decimal('1e-15')

/**
 * Which values of an input give a wanted amount in a row, if the other inputs stay the same: none, one, or several, lowest first, of all
 * that a form accepts. It asks what the row can come to between two values, leaves out the intervals that never reach the amount, and cuts
 * the others at edges and at the stairs of roundings, until each is a straight line that can be solved. So none is missed, however far a
 * rounding, such as that of a Personal Allowance (ITA 2007 s.35(3)), moves an answer. Undefined for an input that is not a number.
 */
export function solutionsFor<Of extends Fields>(
  calculator: Calculator<Of>,
  inputs: InputsOf<Of>,
  { ruleSet = defaultRuleSet, taxYear }: Choice,
  { input, row, amount }: Wanted<Of>,
): readonly Solution[] | undefined {
  const limits = limitsOf(calculator.fields[input])
  if (!limits) return undefined
  const given = { ...inputs, [input]: limits[0] }
  const { answer } = calculator.answerOn(given, (date) => allRatesOn(calculator.tables, date, ruleSet), taxYear)
  const missesBy = (formula: Amount, at: Decimal) => new Values({ ...given, [input]: at }).of(formula).minus(amount).abs()

  const at = (formula: Amount, value: Decimal): Solution[] => (isAlike(missesBy(formula, value), ZERO) ? [{ at: value }] : [])
  const between = (formula: Amount, from: Decimal, to: Decimal): Solution[] => {
    const interval = new Interval(given, input, from, to)
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
  const wanted = rowOf(answer, row)
  return joined([...limits.flatMap((limit) => at(wanted, limit)), ...between(wanted, ...limits)])
}

/** The least and the most that a form accepts; undefined for a field that is not a number. */
function limitsOf(field: Field | undefined): readonly [Decimal, Decimal] | undefined {
  if (field?.kind === 'money') return [ZERO, LARGEST_AMOUNT]
  if (field?.kind === 'percent') return [ZERO, new Decimal(LARGEST_PERCENT)]
  return field?.kind === 'number' ? [new Decimal(field.least), new Decimal(field.most)] : undefined
}

/** What a row comes to: nothing where it is not there. */
const rowOf = (answer: Answer<string>, row: string): Amount =>
  rowsOf(answer)
    .filter(({ key }) => key === row)
    .reduceRight<Amount>((otherwise, { amount, where }) => (where ? when(where, amount, otherwise) : amount), NIL)

/** Solutions in order, each once; those that touch are one. */
function joined(solutions: readonly Solution[]): Solution[] {
  const apart: Solution[] = []
  for (const solution of solutions.toSorted((a, b) => a.at.comparedTo(b.at) || Number(!!a.upTo) - Number(!!b.upTo))) {
    const last = apart.at(-1)
    const isTouching = last && isAlike(last.upTo ?? last.at, solution.at) && !(last.isEndOut && solution.isStartOut)
    const areMixed = last?.upTo && solution.upTo && last.isPatchy !== solution.isPatchy
    if (!isTouching || areMixed) apart.push(solution)
    else {
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
