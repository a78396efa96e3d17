import type { Fields } from '../../inputs/field.ts'
import { dayOfTaxYear } from '../../inputs/fields-in-year.ts'
import { taxYears } from '../../rates/generated/tax-years.ts'
import { endOfFinancialYear } from '../../rules/corporation-tax/financial-year.ts'

export const fields = {
  taxableProfit: { kind: 'money', label: 'Taxable Profit' },
  accountingPeriodLength: { kind: 'number', label: 'Accounting Period', least: 1, most: 12, step: 1, blank: 12, unit: 'months' },
  associatedCompanies: { kind: 'number', label: 'Associated Companies', least: 0, most: 1000, step: 1, blank: 0 },
  periodEnd: dayOfTaxYear({
    label: 'Last Day of the Period',
    usual: (taxYear) => endOfFinancialYear(taxYears[taxYear].starts),
  }),
} as const satisfies Fields
