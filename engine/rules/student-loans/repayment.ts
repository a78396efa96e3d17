import { type Amount, figure, NIL } from '../../formula/amount.ts'
import { type LoanPlan, numberedPlanWords } from '../../inputs/common-fields.ts'
import type { StudentLoanRates } from '../rates.ts'

/**
 * A year’s repayment of one loan: the rate of the plan on earnings above its threshold. SI 2009/470 reg.29; postgraduate loans SI 2016/606.
 * Earnings are those for secondary Class 1, so pension contributions do not lower them unless paid by salary sacrifice. Annual pounds,
 * unrounded, although payroll rounds each deduction down to a pound. `ownThreshold` takes the place of the plan’s threshold for a year.
 */
export function studentLoanRepayment(earnings: Amount, plan: LoanPlan, rates: StudentLoanRates, ownThreshold?: Amount): Amount {
  const { threshold } = rates.studentLoans[plan]
  const repayment = repaidAbove(ownThreshold ?? figure(threshold), earnings, plan, rates)
  const [label, name] =
    plan === 'postgraduate' ? ['Postgraduate loan', 'postgraduate'] : [`${numberedPlanWords[plan]} student loan`, numberedPlanWords[plan]]
  return repayment.namedIfAny(`studentLoan.${plan}`, label).onMargin({ starts: `you start to repay your ${name} loan` })
}

/** The rate of a plan on what earnings have above a threshold for the same period; nothing before anybody repays the plan. Unrounded. */
export function repaidAbove(threshold: Amount, earnings: Amount, plan: LoanPlan, rates: StudentLoanRates): Amount {
  const { studentLoans } = rates
  const rate = figure(plan === 'postgraduate' ? studentLoans.postgraduate.rate : studentLoans.undergraduateRate)
  return isRepayable(plan, rates) ? earnings.over(threshold).times(rate) : NIL
}

/** Whether anybody repays a loan of this plan in the year: on plan 5, nobody does before its repayments begin. */
export const isRepayable = (plan: LoanPlan, { methods }: StudentLoanRates): boolean =>
  plan !== 'plan5' || methods.studentLoans.plan5.value === 'repayable'
