import { repaymentsOnUnearned } from '../../decimal-rules/student-loans/possible-repayments.ts'
import type { StudentLoanRates } from '../../decimal-rules/student-loans/repayment.ts'
import { type LeftOut, leftOutBy } from '../../result/left-out.ts'
import type { Facts } from './calculate.ts'

/** Student loan repayments that the answer leaves out. Dividends count for them as unearned income. Pounds a year, to the penny. */
export const leftOutOf = ({ otherIncome, dividendIncome }: Facts, rates: StudentLoanRates): LeftOut[] =>
  leftOutBy('no-student-loan', ...repaymentsOnUnearned(otherIncome, dividendIncome, rates))
