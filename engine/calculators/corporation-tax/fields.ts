import { dayIfKnown } from '../../inputs/fields-in-year.ts'
import { money, number } from '../../inputs/kinds.ts'

export const fields = {
  taxableProfit: money({ label: 'Taxable Profit', isMain: true }),
  accountingPeriodLength: number({ label: 'Accounting Period', least: 1, most: 12, step: 1, blank: 12, unit: 'months' }),
  associatedCompanies: number({ label: 'Associated companies', least: 0, most: 1000, step: 1, blank: 0 }),
  periodEnd: dayIfKnown('Last Day of the Period'),
}
