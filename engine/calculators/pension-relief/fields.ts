import type { Fields } from '../../inputs/field.ts'
import { REGIONS } from '../../rules/income-tax/region.ts'

export const fields = {
  annualEarnings: { kind: 'money', label: 'Annual Earnings' },
  pensionContribution: { kind: 'money', label: 'Pension Contribution' },
  isHigherRateTaxpayer: { kind: 'flag', label: 'Higher rate taxpayer', blank: false },
  region: { kind: 'choice', label: 'Where you live', options: REGIONS, blank: 'england' },
} as const satisfies Fields
