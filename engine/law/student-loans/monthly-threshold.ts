import { type Amount, figure, number } from '../../expression/amount.ts'
import type { LoanPlan } from '../../inputs/common-fields.ts'
import { MONTHS_IN_A_YEAR } from '../../money/decimal.ts'
import type { StudentLoanRates } from '../rates.ts'

/** The threshold of a plan in a monthly payroll: a twelfth of the yearly one, down to the pound, as HMRC publishes it. Pounds a month. */
export const monthlyThreshold = (plan: LoanPlan, { studentLoans }: StudentLoanRates): Amount =>
  figure(studentLoans[plan].threshold).dividedBy(number(MONTHS_IN_A_YEAR)).rounded('down-to-the-pound')
