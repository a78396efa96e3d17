import { rowsOf } from '../answer/explanation.ts'
import type { Calculator } from '../calculator.ts'
import type { Fields, InputsOf } from '../inputs/field.ts'
import { LARGEST_AMOUNT } from '../inputs/kinds.ts'
import { isPayAfterEmployerContributions } from '../law/ir35/inside.ts'
import { Decimal, isAboveZero, ONE, ZERO } from '../money/decimal.ts'
import { cleared } from '../money/rounding.ts'
import { methods } from '../rates/generated/methods.ts'
import { allRatesOn, ratesAt } from '../rates/rates-at.ts'
import type { Result } from '../result/result.ts'
import { breakEven } from './break-even.ts'
import { solutionsFor } from './inverse.ts'
import { amountsOf, type RecordedAmount } from './recorded-amounts.ts'

/** What each way to take the same work leaves in a year, in pounds to the penny, and the day rates at which two leave the same. */
export interface WaysToContract {
  readonly outside: Decimal
  readonly inside: Decimal
  /**
   * Inside, where the client pays employer National Insurance on top of the rate, so that all of the fees are pay. Undefined where the rule set
   * never takes it out of the rate.
   */
  readonly insideOnTop: Decimal | undefined
  /** Where a salary was entered. */
  readonly permanent: Decimal | undefined
  /** The day rate inside that leaves as much as the one that was entered does outside. Undefined where none does, as below. */
  readonly asOutside: Decimal | undefined
  /** The same, where the client pays employer National Insurance on top. */
  readonly asOutsideOnTop: Decimal | undefined
  /** The day rates that leave as much as the permanent job. */
  readonly asPermanent: { readonly outside: Decimal | undefined; readonly inside: Decimal | undefined } | undefined
  /** What £1 less a day costs inside, where the day rate is more than that: an umbrella company takes its fee before it works out pay. */
  readonly lostToFee: Decimal | undefined
}

/** What a permanent job leaves, in the record. */
const PERMANENT = 'permanentTakeHome' satisfies RecordedAmount<'ir35'>

/** Inside and outside IR35, through an umbrella company, and a permanent job. Undefined where the contract brings nothing in. */
export function waysToContract<Of extends Fields>(
  calculator: Calculator<Of>,
  inputs: InputsOf<Of>,
  { ruleSet, taxYear }: Pick<Result, 'ruleSet' | 'taxYear'>,
): WaysToContract | undefined {
  const { dailyRate, daysWorked, businessExpenses }: Readonly<Record<string, unknown>> = inputs
  if (!(dailyRate instanceof Decimal && daysWorked instanceof Decimal && businessExpenses instanceof Decimal)) return undefined
  const fees = dailyRate.times(daysWorked)
  if (!isAboveZero(fees)) return undefined
  const under = (ir35Status: 'inside' | 'outside', more = {}) => ({ ...inputs, ir35Status, ...more })
  const amountsIn = (asked: InputsOf<Of>) =>
    amountsOf({ slug: calculator.slug, record: calculator.record(asked, { ruleSet, taxYear }) }, 'ir35')
  const takeHome = (asked: InputsOf<Of>) => amountsIn(asked).takeHome ?? ZERO
  const rateFor = (ir35Status: 'inside' | 'outside', wanted: Decimal) =>
    breakEven(calculator, { inputs: under(ir35Status), ruleSet, taxYear }, wanted, calculator.tables)
  const [outside, inside] = [takeHome(under('outside')), takeHome(under('inside'))]
  const permanent = amountsIn(inputs)[PERMANENT]
  const asPay = () => amountsIn({ ...inputs, permanentSalary: fees })[PERMANENT] ?? ZERO
  /** The day rate whose fees, all of them pay, leave an amount once the costs are paid. */
  const rateOnTopFor = (wanted: Decimal) => {
    const asked = { ...inputs, permanentSalary: fees }
    const { answer } = calculator.answerOn(asked, (date) => allRatesOn(calculator.tables, date, ruleSet), taxYear)
    const formula = rowsOf(answer).find(({ key }) => key === PERMANENT)?.amount
    const range = { input: 'permanentSalary', from: ZERO, to: LARGEST_AMOUNT }
    const salary = formula && solutionsFor({ formula, amount: wanted.plus(businessExpenses), inputs: asked, ...range }).at(-1)
    return salary && !salary.upTo ? cleared(salary.at).dividedBy(daysWorked).toDecimalPlaces(2, Decimal.ROUND_CEIL) : undefined
  }
  const isTakenOut = isPayAfterEmployerContributions(ratesAt({ methods }, taxYear, ruleSet))
  const oneLess = dailyRate.minus(ONE)
  return {
    outside,
    inside,
    // The costs do not lower the tax inside either way: they are paid out of what is left.
    insideOnTop: isTakenOut ? asPay().minus(businessExpenses) : undefined,
    permanent,
    asOutside: rateFor('inside', outside),
    asOutsideOnTop: isTakenOut ? rateOnTopFor(outside) : undefined,
    asPermanent: permanent ? { outside: rateFor('outside', permanent), inside: rateFor('inside', permanent) } : undefined,
    lostToFee: isAboveZero(oneLess) ? inside.minus(takeHome(under('inside', { dailyRate: oneLess }))) : undefined,
  }
}
