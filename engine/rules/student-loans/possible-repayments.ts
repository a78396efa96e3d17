import type { Decimal } from '../../money/decimal.ts'
import type { LeftOut } from '../../result/left-out.ts'
import { LOAN_PLANS, type LoanPlan } from './plan.ts'
import { type StudentLoanRates, studentLoanRepayment } from './repayment.ts'

/**
 * What a loan of each plan would take of a year’s profit through Self Assessment: the plan’s rate on income above its threshold.
 * SI 2009/470 reg.29(4); postgraduate loans SI 2016/606. Annual pounds, unrounded.
 */
export const repaymentsOnProfit = (profit: Decimal, rates: StudentLoanRates): Omit<LeftOut, 'assumption'>[] =>
  LOAN_PLANS.map((plan) => possibleRepayment(plan, studentLoanRepayment(profit, plan, rates).repayment, 'SI 2009/470 reg.29(4)'))

/**
 * What a loan of each plan would take of earned income on top of other income, which fills its threshold first.
 * SI 2009/470 reg.29(4); postgraduate loans SI 2016/606. Annual pounds, unrounded.
 */
export const repaymentsOnTop = (income: Decimal, added: Decimal, rates: StudentLoanRates): Omit<LeftOut, 'assumption'>[] =>
  LOAN_PLANS.map((plan) => {
    const before = studentLoanRepayment(income, plan, rates).repayment
    const after = studentLoanRepayment(income.plus(added), plan, rates).repayment
    return possibleRepayment(plan, after.minus(before), 'SI 2009/470 reg.29(4)')
  })

/** The same of unearned income, such as rent or dividends: all of it counts where it is above the limit, else none. Annual pounds. */
export const repaymentsOnUnearned = (income: Decimal, unearned: Decimal, rates: StudentLoanRates): Omit<LeftOut, 'assumption'>[] =>
  unearned.greaterThan(rates.studentLoans.unearnedIncomeLimit.value) ? repaymentsOnTop(income, unearned, rates) : []

/** What a loan of a plan would take, which comes off what is kept. */
export const possibleRepayment = (plan: LoanPlan, amount: Decimal, law: string): Omit<LeftOut, 'assumption'> => ({
  name: `loan${plan.charAt(0).toUpperCase()}${plan.slice(1)}`,
  amount,
  effect: 'less',
  law: plan === 'postgraduate' ? 'SI 2016/606' : law,
})
