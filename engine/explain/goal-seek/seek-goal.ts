import { type Calculator, type RatesChoice, taxYearOf } from '../../calculator.ts'
import { number, when, zero } from '../../expression/amount.ts'
import { isAtLeast } from '../../expression/condition.ts'
import { type Field, type Fields, type InputsOf, isNumeric, LARGEST_PERCENT } from '../../inputs/field.ts'
import { LARGEST_AMOUNT } from '../../inputs/kinds.ts'
import type { PayPeriod } from '../../inputs/paid-per.ts'
import { timesAYear } from '../../inputs/yearly-pay.ts'
import { Decimal, ONE, ZERO } from '../../money/decimal.ts'
import { defaultRuleSet } from '../../rates/generated/rule-sets.ts'
import { allRatesOn } from '../../rates/rates-at.ts'
import { amountIn } from '../amount-in.ts'
import { type InverseGoal, solutionsFor } from '../inverse.ts'
import { furthest } from './furthest.ts'
import { recordedFormula } from './recorded-formula.ts'
import { inOrder, type Range, WholeSteps } from './whole-steps.ts'

/** An amount to enter, and what the answer is then. */
export interface Entered {
  readonly at: Decimal
  readonly gives: Decimal
}

/**
 * What to enter for a wanted answer. `exact`: amounts that give it to the penny, the smallest first. `between`: no amount does, and these
 * are next to each other on both sides of it. `beyond`: every amount gives more or every amount gives less, and this one comes closest.
 */
export type FoundAmounts =
  | { readonly kind: 'exact'; readonly ranges: readonly Range[] }
  | { readonly kind: 'between'; readonly sides: readonly (readonly [Entered, Entered])[] }
  | { readonly kind: 'beyond'; readonly nearest: Entered; readonly isMost: boolean }

/** The question: the field of the record that is wanted, what it is to be, in its own unit and period, and the input to find. */
export interface WantedAnswer {
  readonly wanted: string
  readonly amount: Decimal
  readonly find: string
}

/** No number can be found for an input: it holds none, or the calculator has no such input. */
export class NotFindableError extends Error {
  override readonly name = 'NotFindableError'
}

/** The answer comes and goes on so many stairs of a rounding that they cannot all be looked at. */
export class TooManyStairsError extends Error {
  override readonly name = 'TooManyStairsError'
}

const TOO_MANY = 'the answer comes and goes with every penny'

/** How often to cut ranges in which only some values give the answer. */
const MOST_CUTS = 200
/** The first of so many parts is cut off: the law is written about small amounts, and the rest of a long range is often alike. */
const PARTS = 8

/**
 * What to enter in one field, within its limits and as finely as it can be typed, so that the answer, rounded as its record has it, is the
 * one wanted. The other inputs stay as they are. Exact, because it is asked of the formula (`solutionsFor`).
 * @throws NotFindableError, NotAnAmountError where the record has no such amount, TooManyStairsError
 */
export function seekGoal<Of extends Fields>(
  calculator: Calculator<Of>,
  given: InputsOf<Of>,
  { wanted, amount, find }: WantedAnswer,
  choice: RatesChoice = {},
): FoundAmounts {
  const { from, to, steps } = limitsOf(calculator, given, find)
  const inputs = { ...given, [find]: from }
  const { ruleSet = defaultRuleSet } = choice
  const taxYear = taxYearOf(given, choice.taxYear)
  const { answer } = calculator.answerOn(inputs, (date) => allRatesOn(calculator.tables, date, ruleSet), taxYear)
  const formula = recordedFormula(answer, wanted, calculator.slug)
  const asked = { inputs, input: find, from, to }
  const gives = (at: Decimal) => amountIn(calculator.record({ ...inputs, [find]: at }, choice), wanted, calculator.slug)

  const exact = rangesOf({ ...asked, formula: formula.rounded('to-the-penny'), amount }, steps, (at) => gives(at).equals(amount))
  if (exact.length > 0) return { kind: 'exact', ranges: exact }

  const isReached = when(isAtLeast(formula, number(amount)), number(1), zero)
  const ends = solutionsFor({ ...asked, formula: isReached, amount: ONE }).flatMap(({ at, upTo = at }) => [at, upTo])
  const entered = (at: Decimal): Entered => ({ at, gives: gives(at) })
  const sides = inOrder(ends)
    .flatMap((end) => steps.around(end))
    .filter(([low, high]) => !low.lessThan(from) && !high.greaterThan(to))
    .map(([low, high]) => [entered(low), entered(high)] as const)
    .filter(([low, high]) => low.gives.lessThan(amount) !== high.gives.lessThan(amount))
  if (sides.length > 0) return { kind: 'between', sides }

  const isMost = gives(from).lessThan(amount)
  const nearest = entered(furthest({ ...asked, formula, steps, gives, way: isMost ? 1 : -1 }))
  if (nearest.gives.lessThan(amount) !== isMost) throw new TooManyStairsError(TOO_MANY)
  return { kind: 'beyond', isMost, nearest }
}

/**
 * The values that can be typed and give the wanted answer. A range in which only some values give it is cut until it is small enough to try
 * each.
 * @throws TooManyStairsError
 */
function rangesOf(wanted: InverseGoal, steps: WholeSteps, isRight: (at: Decimal) => boolean): Range[] {
  let left = MOST_CUTS
  const rangesIn = (from: Decimal, to: Decimal): Range[] =>
    solutionsFor({ ...wanted, from, to }).flatMap((solution) => {
      const [first, last] = steps.within(solution) ?? []
      if (!first || !last) return []
      if (!solution.isPatchy) return [{ from: first, to: last }]
      const all = steps.few(first, last)
      if (all) return all.filter(isRight).map((at) => ({ from: at, to: at }))
      if (left-- <= 0) throw new TooManyStairsError(TOO_MANY)
      const cut = steps.below(first.plus(last.minus(first).dividedBy(PARTS)))
      return [...rangesIn(first, cut), ...rangesIn(steps.next(cut), last)]
    })
  return steps.joined(rangesIn(wanted.from, wanted.to))
}

/** The least and the most that can be typed in a field next to the other inputs, and the steps between. @throws NotFindableError */
function limitsOf<Of extends Fields>(calculator: Calculator<Of>, inputs: InputsOf<Of>, find: string) {
  const field: Field | undefined = calculator.narrowed?.(inputs)[find] ?? calculator.fields[find]
  if (!field || !isNumeric(field)) throw new NotFindableError(`"${find}" is no number that ${calculator.slug} asks for`)
  if (field.kind === 'number')
    return { from: new Decimal(field.least), to: new Decimal(field.most), steps: new WholeSteps(new Decimal(field.step)) }
  const steps = new WholeSteps(PENNY)
  if (field.kind === 'percent') return { from: ZERO, to: new Decimal(LARGEST_PERCENT), steps }
  const typed: Readonly<Record<string, unknown>> = inputs
  const times = field.periodIn === undefined ? ONE : timesAYear(typed[field.periodIn] as PayPeriod, typed)
  return { from: ZERO, to: steps.below(LARGEST_AMOUNT.dividedBy(Decimal.max(times, ONE))), steps }
}

const PENNY = new Decimal('0.01')
