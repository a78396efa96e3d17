import { type Amount, figure, number } from '../../expression/amount.ts'
import { PLAIN } from '../../expression/name.ts'
import { LOAN_PLANS } from '../../inputs/common-fields.ts'
import type { StudentLoanRates } from '../../law/rates.ts'
import { type PossibleRepayment, possibleRepayment } from '../../law/student-loans/possible-repayments.ts'
import { studentLoanRepayment } from '../../law/student-loans/repayment.ts'
import { MONTHS_IN_A_YEAR } from '../../money/decimal.ts'

/**
 * What a loan of each plan would take from equal pay for some months: in each month, the rate of the plan on pay above a twelfth of its
 * threshold, in whole pounds, whatever the pay in the rest of the year. SI 2009/470 regs.29 and 44; postgraduate loans SI 2016/606. Pounds for
 * those months.
 */
export const repaymentsOnMonthlyPay = (pay: Amount, months: Amount, rates: StudentLoanRates): PossibleRepayment[] =>
  LOAN_PLANS.map((plan) => {
    const threshold = figure(rates.studentLoans[plan].threshold).dividedBy(number(MONTHS_IN_A_YEAR)).rounded('down-to-the-penny')
    const ofMonth = studentLoanRepayment(pay.dividedBy(months), plan, rates, PLAIN, threshold).rounded('down-to-the-pound')
    return possibleRepayment(plan, ofMonth.times(months), 'SI 2009/470 regs.29 and 44')
  })
