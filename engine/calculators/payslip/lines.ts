import { type Decimal, ONE, ONE_HUNDRED } from '../../money/decimal.ts'

/** The lines of a payslip that can be checked. */
export const CHECKED_LINES = ['incomeTax', 'nationalInsurance', 'studentLoan', 'postgraduateLoan', 'pension', 'netPay'] as const
export type CheckedLine = (typeof CHECKED_LINES)[number]

/** What a payslip says on its lines, in pounds of the period. A line that nobody gave is not checked. Tax is negative where it is a refund. */
export type Printed = Readonly<Partial<Record<CheckedLine, Decimal>>>

/**
 * A line of the payslip, and what payroll’s rules make of it. Pounds of the period. `rounded` says why a line that is not the same is right
 * all the same: payrolls round it in more than one lawful way, or work a loan out from the tables of a week. `isUnread` is set where the line
 * cannot be checked yet, and `isSum` on a net pay that was only added up from lines of which one is unread. `hasBothLoans` is
 * set on a student loan that has the postgraduate loan in it, as some payrolls print them.
 */
export interface PayslipLine {
  readonly key: CheckedLine
  readonly printed: Decimal
  readonly worked: Decimal
  readonly rounded?: 'penny' | 'weekly-table'
  readonly isUnread?: boolean
  readonly isSum?: boolean
  readonly hasBothLoans?: true
}

/** The least that a payroll can round by. */
export const PENNY = ONE.dividedBy(ONE_HUNDRED)

/** Whether a line matters: one that another lawful way of rounding explains does not. */
export const isWrong = ({ printed, worked, rounded }: PayslipLine): boolean => rounded === undefined && !printed.equals(worked)
/** Whether a line is worth a question to payroll: nobody asks about a penny. */
export const isWorthAsking = (line: PayslipLine): boolean => isWrong(line) && outBy(line).greaterThan(PENNY)
/** By how much a line is out, and whether it is too much. Pounds. */
export const outBy = ({ printed, worked }: PayslipLine): Decimal => printed.minus(worked).abs()
export const isTooMuch = ({ printed, worked }: PayslipLine): boolean => printed.greaterThan(worked)
