import { type Amount, figure, when, zero } from '../../expression/amount.ts'
import { isAbove } from '../../expression/condition.ts'
import { PLAIN } from '../../expression/name.ts'
import { say } from '../../expression/sentence.ts'
import { type LoanPlan, numberedPlanWords } from '../../inputs/common-fields.ts'
import type { StudentLoanRates } from '../rates.ts'

/**
 * A year’s repayment of one loan: the rate of the plan on earnings above its threshold. SI 2009/470 reg.29; postgraduate loans SI 2016/606.
 * Earnings are those for secondary Class 1, so pension contributions do not lower them unless paid by salary sacrifice. Annual pounds,
 * unrounded, although payroll rounds each deduction down to a pound. `ownThreshold` takes the place of the plan’s threshold for a year.
 */
export function studentLoanRepayment(earnings: Amount, plan: LoanPlan, rates: StudentLoanRates, at = PLAIN, ownThreshold?: Amount): Amount {
  const { threshold } = rates.studentLoans[plan]
  return asRepayment(repaidAbove(ownThreshold ?? figure(threshold), earnings, plan, rates), [plan], at)
}

/** A year’s repayment of the loans of some plans as a step of the working. */
export function asRepayment(amount: Amount, plans: readonly LoanPlan[], at = PLAIN): Amount {
  const isPostgraduate = plans.includes('postgraduate')
  const name = plans.map((plan) => (plan === 'postgraduate' ? 'postgraduate' : numberedPlanWords[plan])).join(' and ')
  const loans = plans.length > 1 ? 'loans' : 'loan'
  return amount
    .namedIfAny(at(`studentLoan.${plans.join('.')}`), isPostgraduate ? 'Postgraduate loan' : `${name} student ${loans}`)
    .onMargin({ starts: `you start to repay your ${name} ${loans}` })
}

/** What a year repays of the loans of one plan, or of several undergraduate plans together. Pounds a year. */
export interface Repayment {
  readonly plans: readonly LoanPlan[]
  readonly amount: Amount
}

/**
 * A year’s repayments of all loans. Undergraduate plans are repaid together, 9% once above the lowest of their thresholds; a postgraduate loan
 * on its own. SI 2009/470 reg.29; postgraduate loans SI 2016/606. Annual pounds, unrounded.
 */
export function repaymentsOf(earnings: Amount, loans: readonly LoanPlan[], rates: StudentLoanRates, at = PLAIN): Repayment[] {
  const together = loans.filter((plan) => plan !== 'postgraduate' && isRepayable(plan, rates))
  const [first, ...others] = together
  if (!first || others.length === 0)
    return loans.map((plan) => ({ plans: [plan], amount: studentLoanRepayment(earnings, plan, rates, at) }))
  const lowest = figure(rates.studentLoans[first].threshold).atMost(...others.map((plan) => figure(rates.studentLoans[plan].threshold)))
  const amount = asRepayment(repaidAbove(lowest, earnings, first, rates), together, at).means(
    say`Repaid once for all of your plans, above the lowest of their thresholds.`,
  )
  const alone = loans.filter((plan) => !together.includes(plan))
  return [{ plans: together, amount }, ...alone.map((plan) => ({ plans: [plan], amount: studentLoanRepayment(earnings, plan, rates, at) }))]
}

/** The rate of a plan on what earnings have above a threshold for the same period; nothing before anybody repays the plan. Unrounded. */
export function repaidAbove(threshold: Amount, earnings: Amount, plan: LoanPlan, rates: StudentLoanRates): Amount {
  const { studentLoans } = rates
  const rate = figure(plan === 'postgraduate' ? studentLoans.postgraduate.rate : studentLoans.undergraduateRate)
  return isRepayable(plan, rates) ? earnings.excessOver(threshold).times(rate) : zero
}

/** The unearned income that counts: all of it if it is above the limit, and none if not. SI 2009/470 reg.29(4). Annual pounds. */
export const countedUnearned = (unearned: Amount, { studentLoans }: StudentLoanRates): Amount =>
  when(isAbove(unearned, figure(studentLoans.unearnedIncomeLimit)), unearned, zero)

/** Whether anybody repays a loan of this plan in the year: on plan 5, nobody does before its repayments begin. */
export const isRepayable = (plan: LoanPlan, { methods }: StudentLoanRates): boolean =>
  plan !== 'plan5' || methods.studentLoans.plan5.value === 'repayable'
