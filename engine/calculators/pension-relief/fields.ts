import { region } from '../../inputs/common-fields.ts'
import { flag, money } from '../../inputs/kinds.ts'

export const fields = {
  annualEarnings: money({ label: 'Annual Earnings', per: 'year', isMain: true }),
  pensionContribution: money({ label: 'Pension Contribution', per: 'year', isMain: true }),
  isHigherRateTaxpayer: flag({ label: 'Higher Rate Taxpayer', blank: false }),
  region,
}
