import { region } from '../../inputs/common-fields.ts'
import { choice, freeText, money } from '../../inputs/kinds.ts'
import { lodgerFields } from '../../inputs/lodger-fields.ts'

export const fields = {
  annualRentalIncome: money({ label: 'Annual Rental Income', per: 'year', isMain: true, unless: 'lodgerReceipts' }),
  allowableExpenses: money({ label: 'Allowable Expenses', per: 'year' }),
  mortgageInterest: money({ label: 'Annual Mortgage Interest', per: 'year' }),
  otherIncome: money({ label: 'Other Annual Income', per: 'year' }),
  // The specification lists this field, so we accept it, but no calculation uses it.
  isBasicRateTaxpayer: freeText({ label: 'Basic Rate Taxpayer', blank: 'basic' }),
  propertyAllowance: choice({
    label: 'Property Allowance',
    options: ['automatic', 'claim', 'opt-out'],
    blank: 'automatic',
    words: { automatic: 'Automatic', claim: 'Claim the allowance', 'opt-out': 'Opt out of the allowance' },
  }),
  region,
  ...lodgerFields,
}
