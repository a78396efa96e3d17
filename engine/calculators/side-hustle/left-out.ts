import { repaymentsOnTop } from '../../decimal-rules/student-loans/possible-repayments.ts'
import type { StudentLoanRates } from '../../decimal-rules/student-loans/repayment.ts'
import { type LeftOut, leftOutBy } from '../../result/left-out.ts'
import type { SideHustle } from './calculate.ts'

/** Student loan repayments on the profit, due through Self Assessment, that the answer leaves out. Pounds a year, to the penny. */
export const leftOutOf = ({ facts, taxableIncome }: SideHustle, rates: StudentLoanRates): LeftOut[] =>
  leftOutBy('no-student-loan', ...repaymentsOnTop(facts.mainJobSalary, taxableIncome, rates))
