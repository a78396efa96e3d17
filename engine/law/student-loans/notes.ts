import { type NoteOf, note } from '../../answer/answer.ts'
import { zero } from '../../expression/amount.ts'
import { any, isAbove, isEqual } from '../../expression/condition.ts'
import { say } from '../../expression/sentence.ts'
import { yearInWords } from '../../inputs/day.ts'
import type { TaxYear } from '../../rates/rates-at.ts'
import type { StudentLoanRates } from '../rates.ts'
import { isRepayable, type Repayment } from './repayment.ts'

/** Why nothing is taken for a loan with the category letter X. SI 2009/470 regs.41 and 45. */
export const loanNotDeductedNote = (where: boolean): NoteOf =>
  note(
    'loan-not-deducted-with-letter',
    where,
    say`With the letter X your employer pays no National Insurance on your pay, so nothing is taken for a student loan.`,
  )

/** Notes about a year’s repayments of loans through payroll. SI 2009/470 reg.29. */
export function loanNotes(repayments: readonly Repayment[], rates: StudentLoanRates, taxYear: TaxYear): NoteOf[] {
  const repaid = repayments.flatMap(({ plans, amount }) => (plans.every((plan) => isRepayable(plan, rates)) ? [amount] : []))
  return [
    note(
      'plan5-not-yet-repayable',
      repaid.length < repayments.length,
      say`Nobody had to repay a Plan 5 loan from their pay in ${yearInWords(taxYear)}, so nothing is taken off for it.`,
    ),
    note(
      'loan-below-threshold',
      any(...repaid.map((repayment) => isEqual(repayment, zero))),
      say`You earn less than the repayment threshold for a student loan you have selected, so you repay nothing on it.`,
    ),
    note(
      'loan-rounded-down-by-payroll',
      any(...repaid.map((repayment) => isAbove(repayment, zero))),
      say`Your employer rounds each student loan deduction down to a whole pound, so over the year you may take home a few pounds more than this.`,
    ),
  ]
}
