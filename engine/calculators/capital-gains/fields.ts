import { choice, type Fields } from '../../inputs/field.ts'
import { dayOfTaxYear } from '../../inputs/fields-in-year.ts'
import { ASSET_TYPES } from '../../rules/capital-gains/asset.ts'

export const fields = {
  salePrice: { kind: 'money', label: 'Sale Price' },
  purchasePrice: { kind: 'money', label: 'Purchase Price' },
  improvementCosts: { kind: 'money', label: 'Improvement Costs' },
  sellingCosts: { kind: 'money', label: 'Selling Costs' },
  assetType: choice({
    label: 'Asset Type',
    options: ASSET_TYPES,
    blank: 'other',
    words: { residential: 'Residential property', other: 'Other assets' },
  }),
  otherIncome: { kind: 'money', label: 'Other Annual Income' },
  // The day on which the rates of most assets rose.
  disposalDate: dayOfTaxYear({ label: 'Date of the Sale Contract', usual: '2024-10-30' }),
} as const satisfies Fields
