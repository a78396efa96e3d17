import { type LeftOut, leftOutBy } from '../../result/left-out.ts'
import { repaymentsOnUnearned } from '../../rules/student-loans/possible-repayments.ts'
import type { StudentLoanRates } from '../../rules/student-loans/repayment.ts'
import type { Facts } from './calculate.ts'

/** What the answer leaves out and no input brings in, in pounds: what a student loan would take of the dividends, which are unearned. */
export const leftOutOf = ({ otherIncome, dividendIncome }: Facts, rates: StudentLoanRates): LeftOut[] =>
  leftOutBy('no-student-loan', ...repaymentsOnUnearned(otherIncome, dividendIncome, rates))
