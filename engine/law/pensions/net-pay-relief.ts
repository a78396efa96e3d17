import { type Amount, figure, zero } from '../../expression/amount.ts'
import type { PensionRates } from '../rates.ts'

/**
 * What HMRC pays, after the year, to somebody whose contribution under a net pay arrangement saves no tax because it comes out of pay
 * within the Personal Allowance: basic rate relief on that part of it. Nil where the method gives no relief. Annual pounds, unrounded. FA
 * 2004 s.193A(3).
 */
export function netPayRelief(pay: Amount, contribution: Amount, { incomeTax, methods }: PensionRates): Amount {
  if (methods.pensions.netPayLowEarners.value === 'nothing') return zero.namedIfAny(...RELIEF)
  const payAboveAllowance = pay.excessOver(figure(incomeTax.personalAllowance.amount))
  return contribution
    .excessOver(payAboveAllowance)
    .times(figure(incomeTax.basicRate))
    .namedIfAny(...RELIEF)
}

const RELIEF = ['netPayRelief', 'Tax relief that HMRC pays you', 'FA 2004 s.193A'] as const
