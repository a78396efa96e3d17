import { region } from '../../inputs/common-fields.ts'
import { choice, type Fields } from '../../inputs/field.ts'
import { PROPERTY_ALLOWANCE_CHOICES } from './property-allowance-choice.ts'

export const fields = {
  annualRentalIncome: { kind: 'money', label: 'Annual Rental Income', per: 'year', isMain: true },
  allowableExpenses: { kind: 'money', label: 'Allowable Expenses', per: 'year' },
  mortgageInterest: { kind: 'money', label: 'Annual Mortgage Interest', per: 'year' },
  otherIncome: { kind: 'money', label: 'Other Annual Income', per: 'year' },
  // The specification lists this field, so we accept it, but no calculation uses it.
  isBasicRateTaxpayer: { kind: 'text', label: 'Basic Rate Taxpayer', blank: 'basic' },
  propertyAllowance: choice({
    label: 'Property Allowance',
    options: PROPERTY_ALLOWANCE_CHOICES,
    blank: 'automatic',
    words: { automatic: 'Automatic', claim: 'Claim the allowance', 'opt-out': 'Opt out of the allowance' },
  }),
  region,
} as const satisfies Fields
