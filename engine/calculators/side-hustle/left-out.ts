import { type LeftOut, leftOutBy } from '../../result/left-out.ts'
import { repaymentsOnTop } from '../../rules/student-loans/possible-repayments.ts'
import type { StudentLoanRates } from '../../rules/student-loans/repayment.ts'
import type { SideHustle } from './calculate.ts'

/** What the answer leaves out and no input brings in, in pounds: what a student loan would take of the profit through Self Assessment. */
export const leftOutOf = ({ facts, taxableIncome }: SideHustle, rates: StudentLoanRates): LeftOut[] =>
  leftOutBy('no-student-loan', ...repaymentsOnTop(facts.mainJobSalary, taxableIncome, rates))
