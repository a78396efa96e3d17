import { atLeastZero, type Decimal, ZERO } from '../../money/decimal.ts'
import type { Figure } from '../../rates/figure.ts'
import type { methods } from '../../rates/generated/methods.ts'
import type { studentLoans } from '../../rates/generated/student-loans.ts'
import type { Settled } from '../../rates/table.ts'
import type { LoanPlan } from '../../rules/student-loans/plan.ts'

export interface StudentLoanRates {
  readonly studentLoans: Settled<typeof studentLoans>
  readonly methods: Settled<typeof methods>
}

export interface Repayment {
  readonly plan: LoanPlan
  readonly threshold: Figure
  readonly rate: Figure
  /** False for plan 5 before repayments begin. */
  readonly isRepayable: boolean
  readonly repayment: Decimal
}

/**
 * A year’s repayment of one loan: the rate of the plan on earnings above its threshold. SI 2009/470 reg.29; postgraduate loans SI 2016/606.
 * Earnings are those for secondary Class 1, so pension contributions do not lower them unless paid by salary sacrifice. Annual pounds,
 * unrounded, although payroll rounds each deduction down to a pound.
 */
export function studentLoanRepayment(earnings: Decimal, plan: LoanPlan, { studentLoans, methods }: StudentLoanRates): Repayment {
  const { threshold } = studentLoans[plan]
  const rate = plan === 'postgraduate' ? studentLoans.postgraduate.rate : studentLoans.undergraduateRate
  const isRepayable = plan !== 'plan5' || methods.studentLoans.plan5.value === 'repayable'
  const above = atLeastZero(earnings.minus(threshold.value))
  return { plan, threshold, rate, isRepayable, repayment: isRepayable && !above.isZero() ? above.times(rate.value) : ZERO }
}
