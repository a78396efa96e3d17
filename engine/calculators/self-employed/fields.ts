import { region } from '../../inputs/common-fields.ts'
import { flag, money } from '../../inputs/kinds.ts'

export const fields = {
  annualProfit: money({ label: 'Annual Business Profit', per: 'year', isMain: true }),
  expenses: money({ label: 'Business Expenses', per: 'year' }),
  // The specification lists this field, so we accept it, but no calculation uses it.
  class2Contributions: flag({ label: 'Class 2 Contributions', blank: true }),
  region,
}
