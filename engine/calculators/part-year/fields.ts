import { region } from '../../inputs/common-fields.ts'
import type { Fields } from '../../inputs/field.ts'

export const fields = {
  annualSalary: { kind: 'money', label: 'Annual Salary' },
  monthsWorked: { kind: 'number', label: 'Months Worked', least: 1, most: 12, step: 1, blank: 12, unit: 'months' },
  pensionContribution: { kind: 'percent', label: 'Pension Contribution' },
  region,
} as const satisfies Fields
