import { type AvoidableCost, isIncurred } from '../../answer/answer.ts'
import { number } from '../../expression/amount.ts'
import { ALWAYS, NEVER } from '../../expression/condition.ts'
import { asPlainPercent, listed, type Sentence, say } from '../../expression/sentence.ts'
import { dayInWords } from '../../inputs/day.ts'
import { daysLater, monthsFrom } from '../../inputs/day-sums.ts'
import { Decimal, ONE, ONE_HUNDRED, ZERO } from '../../money/decimal.ts'
import { cleared, roundHalfUp, roundToPenny, roundUp } from '../../money/rounding.ts'
import { pensions } from '../../rates/generated/pensions.ts'
import { taxYears } from '../../rates/generated/tax-years.ts'
import { allRatesOn, ratesAt } from '../../rates/rates-at.ts'
import type { Message } from '../../result/message.ts'
import { entitlementsChanged, entitlementsOf } from '../entitlements.ts'
import { type Solution, solutionsFor } from '../inverse.ts'
import { amountsOf } from '../recorded-amounts.ts'
import { type Advice, type InputChange, pounds, type Situation, told } from './advice.ts'
import { type AdviceEffect, effectOf, falls, inputsWith } from './effect.ts'

type ContributionReason = AvoidableCost['reason']

/** The largest extra contribution to suggest, in percent of pay. Few people further from a limit would want one. */
const FURTHEST: Readonly<Record<ContributionReason, number>> = {
  'full-allowance': 10,
  'no-child-benefit-charge': 15,
  'no-higher-rate': 5,
  'no-loan-repayment': 2,
}

/** What it does beside what it saves. */
const SPARES: Readonly<Record<ContributionReason, string>> = {
  'full-allowance': ' and gives you back your full Personal Allowance',
  'no-child-benefit-charge': ', and you pay back none of your Child Benefit',
  'no-higher-rate': ', and none of your pay is taxed at the higher rate',
  'no-loan-repayment': ', and brings your pay below your student loan threshold, so you repay nothing',
}

/** How it is paid in, which decides what it costs. */
const PAID: Readonly<Record<string, string>> = {
  'salary-sacrifice': ', by salary sacrifice',
  'net-pay': ', in a net pay arrangement',
  'relief-at-source': ', with relief at source',
}

/** The field that takes a contribution, what is in it, and the most to suggest there. */
interface ContributionBox {
  readonly field: string
  readonly paid: Decimal
  readonly most: (reason: ContributionReason) => Decimal
}

/**
 * A larger pension contribution: the smallest that restores a tapered Personal Allowance (ITA 2007 s.35(2)); failing that, the smallest that
 * ends the High Income Child Benefit Charge (ITEPA 2003 s.681C), then the one that leaves nothing taxed at the higher rate (ITA 2007 s.10);
 * failing that, the smallest that leaves no student loan to repay. Undefined where none of them is close, where the form asks for no
 * contribution, and once the year is over: a contribution counts in the year in which it is paid (FA 2004 s.188).
 */
export function contribution(situation: Situation): Advice | undefined {
  const { calculator, inputs, result, today } = situation
  const box = boxOf(situation)
  if (!box || today > taxYears[result.taxYear].ends) return undefined
  const { field, paid, most } = box
  const ratesOn = (date: string) => allRatesOn(calculator.tables, date, result.ruleSet)
  const { answer, values } = calculator.answerOn(inputs, ratesOn, result.taxYear)
  for (const { reason, amount } of answer.avoidable?.().filter((cost) => isIncurred(cost, values)) ?? []) {
    const solutions = solutionsFor({ formula: amount, amount: ZERO, inputs, input: field, from: paid, to: most(reason) })
    const value = solutions.map(firstHundredthIn).find((found) => found !== undefined)
    if (!value) continue
    const changes = [{ field, value }]
    const effect = effectOf(situation, changes)
    const more = say`${pounds(effect.intoPension)}${paid.isZero() ? '' : ' more'}`
    const enough = enoughFor(solutions, { value, paid, intoPension: effect.intoPension })
    return {
      key: reason,
      worth: effect.worth,
      says: [
        ...told(
          say`You can put ${more} into your pension${shareOf(situation, box, value, enough)} for ${costOf(situation, effect)}. That saves ${pounds(effect.worth)} of ${savedBy(situation, effect)}${SPARES[reason]}.`,
        ),
        ...keptBeside(situation, changes),
        ...(reason === 'no-loan-repayment' ? [] : eachMonth(situation, effect)),
      ],
      changes,
      link: told(say`See the result with ${more} paid in`),
    }
  }
  return undefined
}

/**
 * The contribution that would be enough, in whole pounds, where the form takes no more than two decimals of its percentage: £4,000 where
 * 3.85% is £4,004. Undefined where that is as much.
 */
function enoughFor(
  solutions: readonly Solution[],
  { value, paid, intoPension }: { readonly value: Decimal; readonly paid: Decimal; readonly intoPension: Decimal },
): Decimal | undefined {
  const solution = solutions.findLast(({ at }) => cleared(at).lessThanOrEqualTo(value))
  if (!solution) return undefined
  // What goes into a pension is known to the penny.
  const least = roundToPenny(intoPension.times(solution.at.minus(paid)).dividedBy(value.minus(paid)))
  const rounded = roundUp(least, 0)
  const enough = solution.isStartOut && rounded.equals(least) ? rounded.plus(ONE) : rounded
  return enough.lessThan(intoPension) ? enough : undefined
}

/** What a percentage is of, and what else would be enough. */
function shareOf(
  { calculator, inputs }: Situation,
  { field, paid }: ContributionBox,
  value: Decimal,
  enough: Decimal | undefined,
): Sentence {
  if (calculator.fields[field]?.kind !== 'percent') return say``
  const { pensionBasis }: Readonly<Record<string, unknown>> = inputs
  const base = pensionBasis === 'qualifying-earnings' ? 'qualifying earnings' : 'pay'
  const insteadOf = paid.isZero() ? say`` : say` instead of ${asPlainPercent(number(paid))}`
  return say` (${asPlainPercent(number(value))} of your ${base}${insteadOf}${enough ? say`; ${pounds(enough)} is enough` : ''})`
}

/** What it keeps that no row shows, such as help with childcare. */
function keptBeside({ calculator, inputs, result }: Situation, changes: readonly InputChange[]): Message {
  const of = (asked: Situation['inputs']) => entitlementsOf(calculator, { ...result, inputs: asked }, calculator.tables)
  return entitlementsChanged(of(inputs), of(inputsWith(inputs, changes)))
    .filter(({ isLost }) => !isLost)
    .flatMap(({ what, who, worth }) => [' You also keep ', ...what, ' if ', ...who, '. ', ...worth])
}

/** What it is a month, if all of it is paid in what is left of the year of somebody whose pay is for the whole of one. */
function eachMonth({ calculator, result, today }: Situation, { intoPension }: AdviceEffect): Message {
  const { starts, ends } = taxYears[result.taxYear]
  const months = monthsFrom(today, daysLater(ends, 1))
  if (!calculator.fields['pensionPerMonth'] || today < starts || months <= 1) return []
  const each = roundHalfUp(intoPension.dividedBy(months), 0)
  return told(say` Paid from now on, that is about ${pounds(each)} a month until ${dayInWords(ends)}.`)
}

/** What falls with a contribution. Relief that a scheme claims is a saving of tax too. */
function savedBy({ result }: Situation, { other }: AdviceEffect): Sentence {
  const where = (...keys: string[]) => (keys.some((key) => falls(key, result, other)) ? ALWAYS : NEVER)
  return listed(
    [ALWAYS, say`tax`],
    [where('nationalInsurance'), say`National Insurance`],
    [where('studentLoan', 'postgraduateLoan'), say`student loan repayments`],
    [where('childBenefitCharge'), say`Child Benefit charge`],
  )
}

/** What a contribution costs: pay, or a payment of which a smaller bill gives a part back. */
function costOf({ inputs, result }: Situation, { answer, paidBeside }: AdviceEffect): Sentence {
  const cost = paidBeside.minus(answer)
  if (!result.isKept)
    return say`${pounds(cost)}: you pay in ${pounds(paidBeside)}, your pension provider claims the rest from HMRC, and your bill is ${pounds(answer)} smaller`
  const { pensionMethod = 'salary-sacrifice', isPublicServicePension }: Readonly<Record<string, unknown>> = inputs
  const method = isPublicServicePension === true ? 'net-pay' : String(pensionMethod)
  const { period } = result.large
  return say`${pounds(cost)} of take-home pay${period === undefined ? '' : ` ${period}`}${PAID[method] ?? ''}`
}

/** The box of a form for a contribution: a percentage of pay, or gross pounds, up to the annual allowance (FA 2004 s.228). */
function boxOf({ calculator, inputs, result }: Situation): ContributionBox | undefined {
  const { pensionContribution, reliefAtSourcePension, isOverStatePensionAge }: Readonly<Record<string, unknown>> = inputs
  if (calculator.fields['pensionContribution']?.kind === 'percent' && pensionContribution instanceof Decimal)
    return {
      field: 'pensionContribution',
      paid: pensionContribution,
      most: (reason) => Decimal.min(pensionContribution.plus(FURTHEST[reason]), ONE_HUNDRED),
    }
  // Somebody over 75 gets no relief (FA 2004 s.188(3)), and a bill knows only who is over State Pension age.
  if (!(reliefAtSourcePension instanceof Decimal) || isOverStatePensionAge === true) return undefined
  const { totalIncome: income = ZERO } = amountsOf(result, 'tax-bill')
  const { annualAllowance } = ratesAt({ pensions }, result.taxYear, result.ruleSet).pensions
  return {
    field: 'reliefAtSourcePension',
    paid: reliefAtSourcePension,
    most: (reason) =>
      Decimal.max(
        reliefAtSourcePension,
        Decimal.min(reliefAtSourcePension.plus(income.times(FURTHEST[reason]).dividedBy(ONE_HUNDRED)), annualAllowance.value),
      ),
  }
}

const HUNDREDTH = new Decimal('0.01')

/** The smallest number of two decimals in a solution; undefined where it has none. */
function firstHundredthIn({ at, upTo = at, isStartOut, isEndOut }: Solution): Decimal | undefined {
  const start = cleared(at)
  const rounded = start.toDecimalPlaces(2, Decimal.ROUND_CEIL)
  const first = isStartOut && rounded.equals(start) ? rounded.plus(HUNDREDTH) : rounded
  return first.lessThan(cleared(upTo)) || (!isEndOut && first.equals(cleared(upTo))) ? first : undefined
}
