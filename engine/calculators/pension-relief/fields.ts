import { region } from '../../inputs/common-fields.ts'
import type { Fields } from '../../inputs/field.ts'

export const fields = {
  annualEarnings: { kind: 'money', label: 'Annual Earnings', per: 'year', isMain: true },
  pensionContribution: { kind: 'money', label: 'Pension Contribution', per: 'year', isMain: true },
  isHigherRateTaxpayer: { kind: 'flag', label: 'Higher Rate Taxpayer', blank: false },
  region,
} as const satisfies Fields
