import type { Fields } from '../../inputs/field.ts'
import { REGIONS } from '../../rules/income-tax/region.ts'

export const fields = {
  dividendIncome: { kind: 'money', label: 'Annual Dividend Income' },
  otherIncome: { kind: 'money', label: 'Other Annual Income' },
  region: { kind: 'choice', label: 'Where You Live', options: REGIONS, blank: 'england' },
} as const satisfies Fields
