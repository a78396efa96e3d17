import { region } from '../../inputs/common-fields.ts'
import type { Fields } from '../../inputs/field.ts'

export const fields = {
  dividendIncome: { kind: 'money', label: 'Annual Dividend Income' },
  otherIncome: { kind: 'money', label: 'Other Annual Income' },
  region,
} as const satisfies Fields
