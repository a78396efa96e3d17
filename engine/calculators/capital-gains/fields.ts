import { choice, dateInTaxYear, type Fields } from '../../inputs/field.ts'
import { taxYears } from '../../rates/generated/tax-years.ts'
import type { TaxYear } from '../../rates/rates-at.ts'
import { ASSET_TYPES } from '../../rules/capital-gains/asset.ts'

/** The specification has a day of its own for 2024/25, when rates changed. In any other year, they are the same on every day. */
const BLANK_DATES: Partial<Record<TaxYear, string>> = { '2024-25': '2024-10-30' }

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
  disposalDate: dateInTaxYear('Date of the Sale Contract', (taxYear) => BLANK_DATES[taxYear] ?? taxYears[taxYear].starts),
} as const satisfies Fields
