import { choice, type Fields } from '../../inputs/field.ts'
import { EMPLOYEE_CATEGORIES } from './employee-category.ts'

export const fields = {
  employeeSalary: { kind: 'money', label: 'Employee Salary', per: 'year', isMain: true },
  numberOfEmployees: { kind: 'number', label: 'Number of Employees', least: 1, most: 1_000_000, step: 1, blank: 1, unit: 'employees' },
  claimEmploymentAllowance: { kind: 'flag', label: 'Claim the Employment Allowance', blank: false },
  employeeCategory: choice({
    label: 'Type of Employee',
    options: EMPLOYEE_CATEGORIES,
    blank: 'standard',
    words: { standard: 'Standard', 'under-21': 'Under 21', 'apprentice-under-25': 'Apprentice under 25', veteran: 'Veteran' },
  }),
} as const satisfies Fields
