import type { Fields } from '../../inputs/field.ts'
import { REGIONS } from '../../rules/income-tax/region.ts'

export const fields = {
  mainJobSalary: { kind: 'money', label: 'Main Job Salary' },
  sideHustleIncome: { kind: 'money', label: 'Side Hustle Income' },
  useTradingAllowance: { kind: 'flag', label: 'Use the trading allowance', blank: true },
  region: { kind: 'choice', label: 'Where you live', options: REGIONS, blank: 'england' },
} as const satisfies Fields
