import { type Amount, figure, NIL } from '../../formula/amount.ts'
import { ifAny, type Noted, outside, type RowOf, row } from '../../formula/answer.ts'
import { isAbove } from '../../formula/condition.ts'
import type { PensionRates } from './rates.ts'

/**
 * What HMRC pays, after the year, to somebody whose contribution under a net pay arrangement saves no tax because it comes out of pay within
 * the Personal Allowance: basic rate relief on that part of it. Nothing where the method gives none. Annual pounds, unrounded. FA 2004
 * s.193A(3).
 */
export function netPayRelief(pay: Amount, contribution: Amount, { incomeTax, methods }: PensionRates): Amount {
  if (methods.pensions.netPayLowEarners.value === 'nothing') return NIL
  const payAboveAllowance = pay.over(figure(incomeTax.personalAllowance.amount))
  return contribution
    .over(payAboveAllowance)
    .namedIfAny('untaxedContribution', 'Contribution from pay within the Personal Allowance')
    .times(figure(incomeTax.basicRate))
    .namedIfAny('netPayRelief', 'Tax relief that HMRC pays you', 'FA 2004 s.193A')
}

/** A row for that relief, outside the sum of the other rows: it comes after the year, and not through pay. Annual pounds. */
export const netPayReliefRow = (relief: Amount): RowOf => row('netPayRelief', 'Tax Relief Paid by HMRC', relief, outside, ifAny)

/** The code of a note that HMRC pays it. */
export const netPayReliefNote = (relief: Amount): Noted<'net-pay-relief-from-hmrc'> => ['net-pay-relief-from-hmrc', isAbove(relief, NIL)]
