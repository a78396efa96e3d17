import type { Calculator, RatesChoice } from '../calculator.ts'
import type { Fields, InputsOf } from '../inputs/field.ts'
import type { Decimal } from '../money/decimal.ts'
import { defaultRuleSet } from '../rates/generated/rule-sets.ts'
import { allRatesOn } from '../rates/rates-at.ts'
import { type Edge, edgesAround } from './edges.ts'
import { incomeAnswers } from './income-answers.ts'
import { linesBetween, type MarginalLine } from './marginal-lines.ts'
import { type Restoration, restorationOf } from './restored-allowance.ts'

/** What £100 more of an income does, and the nearest incomes at which that changes. */
export interface Marginal {
  /** The name of the input, its value now, and what is added to it: £100, or as much as makes £100 a year. */
  readonly input: string
  readonly income: Decimal
  readonly more: Decimal
  /** The line of the answer, including any costs outside its sum. */
  readonly headline: MarginalLine
  /** Whether the headline is money that somebody keeps, so that a fall in it is a cost. */
  readonly isKept: boolean
  readonly lines: readonly MarginalLine[]
  readonly above?: Edge
  readonly below?: Edge
  /** The pension contribution that restores all of a tapered Personal Allowance. */
  readonly restoredBy?: Restoration
}

/**
 * What the next £100 of a calculator’s income does to each row, and the nearest incomes above and below at which that changes. Costs
 * outside the sum are counted in it. Exact pounds a year, also where the income was typed for another period. Undefined where the calculator
 * is not about an income, or the income is earned 0 times.
 * @throws RangeError for a result that has no row for its headline, which no calculator gives.
 */
export function marginal<Of extends Fields>(
  calculator: Calculator<Of>,
  asked: InputsOf<Of>,
  choice: RatesChoice = {},
): Marginal | undefined {
  const answers = incomeAnswers(calculator, asked, choice)
  if (!answers) return undefined
  const { margin, inputs, income, more, at, segmentFrom } = answers
  const given: Readonly<Record<string, unknown>> = inputs
  const now = at(income)
  const lines = linesBetween(now, at(income.plus(more)))
  const headline = lines.find(({ key }) => key === now.headline)
  if (!headline) throw new RangeError(`${calculator.slug} has no row for its headline "${now.headline}"`)
  const { ruleSet = defaultRuleSet } = choice
  const ratesOn = (date: string) => allRatesOn(calculator.tables, date, ruleSet)
  const restoredBy = margin.isEarnings && restorationOf(calculator.answerOn(inputs, ratesOn, choice.taxYear), given['pensionContribution'])
  return {
    input: margin.input,
    income,
    more,
    headline,
    isKept: now.isKept,
    lines,
    ...edgesAround(income, more, { segmentFrom, at, headline: now.headline }),
    ...(restoredBy && { restoredBy }),
  }
}
