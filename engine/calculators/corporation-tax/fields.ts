import type { Fields } from '../../inputs/field.ts'
import { dayIfKnown } from '../../inputs/fields-in-year.ts'

export const fields = {
  taxableProfit: { kind: 'money', label: 'Taxable Profit', isMain: true },
  accountingPeriodLength: { kind: 'number', label: 'Accounting Period', least: 1, most: 12, step: 1, blank: 12, unit: 'months' },
  associatedCompanies: { kind: 'number', label: 'Associated Companies', least: 0, most: 1000, step: 1, blank: 0 },
  periodEnd: dayIfKnown('Last Day of the Period'),
} as const satisfies Fields
