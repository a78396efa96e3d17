import type { Decimal } from '../../money/decimal.ts'
import type { LeftOut } from '../../result/left-out.ts'
import { LOAN_PLANS, type LoanPlan } from './plan.ts'
import { type StudentLoanRates, studentLoanRepayment } from './repayment.ts'

/**
 * What a loan of each plan would take of a year’s profit through Self Assessment: the plan’s rate on income above its threshold.
 * SI 2009/470 Part 3; postgraduate loans SI 2016/606. Annual pounds, unrounded.
 */
export const repaymentsOnProfit = (profit: Decimal, rates: StudentLoanRates): Omit<LeftOut, 'assumption'>[] =>
  LOAN_PLANS.map((plan) => possibleRepayment(plan, studentLoanRepayment(profit, plan, rates).repayment, 'SI 2009/470 Part 3'))

/** What a loan of a plan would take, which comes off what is kept. */
export const possibleRepayment = (plan: LoanPlan, amount: Decimal, law: string): Omit<LeftOut, 'assumption'> => ({
  name: `loan${plan.charAt(0).toUpperCase()}${plan.slice(1)}`,
  amount,
  effect: 'less',
  law: plan === 'postgraduate' ? 'SI 2016/606' : law,
})
