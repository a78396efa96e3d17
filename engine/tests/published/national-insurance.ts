import type { Row } from './cases.ts'
import { type Claim, cell, claimsOf, isOf, type Mapping, number, type Question } from './claim.ts'

/** An employee’s rates and limits are the same in these years, to the week, the month and the year. */
const SAME_FOR_EMPLOYEES = ['2024/25', '2025/26', '2026/27']

/** Categories whose employee pays as in category A; only what the employer pays differs. SSCBA 1992 s.8. */
const PAYS_AS_CATEGORY_A = new Set(['A', 'F', 'H', 'M', 'N', 'V'])

const paysAsCategoryA = (row: Row) => isOf(row, ...SAME_FOR_EMPLOYEES) && PAYS_AS_CATEGORY_A.has(cell(row, 'category'))

const annual = (earnings: string): Question => ({ slug: 'national-insurance', inputs: { earnings } })

/** A year of which one month was worked: its contribution is that of one monthly earnings period. */
const oneMonth = (row: Row): Question => ({
  slug: 'part-year',
  inputs: { annualSalary: number(row, 'gross_pay').times(12).toFixed(), monthsWorked: '1' },
})

const class1: Mapping = {
  file: 'national_insurance_class1',
  claims: (row): Claim[] => {
    if (!paysAsCategoryA(row)) return []
    const period = cell(row, 'period_type')
    if (period.startsWith('Y')) return claimsOf(row, annual(cell(row, 'gross_pay')), { expected_employee_ni: 'employeeNI' })
    return period.startsWith('M') ? claimsOf(row, oneMonth(row), { expected_employee_ni: 'nationalInsurance' }) : []
  },
}

// A director of a whole year has the annual earnings period that the calculator uses.
const directors: Mapping = {
  file: 'national_insurance_directors',
  claims: (row) => {
    const isWholeYear = cell(row, 'director_from').endsWith('-04-06') && cell(row, 'director_to').endsWith('-04-05')
    if (!paysAsCategoryA(row) || !isWholeYear) return []
    return claimsOf(row, annual(cell(row, 'gross_pay')), {
      expected_row_employee_ni: 'employeeNI',
      expected_total_employee_ni: 'employeeNI',
    })
  },
}

const EMPLOYEE_CATEGORIES: Readonly<Record<string, string>> = { A: 'standard', M: 'under-21', H: 'apprentice-under-25', V: 'veteran' }

const employers: Mapping = {
  file: 'employer_ni_employment_allowance',
  claims: (row) => {
    if (!isOf(row, '2024/25') || cell(row, 'period_type') !== 'Y') return []
    const inputs = {
      employeeSalary: cell(row, 'gross_per_employee'),
      numberOfEmployees: cell(row, 'employees'),
      employeeCategory: EMPLOYEE_CATEGORIES[cell(row, 'category')] ?? '',
    }
    const nearness = cell(row, 'note') === 'shown to whole £' ? 'pound' : 'penny'
    return claimsOf(row, { slug: 'employer-ni', inputs }, { expected_employer_ni: 'employerNIPerEmployee' }, nearness)
  },
}

// Class 2 is not charged and class 4 is 6% and 2% in 2024/25 and 2025/26.
const selfEmployed: Mapping = {
  file: 'self_employed',
  claims: (row) => {
    if (!isOf(row, '2024/25', '2025/26 (same')) return []
    const question = { slug: 'self-employed', inputs: { annualProfit: cell(row, 'profit') } }
    return claimsOf(row, question, {
      expected_income_tax: 'incomeTax',
      expected_class2: 'class2NI',
      expected_class4: 'class4NI',
      expected_total: 'totalTax',
      expected_take_home: 'netIncome',
    })
  },
}

export const nationalInsuranceMappings = [class1, directors, employers, selfEmployed]
