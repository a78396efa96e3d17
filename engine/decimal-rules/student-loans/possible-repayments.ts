import type { Decimal } from '../../money/decimal.ts'
import type { LeftOut } from '../../result/left-out.ts'
import { LOAN_PLANS, type LoanPlan } from '../../rules/student-loans/plan.ts'
import { type StudentLoanRates, studentLoanRepayment } from './repayment.ts'

/**
 * What a loan of each plan would take from a year’s profit through Self Assessment: the rate of the plan on income above its threshold.
 * SI 2009/470 reg.29(4); postgraduate loans SI 2016/606. Annual pounds, unrounded.
 */
export const repaymentsOnProfit = (profit: Decimal, rates: StudentLoanRates): Omit<LeftOut, 'assumption'>[] =>
  LOAN_PLANS.map((plan) => possibleRepayment(plan, studentLoanRepayment(profit, plan, rates).repayment, 'SI 2009/470 reg.29(4)'))

/**
 * What a loan of each plan would take from earned income on top of other income, which uses up the threshold first.
 * SI 2009/470 reg.29(4); postgraduate loans SI 2016/606. Annual pounds, unrounded.
 */
export const repaymentsOnTop = (income: Decimal, added: Decimal, rates: StudentLoanRates): Omit<LeftOut, 'assumption'>[] =>
  LOAN_PLANS.map((plan) => {
    const before = studentLoanRepayment(income, plan, rates).repayment
    const after = studentLoanRepayment(income.plus(added), plan, rates).repayment
    return possibleRepayment(plan, after.minus(before), 'SI 2009/470 reg.29(4)')
  })

/**
 * What a loan of each plan would take from unearned income, such as rent or dividends, on top of other income. All of it counts if it is
 * above the limit, and none if not. SI 2009/470 reg.29(4); postgraduate loans SI 2016/606. Annual pounds, unrounded.
 */
export const repaymentsOnUnearned = (income: Decimal, unearned: Decimal, rates: StudentLoanRates): Omit<LeftOut, 'assumption'>[] =>
  unearned.greaterThan(rates.studentLoans.unearnedIncomeLimit.value) ? repaymentsOnTop(income, unearned, rates) : []

/** An amount that a loan of this plan would take, as something left out of an answer. It lowers what somebody keeps. Pounds, as given. */
export const possibleRepayment = (plan: LoanPlan, amount: Decimal, law: string): Omit<LeftOut, 'assumption'> => ({
  name: `loan${plan.charAt(0).toUpperCase()}${plan.slice(1)}`,
  amount,
  effect: 'less',
  law: plan === 'postgraduate' ? 'SI 2016/606' : law,
})
