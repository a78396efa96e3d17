import { choice, money } from '../../inputs/kinds.ts'

const EMPLOYMENT_TYPES = ['employee', 'self-employed'] as const

export const fields = {
  earnings: money({ label: 'Annual Earnings', per: 'year', isMain: true }),
  employmentType: choice({
    label: 'Employment Type',
    options: EMPLOYMENT_TYPES,
    blank: 'employee',
    words: { employee: 'Employee', 'self-employed': 'Self-Employed' },
  }),
}
