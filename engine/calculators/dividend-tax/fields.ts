import { region } from '../../inputs/common-fields.ts'
import { money } from '../../inputs/kinds.ts'

export const fields = {
  dividendIncome: money({ label: 'Annual Dividend Income', per: 'year', isMain: true }),
  otherIncome: money({ label: 'Other Annual Income', per: 'year' }),
  region,
}
