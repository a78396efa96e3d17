import { type Amount, figure, NIL } from '../../formula/amount.ts'
import { type Aside, ifAny, type Noted, outside, row } from '../../formula/answer.ts'
import { isAbove } from '../../formula/condition.ts'
import type { PensionRates } from './rates.ts'

/**
 * What HMRC pays, after the year, to somebody whose contribution under a net pay arrangement saves no tax because it comes out of pay
 * within the Personal Allowance: basic rate relief on that part of it. Nil where the method gives no relief. Annual pounds, unrounded. FA
 * 2004 s.193A(3).
 */
export function netPayRelief(pay: Amount, contribution: Amount, { incomeTax, methods }: PensionRates): Amount {
  if (methods.pensions.netPayLowEarners.value === 'nothing') return NIL
  const payAboveAllowance = pay.over(figure(incomeTax.personalAllowance.amount))
  return contribution
    .over(payAboveAllowance)
    .times(figure(incomeTax.basicRate))
    .namedIfAny('netPayRelief', 'Tax relief that HMRC pays you', 'FA 2004 s.193A')
}

/** The code of a note that HMRC pays this relief. */
export const netPayReliefNote = (relief: Amount): Noted<'net-pay-relief-from-hmrc'> => ['net-pay-relief-from-hmrc', isAbove(relief, NIL)]

/** What a page shows of the relief next to take-home pay: HMRC pays it after the year, and not through pay. Annual pounds. */
export function asideOnNetPay(pay: Amount, contribution: Amount, rates: PensionRates): Aside {
  const relief = netPayRelief(pay, contribution, rates)
  return { rows: [row('netPayRelief', 'Tax Relief Paid by HMRC', relief, outside, ifAny)], notes: [netPayReliefNote(relief)] }
}
