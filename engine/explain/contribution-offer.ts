import type { Calculator, Choice } from '../calculator.ts'
import { type AvoidableCost, isIncurred } from '../formula/answer.ts'
import type { Fields, InputsOf } from '../inputs/field.ts'
import { Decimal, ONE_HUNDRED, ZERO } from '../money/decimal.ts'
import { cleared } from '../money/rounding.ts'
import { defaultRuleSet } from '../rates/generated/rule-sets.ts'
import { allRatesOn } from '../rates/rates-at.ts'
import type { Result } from '../result/result.ts'
import { amountIn } from './amount-in.ts'
import { type Solution, solutionsFor } from './inverse.ts'

/** What somebody would gain from a larger pension contribution. */
export type OfferReason = AvoidableCost['reason']

/** A larger pension contribution that brings income back under a limit, and what it costs. Annual pounds, to the penny. */
export interface ContributionOffer {
  readonly reason: OfferReason
  /** What to enter as the contribution: a percentage with two decimals, as the form takes it. */
  readonly percent: Decimal
  /** True where something is paid in already. */
  readonly isMore: boolean
  /** How much more goes into the pension, including tax relief. */
  readonly more: Decimal
  /** How much less the answer is. */
  readonly cost: Decimal
}

const CONTRIBUTION = 'pensionContribution'
/** The largest extra contribution to offer, in percent of pay. Few people further from a limit would want one. */
const FURTHEST: Readonly<Record<OfferReason, number>> = {
  'full-allowance': 10,
  'no-child-benefit-charge': 15,
  'no-higher-rate': 5,
  'no-loan-repayment': 2,
}

/**
 * The pension contribution to offer for these inputs: the smallest that restores a tapered Personal Allowance (ITA 2007 s.35(2)); failing
 * that, the smallest that ends the High Income Child Benefit Charge (ITEPA 2003 s.681C), then the one that leaves nothing taxed at the
 * higher rate (ITA 2007 s.10); failing that, the smallest that leaves no student loan to repay.
 * Undefined where none of them is close, or where the calculator does not ask for a percentage. Annual pounds, to the penny.
 */
export function contributionOffer<Of extends Fields>(
  calculator: Calculator<Of>,
  inputs: InputsOf<Of>,
  { ruleSet = defaultRuleSet, taxYear }: Choice,
  result: Result,
): ContributionOffer | undefined {
  const given: Readonly<Record<string, unknown>> = inputs
  const paid = given[CONTRIBUTION]
  if (calculator.fields[CONTRIBUTION]?.kind !== 'percent' || !(paid instanceof Decimal)) return undefined
  const { answer, values } = calculator.answerOn(inputs, (date) => allRatesOn(calculator.tables, date, ruleSet), taxYear)
  for (const { reason, amount } of answer.avoidable?.().filter((cost) => isIncurred(cost, values)) ?? []) {
    const most = Decimal.min(paid.plus(FURTHEST[reason]), ONE_HUNDRED)
    const solutions = solutionsFor({ formula: amount, amount: ZERO, inputs, input: CONTRIBUTION, from: paid, to: most })
    const percent = solutions.map(firstHundredthIn).find((found) => found !== undefined)
    if (!percent) continue
    const other = calculator.calculate({ ...inputs, [CONTRIBUTION]: percent }, { ruleSet, ...(taxYear && { taxYear }) })
    const answerOf = ({ record }: Result) => amountIn(record, result.headline, calculator.slug)
    return {
      reason,
      percent,
      isMore: !paid.isZero(),
      more: pensionIn(other).minus(pensionIn(result)),
      cost: answerOf(result).minus(answerOf(other)),
    }
  }
  return undefined
}

/** What goes into the pension, including the relief that a scheme claims. */
function pensionIn({ record }: Result): Decimal {
  const amount = record['pensionGross'] ?? record['pension']
  return amount instanceof Decimal ? amount : ZERO
}

const HUNDREDTH = new Decimal('0.01')

/** The smallest number of two decimals in a solution; undefined where it has none. */
function firstHundredthIn({ at, upTo = at, isStartOut, isEndOut }: Solution): Decimal | undefined {
  const start = cleared(at)
  const rounded = start.toDecimalPlaces(2, Decimal.ROUND_CEIL)
  const first = isStartOut && rounded.equals(start) ? rounded.plus(HUNDREDTH) : rounded
  return first.lessThan(cleared(upTo)) || (!isEndOut && first.equals(cleared(upTo))) ? first : undefined
}
