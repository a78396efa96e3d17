import type { LoanPlan } from '../../inputs/common-fields.ts'
import type { InputIssue } from '../../inputs/field.ts'

/** The loans that somebody repays: the loan of a plan, if any, and a postgraduate loan as well if they have one. */
export const loansOf = (plan: LoanPlan | 'none', hasPostgraduateLoan: boolean): LoanPlan[] => [
  ...(plan === 'none' ? [] : [plan]),
  ...(hasPostgraduateLoan ? ['postgraduate' as const] : []),
]

/** Refuses a postgraduate loan on top of a plan that already is one. */
export const secondPostgraduateLoan = ({
  studentLoanPlan,
  postgraduateLoan,
}: {
  readonly studentLoanPlan: LoanPlan | 'none'
  readonly postgraduateLoan: boolean
}): InputIssue[] =>
  postgraduateLoan && studentLoanPlan === 'postgraduate'
    ? [{ field: 'postgraduateLoan', expected: 'left out when the plan is already postgraduate' }]
    : []
