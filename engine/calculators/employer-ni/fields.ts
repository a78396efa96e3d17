import type { Fields } from '../../inputs/field.ts'
import { EMPLOYEE_CATEGORIES } from '../../rules/national-insurance/employee-category.ts'

export const fields = {
  employeeSalary: { kind: 'money', label: 'Employee Salary' },
  numberOfEmployees: { kind: 'number', label: 'Number of Employees', least: 1, most: 1_000_000, step: 1, blank: 1, unit: 'employees' },
  claimEmploymentAllowance: { kind: 'flag', label: 'Claim the Employment Allowance', blank: false },
  employeeCategory: { kind: 'choice', label: 'Type of Employee', options: EMPLOYEE_CATEGORIES, blank: 'standard' },
} as const satisfies Fields
