import { type Amount, figure, NIL } from '../../formula/amount.ts'
import { type Aside, type Noted } from '../../formula/answer.ts'
import { isAbove } from '../../formula/condition.ts'
import { called, ifAny, outside, shown, unrecorded } from '../../formula/ledger.ts'
import type { PensionRates } from './rates.ts'

/**
 * What HMRC pays, after the year, to somebody whose contribution under a net pay arrangement saves no tax because it comes out of pay
 * within the Personal Allowance: basic rate relief on that part of it. Nil where the method gives no relief. Annual pounds, unrounded. FA
 * 2004 s.193A(3).
 */
export function netPayRelief(pay: Amount, contribution: Amount, { incomeTax, methods }: PensionRates): Amount {
  if (methods.pensions.netPayLowEarners.value === 'nothing') return NIL.namedIfAny(...RELIEF)
  const payAboveAllowance = pay.over(figure(incomeTax.personalAllowance.amount))
  return contribution
    .over(payAboveAllowance)
    .times(figure(incomeTax.basicRate))
    .namedIfAny(...RELIEF)
}

const RELIEF = ['netPayRelief', 'Tax relief that HMRC pays you', 'FA 2004 s.193A'] as const

/** The code of a note that HMRC pays this relief. */
export const netPayReliefNote = (relief: Amount): Noted<'net-pay-relief-from-hmrc'> => ['net-pay-relief-from-hmrc', isAbove(relief, NIL)]

/** What a page shows of the relief next to take-home pay: HMRC pays it after the year, and not through pay. Annual pounds. */
export function asideOnNetPay(pay: Amount, contribution: Amount, rates: PensionRates): Aside {
  const relief = netPayRelief(pay, contribution, rates)
  return { rows: [shown(relief, called('Tax Relief Paid by HMRC'), outside, ifAny, unrecorded)], notes: [netPayReliefNote(relief)] }
}
