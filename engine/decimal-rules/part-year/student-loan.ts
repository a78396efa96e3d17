import { atLeastZero, type Decimal, MONTHS_IN_A_YEAR, ZERO } from '../../money/decimal.ts'
import type { LeftOut } from '../../result/left-out.ts'
import { LOAN_PLANS } from '../../rules/student-loans/plan.ts'
import { possibleRepayment } from '../student-loans/possible-repayments.ts'
import { type StudentLoanRates, studentLoanRepayment } from '../student-loans/repayment.ts'

/**
 * What a loan of each plan would take from equal pay for some months: in each month, the rate of the plan on pay above a twelfth of its
 * threshold, whatever the pay in the rest of the year. SI 2009/470 reg.29; postgraduate loans SI 2016/606. Pounds for those months,
 * unrounded.
 */
export const repaymentsOnMonthlyPay = (pay: Decimal, months: Decimal, rates: StudentLoanRates): Omit<LeftOut, 'assumption'>[] =>
  LOAN_PLANS.map((plan) => {
    const { threshold, rate, isRepayable } = studentLoanRepayment(pay, plan, rates)
    const aboveThreshold = atLeastZero(pay.minus(threshold.value.times(months).dividedBy(MONTHS_IN_A_YEAR)))
    return possibleRepayment(plan, isRepayable ? aboveThreshold.times(rate.value) : ZERO, 'SI 2009/470 reg.29')
  })
