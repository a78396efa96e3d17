import type { Calculator, Margin, RatesChoice, Segment } from '../calculator.ts'
import type { Direction, Stairs } from '../evaluate/slope-evaluator.ts'
import type { Fields, InputsOf } from '../inputs/field.ts'
import { inYears } from '../inputs/yearly-pay.ts'
import { Decimal, ONE_HUNDRED } from '../money/decimal.ts'
import { remembering } from '../remembering.ts'
import type { Result } from '../result/result.ts'
import { withoutIgnored } from './changes.ts'
import { marginOf } from './margin-of.ts'
import { segmentWithOtherCosts, withOtherCosts } from './other-costs.ts'

/** What a calculator answers as its income rises and everything else stays the same. */
export interface IncomeAnswers<Of extends Fields = Fields> {
  readonly margin: Margin
  /** What was asked, with pay as pay for a year. */
  readonly inputs: InputsOf<Of>
  /** The value of the income, in pounds. */
  readonly income: Decimal
  /** How much of the income makes £100 a year: less than £100 for a daily rate. */
  readonly more: Decimal
  /** The result for an income in pounds. Costs outside its sum are counted in it. */
  readonly at: (income: Decimal) => Result
  /** The lines of the rows that count, just above or below an income in pounds. */
  readonly segmentFrom: (income: Decimal, way: Direction, stairs?: Stairs) => Segment
}

/**
 * The answers of a calculator for other incomes, each worked out once. Undefined where the calculator is not about an income, or the income
 * is earned 0 times a year, or where somebody has another income alone in its place.
 */
export function incomeAnswers<Of extends Fields>(
  calculator: Calculator<Of>,
  asked: InputsOf<Of>,
  choice: RatesChoice = {},
): IncomeAnswers<Of> | undefined {
  const inputs = inYears(calculator.fields, asked)
  const margin = marginOf(calculator, inputs)
  const given: Readonly<Record<string, unknown>> = inputs
  const income = margin && given[margin.input]
  const times = margin?.times === undefined ? 1 : Number(given[margin.times])
  if (!margin || !(income instanceof Decimal) || times === 0) return undefined

  const { ignored } = margin
  // An edge asks for the same points several times.
  const at = remembering((amount: Decimal) => {
    const result = calculator.calculate({ ...inputs, [margin.input]: amount }, choice)
    return withOtherCosts(withoutIgnored(result, margin))
  })
  const segmentFrom = remembering((from: Decimal, way: Direction, stairs?: Stairs) => {
    const segment = calculator.segment(inputs, choice, margin.input, from, way, { ...(stairs && { stairs }), ...(ignored && { ignored }) })
    return segmentWithOtherCosts(segment, at(income))
  })
  return { margin, inputs, income, more: ONE_HUNDRED.dividedBy(times), at, segmentFrom }
}
