import { choice, type Fields } from '../../inputs/field.ts'
import { defaultTaxYear, taxYears } from '../../rates/generated/tax-years.ts'
import { ASSET_TYPES } from '../../rules/capital-gains/asset.ts'

const { starts, ends } = taxYears[defaultTaxYear]
/** The day on which the rates of most assets rose: the form proposes it in the year that it falls in, and the first day in any other. */
const RATES_ROSE = '2024-10-30'
const usualDate = starts <= RATES_ROSE && RATES_ROSE <= ends ? RATES_ROSE : starts

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
  disposalDate: { kind: 'date', label: 'Date of the Sale Contract', first: starts, last: ends, blank: usualDate },
} as const satisfies Fields
