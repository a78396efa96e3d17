import { region } from '../../inputs/common-fields.ts'
import type { Fields } from '../../inputs/field.ts'

export const fields = {
  dividendIncome: { kind: 'money', label: 'Annual Dividend Income', per: 'year', isMain: true },
  otherIncome: { kind: 'money', label: 'Other Annual Income', per: 'year' },
  region,
} as const satisfies Fields
