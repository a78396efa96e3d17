import type { Fields } from '../../inputs/field.ts'

const EMPLOYMENT_TYPES = ['employee', 'self-employed'] as const

export const fields = {
  earnings: { kind: 'money', label: 'Annual Earnings' },
  employmentType: { kind: 'choice', label: 'Employment Type', options: EMPLOYMENT_TYPES, blank: 'employee' },
} as const satisfies Fields
