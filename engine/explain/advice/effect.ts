import { type Decimal, sumOf, ZERO } from '../../money/decimal.ts'
import { roundToPenny } from '../../money/rounding.ts'
import { incomeTax } from '../../rates/generated/income-tax.ts'
import { ratesAt } from '../../rates/rates-at.ts'
import type { Result } from '../../result/result.ts'
import { amountIn } from '../amount-in.ts'
import { intoPension } from '../into-pension.ts'
import type { RecordedAmount } from '../recorded-amounts.ts'
import type { InputChange, Situation } from './advice.ts'

/** What changes of inputs do. Pounds a year, to the penny. */
export interface AdviceEffect {
  /** How much better off it leaves somebody, with everything counted. */
  readonly worth: Decimal
  /** How much more somebody keeps, or how much less somebody pays, by the answer alone. Negative where the answer is worse. */
  readonly answer: Decimal
  /** How much more goes into the pension, with the relief that a scheme claims, and how much of it is paid beside the answer. */
  readonly intoPension: Decimal
  readonly paidBeside: Decimal
  readonly other: Result
}

/** The rows outside the sum that HMRC pays to somebody for the year, and those that somebody still has to pay. */
const RECEIVED = new Set(['taxRefund', 'netPayRelief'])
const STILL_PAID = new Set(['taxStillDue', 'childBenefitCharge'])

/**
 * What changes do, by calculating again with them: the answer with the costs outside its sum, what HMRC pays or asks for after the year,
 * and what goes into a pension.
 */
export function effectOf(situation: Situation, changes: readonly InputChange[]): AdviceEffect {
  const { calculator, result } = situation
  const changed = situationWith(situation, changes)
  const other = changed.result
  const answerOf = ({ record }: Result) => {
    const amount = amountIn(record, result.headline, calculator.slug)
    return result.isKept ? amount : amount.negated()
  }
  const [before, after] = [pensionIn(situation), pensionIn(changed)]
  const answer = answerOf(other).minus(answerOf(result))
  const paidIn = after.gross.minus(before.gross)
  const paidBeside = after.paidBeside.minus(before.paidBeside)
  const worth = answer.plus(outsideSum(other)).minus(outsideSum(result)).plus(paidIn).minus(paidBeside)
  return { worth, answer, intoPension: paidIn, paidBeside, other }
}

/** How much less of a tax changes leave to pay, where nothing else that somebody pays depends on them. Pounds, to the penny. */
export function lessToPay(tax: RecordedAmount, situation: Situation, changes: readonly InputChange[]): Decimal {
  const { calculator, result } = situation
  const after = calculator.record(inputsWith(situation.inputs, changes), result)
  return amountIn(result.record, tax, calculator.slug).minus(amountIn(after, tax, calculator.slug))
}

/** What `worth` is less of, in words. The record’s Income Tax, by its name, tells whether National Insurance is less too. */
export const taxesInWords = (tax: RecordedAmount, situation: Situation, changes: readonly InputChange[], worth: Decimal): string =>
  lessToPay(tax, situation, changes).equals(worth) ? 'tax' : 'tax and National Insurance'

/** Whether a row is lower in one result than in another. A row that a result has not got is nothing. */
export function falls(key: string, from: Result, to: Result): boolean {
  const amountOf = ({ rows }: Result) => rows.find((row) => row.key === key)?.value ?? ZERO
  return amountOf(to).lessThan(amountOf(from))
}

/** What was asked and answered, with changes. */
export function situationWith(situation: Situation, changes: readonly InputChange[]): Situation {
  const inputs = inputsWith(situation.inputs, changes)
  return { ...situation, inputs, result: situation.calculator.calculate(inputs, situation.result) }
}

/** What was asked, with changes. */
export const inputsWith = (inputs: Situation['inputs'], changes: readonly InputChange[]): Situation['inputs'] => ({
  ...inputs,
  ...Object.fromEntries(changes.map(({ field, value }) => [field, value])),
})

/** What an answer leaves out of its sum: received less paid. Pounds a year, to the penny. */
function outsideSum(result: Result): Decimal {
  const outside = result.rows.filter(({ isInSum }) => !isInSum)
  const costs = outside.filter(({ key, isOtherCost }) => isOtherCost || STILL_PAID.has(key))
  const received = outside.filter(({ key }) => RECEIVED.has(key))
  const sum = (rows: typeof outside) => sumOf(rows.map(({ value }) => roundToPenny(value)))
  return sum(received).minus(sum(costs))
}

/** What goes into a pension. A bill takes no contribution off, so the member pays a share of it beside the bill. FA 2004 s.192. */
function pensionIn({ calculator, inputs, result }: Situation): { readonly gross: Decimal; readonly paidBeside: Decimal } {
  const gross = intoPension(calculator, inputs, (other) => calculator.record(other, result))
  if (!calculator.fields['reliefAtSourcePension']) return { gross, paidBeside: ZERO }
  const { memberShare } = ratesAt({ incomeTax }, result.taxYear, result.ruleSet).incomeTax.reliefAtSource
  return { gross, paidBeside: roundToPenny(gross.times(memberShare.value)) }
}
