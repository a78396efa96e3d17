import type { Fields } from '../../inputs/field.ts'
import { REGIONS } from '../../rules/income-tax/region.ts'

export const fields = {
  annualEarnings: { kind: 'money', label: 'Annual Earnings' },
  pensionContribution: { kind: 'money', label: 'Pension Contribution' },
  isHigherRateTaxpayer: { kind: 'flag', label: 'Higher Rate Taxpayer', blank: false },
  region: { kind: 'choice', label: 'Where You Live', options: REGIONS, blank: 'england' },
} as const satisfies Fields
