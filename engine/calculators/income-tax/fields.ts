import type { Fields } from '../../inputs/field.ts'
import { REGIONS } from '../../rules/income-tax/region.ts'
import { LOAN_PLANS } from '../../rules/student-loans/plan.ts'
import { PENSION_METHODS } from '../../rules/take-home-pay/pension-method.ts'

export const fields = {
  annualSalary: { kind: 'money', label: 'Annual Salary' },
  pensionContribution: { kind: 'percent', label: 'Pension Contribution' },
  studentLoanPlan: {
    kind: 'choice',
    label: 'Student Loan Plan',
    options: ['none', ...LOAN_PLANS],
    blank: 'none',
  },
  region: { kind: 'choice', label: 'Where You Live', options: REGIONS, blank: 'england' },
  pensionMethod: { kind: 'choice', label: 'How You Pay Into Your Pension', options: PENSION_METHODS, blank: 'salary-sacrifice' },
  postgraduateLoan: { kind: 'flag', label: 'Postgraduate Loan as Well', blank: false },
} as const satisfies Fields
