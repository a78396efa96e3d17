import { LOAN_PLANS, type LoanPlan } from '../../inputs/common-fields.ts'
import type { Refusal } from '../../inputs/field.ts'

/** The loans that somebody repays, each once: those of the plans, if any, and then a postgraduate loan. */
export function loansOf(plan: LoanPlan | 'none', hasPostgraduateLoan: boolean, otherPlan: LoanPlan | 'none' = 'none'): LoanPlan[] {
  const loans = new Set([plan, otherPlan, hasPostgraduateLoan ? 'postgraduate' : 'none'])
  return LOAN_PLANS.filter((each) => loans.has(each))
}

/** Refuses a postgraduate loan on top of a plan that already is one. */
export const secondPostgraduateLoan = ({
  studentLoanPlan,
  postgraduateLoan,
}: {
  readonly studentLoanPlan: LoanPlan | 'none'
  readonly postgraduateLoan: boolean
}): Refusal[] =>
  postgraduateLoan && studentLoanPlan === 'postgraduate'
    ? [{ field: 'postgraduateLoan', expected: 'left out when the plan is already postgraduate' }]
    : []
