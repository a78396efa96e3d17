import type { Calculator, Choice } from '../calculator.ts'
import type { Direction, Stairs } from '../formula/lines.ts'
import type { Fields, InputsOf } from '../inputs/field.ts'
import { inYears } from '../inputs/yearly-pay.ts'
import { Decimal, ONE_HUNDRED } from '../money/decimal.ts'
import { defaultRuleSet } from '../rates/generated/rule-sets.ts'
import { allRatesOn } from '../rates/rates-at.ts'
import { withoutIgnored } from './changes.ts'
import { type Edge, edgesAround } from './edges.ts'
import { linesBetween, type MarginalLine } from './marginal-lines.ts'
import { pieceWithOtherCosts, withOtherCosts } from './other-costs.ts'
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
 * outside the sum are counted in it. Exact pounds a year, also where the income was typed for another period. Undefined where the calculator is not about an income, or the income is earned 0
 * times.
 * @throws RangeError for a result that has no row for its headline, which no calculator gives.
 */
export function marginal<Of extends Fields>(calculator: Calculator<Of>, asked: InputsOf<Of>, choice: Choice = {}): Marginal | undefined {
  const { margin } = calculator
  const inputs = inYears(calculator.fields, asked)
  const given: Readonly<Record<string, unknown>> = inputs
  const income = margin && given[margin.input]
  const times = margin?.times === undefined ? 1 : Number(given[margin.times])
  if (!margin || !(income instanceof Decimal) || times === 0) return undefined

  const at = remembering((amount: Decimal) => {
    const result = calculator.calculate({ ...inputs, [margin.input]: amount }, choice)
    return withOtherCosts(withoutIgnored(result, margin))
  })
  const more = ONE_HUNDRED.dividedBy(times)
  const now = at(income)
  const lines = linesBetween(now, at(income.plus(more)))
  const headline = lines.find(({ key }) => key === now.headline)
  if (!headline) throw new RangeError(`${calculator.slug} has no row for its headline "${now.headline}"`)
  const pieceFrom = remembering((from: Decimal, way: Direction, stairs?: Stairs) => {
    const piece = calculator.piece(inputs, choice, margin.input, from, way, stairs)
    return pieceWithOtherCosts(piece, now, margin)
  })
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
    ...edgesAround(income, more, { pieceFrom, at, headline: now.headline }),
    ...(restoredBy && { restoredBy }),
  }
}

/** A function that remembers its answers: an edge asks for the same points several times. */
function remembering<Asked extends readonly unknown[], Made extends object>(answer: (...asked: Asked) => Made): (...asked: Asked) => Made {
  const answers = new Map<string, Made>()
  return (...asked) => {
    const key = asked.join(' ')
    const known = answers.get(key) ?? answer(...asked)
    answers.set(key, known)
    return known
  }
}
