import { dayOfNewGainRates } from '../../inputs/day-of-gain-rates.ts'
import { choice, type Fields } from '../../inputs/field.ts'
import { dayOfTaxYear } from '../../inputs/fields-in-year.ts'
import { taxYears } from '../../rates/generated/tax-years.ts'

export const fields = {
  salePrice: { kind: 'money', label: 'Sale Price', isMain: true, unless: 'knownGain' },
  purchasePrice: { kind: 'money', label: 'Purchase Price', isMain: true, unless: 'knownGain' },
  improvementCosts: { kind: 'money', label: 'Improvement Costs' },
  sellingCosts: { kind: 'money', label: 'Selling Costs' },
  knownGain: { kind: 'money', label: 'Known Gain', blank: 'unknown', isRare: true },
  assetType: choice({
    label: 'Asset Type',
    options: ['residential', 'other'],
    blank: 'other',
    words: { residential: 'Residential property', other: 'Other assets' },
  }),
  otherIncome: { kind: 'money', label: 'Other Annual Income', per: 'year' },
  disposalDate: dayOfTaxYear({
    label: 'Date of the Sale Contract',
    usual: (taxYear) => dayOfNewGainRates(taxYear) ?? taxYears[taxYear].starts,
  }),
} as const satisfies Fields
