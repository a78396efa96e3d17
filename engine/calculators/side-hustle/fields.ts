import type { Fields } from '../../inputs/field.ts'
import { REGIONS } from '../../rules/income-tax/region.ts'

export const fields = {
  mainJobSalary: { kind: 'money', label: 'Main Job Salary' },
  sideHustleIncome: { kind: 'money', label: 'Side Hustle Income' },
  useTradingAllowance: { kind: 'flag', label: 'Use the Trading Allowance', blank: true },
  region: { kind: 'choice', label: 'Where You Live', options: REGIONS, blank: 'england' },
} as const satisfies Fields
