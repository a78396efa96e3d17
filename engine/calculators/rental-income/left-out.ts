import { repaymentsOnUnearned } from '../../decimal-rules/student-loans/possible-repayments.ts'
import type { StudentLoanRates } from '../../decimal-rules/student-loans/repayment.ts'
import { type LeftOut, leftOutBy } from '../../result/left-out.ts'
import type { Facts } from './calculate.ts'

/** Student loan repayments that the answer leaves out. Rental profit counts for them as unearned income. Pounds a year, to the penny. */
export const leftOutOf = ({ inputs, taxedProfit }: Facts, rates: StudentLoanRates): LeftOut[] =>
  leftOutBy('no-student-loan', ...repaymentsOnUnearned(inputs.otherIncome, taxedProfit, rates))
