import { region } from '../../inputs/common-fields.ts'
import type { Fields } from '../../inputs/field.ts'

export const fields = {
  annualProfit: { kind: 'money', label: 'Annual Business Profit', per: 'year', isMain: true },
  expenses: { kind: 'money', label: 'Business Expenses', per: 'year' },
  // The specification lists this field, so we accept it, but no calculation uses it.
  class2Contributions: { kind: 'flag', label: 'Class 2 Contributions', blank: true },
  region,
} as const satisfies Fields
