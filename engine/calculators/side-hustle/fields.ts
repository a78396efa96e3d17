import { region } from '../../inputs/common-fields.ts'
import type { Fields } from '../../inputs/field.ts'

export const fields = {
  mainJobSalary: { kind: 'money', label: 'Main Job Salary', per: 'year', isMain: true },
  sideHustleIncome: { kind: 'money', label: 'Side Hustle Income', per: 'year', isMain: true },
  sideHustleExpenses: { kind: 'money', label: 'Side Hustle Expenses', per: 'year' },
  useTradingAllowance: { kind: 'flag', label: 'Use the Trading Allowance', blank: true },
  region,
} as const satisfies Fields
