import { choice, type Fields } from '../../inputs/field.ts'

const EMPLOYMENT_TYPES = ['employee', 'self-employed'] as const

export const fields = {
  earnings: { kind: 'money', label: 'Annual Earnings', per: 'year', isMain: true },
  employmentType: choice({
    label: 'Employment Type',
    options: EMPLOYMENT_TYPES,
    blank: 'employee',
    words: { employee: 'Employee', 'self-employed': 'Self-Employed' },
  }),
} as const satisfies Fields
