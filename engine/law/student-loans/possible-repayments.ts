import { type NotCoveredAmount } from '../../answer/answer.ts'
import type { Amount } from '../../expression/amount.ts'
import { LOAN_PLANS, type LoanPlan, numberedPlanWords } from '../../inputs/common-fields.ts'
import type { StudentLoanRates } from '../rates.ts'
import { countedUnearned, studentLoanRepayment } from './repayment.ts'

const SELF_ASSESSMENT = 'SI 2009/470 reg.29(4)'

/** What a loan of one plan would take, as something left out of an answer. It has no assumption yet. */
export type PossibleRepayment = Omit<NotCoveredAmount, 'assumption'>

/**
 * What a loan of each plan would take from a year’s profit through Self Assessment: the rate of the plan on income above its threshold.
 * SI 2009/470 reg.29(4); postgraduate loans SI 2016/606. Annual pounds, unrounded.
 */
export const repaymentsOnProfit = (profit: Amount, rates: StudentLoanRates): PossibleRepayment[] =>
  LOAN_PLANS.map((plan) => possibleRepayment(plan, studentLoanRepayment(profit, plan, rates), SELF_ASSESSMENT))

/**
 * What a loan of each plan would take from earned income on top of other income, which uses up the threshold first.
 * SI 2009/470 reg.29(4); postgraduate loans SI 2016/606. Annual pounds, unrounded.
 */
export const repaymentsOnTop = (income: Amount, added: Amount, rates: StudentLoanRates): PossibleRepayment[] =>
  LOAN_PLANS.map((plan) => {
    const before = studentLoanRepayment(income, plan, rates)
    const after = studentLoanRepayment(income.plus(added), plan, rates)
    return possibleRepayment(plan, after.less(before), SELF_ASSESSMENT)
  })

/**
 * What a loan of each plan would take from unearned income, such as rent or dividends, on top of other income. All of it counts if it is
 * above the limit, and none if not. SI 2009/470 reg.29(4); postgraduate loans SI 2016/606. Annual pounds, unrounded.
 */
export const repaymentsOnUnearned = (income: Amount, unearned: Amount, rates: StudentLoanRates): PossibleRepayment[] =>
  repaymentsOnTop(income, countedUnearned(unearned, rates), rates)

/** An amount that a loan of this plan would take, as something left out of an answer. It lowers what somebody keeps. Pounds, as given. */
export const possibleRepayment = (plan: LoanPlan, amount: Amount, law: string): PossibleRepayment => ({
  name: `loan${plan.charAt(0).toUpperCase()}${plan.slice(1)}`,
  words: plan === 'postgraduate' ? 'With a postgraduate loan' : `With a ${numberedPlanWords[plan]} loan`,
  amount,
  effect: 'less',
  law: plan === 'postgraduate' ? 'SI 2016/606' : law,
})
