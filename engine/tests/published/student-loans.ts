import { cell, claimsOf, isOf, type Mapping, number, type Working } from './claim.ts'

const PLANS: Readonly<Record<string, string>> = { '': 'none', '1': 'plan1', '2': 'plan2', '4': 'plan4', '5': 'plan5', PG: 'postgraduate' }

/** The loans that a row names; none where two of them are undergraduate ones, or where the year has thresholds of its own. */
export function loanInputs(plans: string, taxYear: string): Record<string, string> | undefined {
  const [plan = '', other] = plans.split('+')
  const studentLoanPlan = PLANS[plan]
  if (studentLoanPlan === undefined || (other !== undefined && other !== 'PG')) return undefined
  // The postgraduate threshold is £21,000 in every year; the others move.
  const isSameInAnyYear = plans === '' || plans === 'PG'
  if (!isSameInAnyYear && !taxYear.startsWith('2024/25')) return undefined
  return { studentLoanPlan, postgraduateLoan: String(other === 'PG') }
}

const SAME_POSTGRADUATE_THRESHOLD = ['2019/20 on', '2024/25', '2025/26', '2026/27']

const repayments: Mapping = {
  file: 'student_loan',
  claims: (row) => {
    const plans = cell(row, 'plans')
    const loans = loanInputs(plans, cell(row, 'tax_year'))
    if (loans === undefined || !isOf(row, ...SAME_POSTGRADUATE_THRESHOLD) || !cell(row, 'gross_period').startsWith('Y')) return []
    const annualSalary = cell(row, 'gross')
    const both = { slug: 'student-loan', inputs: { annualSalary, ...loans } }
    const alone = (studentLoanPlan: string) => ({
      slug: studentLoanPlan === 'none' ? 'income-tax' : 'student-loan',
      inputs: { annualSalary, studentLoanPlan },
    })
    const undergraduate = alone(plans === 'PG' ? 'none' : (loans['studentLoanPlan'] ?? ''))
    const postgraduate = alone(plans.endsWith('PG') ? 'postgraduate' : 'none')
    return [
      ...claimsOf(row, undergraduate, { expected_yearly_ug: 'studentLoan' }, 'pound-down'),
      ...claimsOf(row, postgraduate, { expected_yearly_pg: 'studentLoan' }, 'pound-down'),
      ...(cell(row, 'basis') === 'annual, unrounded'
        ? [
            ...claimsOf(row, undergraduate, { expected_unrounded_ug: 'studentLoan' }),
            ...claimsOf(row, postgraduate, { expected_unrounded_pg: 'studentLoan' }),
            ...claimsOf(row, both, { expected_unrounded_total: 'studentLoan' }),
          ]
        : []),
    ]
  },
}

/** £10,000 above the threshold that the row prints, the repayment is that at the plan’s rate: the threshold is worked back from it. */
const thresholds: Mapping = {
  file: 'student_loan_thresholds',
  alsoPrinted: ['annual', 'monthly', 'weekly'],
  claims: (row) => {
    const loans = loanInputs(cell(row, 'plan'), cell(row, 'tax_year'))
    if (loans === undefined) return []
    const annualSalary = number(row, 'annual').plus(10_000)
    const threshold: Working = (field) => annualSalary.minus(field('studentLoan').dividedBy(cell(row, 'plan') === 'PG' ? 0.06 : 0.09))
    return claimsOf(row, { slug: 'student-loan', inputs: { annualSalary: annualSalary.toFixed(), ...loans } }, { annual: threshold })
  },
}

export const studentLoanMappings = [repayments, thresholds]
