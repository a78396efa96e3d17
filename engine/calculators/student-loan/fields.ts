import { LOAN_PLANS, loanPlanWords, numberedPlanWords, pensionFields, region } from '../../inputs/common-fields.ts'
import { choice, type Fields } from '../../inputs/field.ts'
import { payFields } from '../../inputs/paid-per.ts'

export const fields = {
  ...payFields,
  pensionContribution: { kind: 'percent', label: 'Pension Contribution' },
  studentLoanPlan: choice({
    label: 'Student Loan Plan',
    options: LOAN_PLANS,
    blank: 'plan2',
    words: loanPlanWords,
    inSentence: numberedPlanWords,
  }),
  region,
  ...pensionFields,
  postgraduateLoan: { kind: 'flag', label: 'Postgraduate Loan as Well', blank: false },
} as const satisfies Fields
