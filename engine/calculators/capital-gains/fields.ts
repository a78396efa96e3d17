import { dayOfNewGainRates } from '../../inputs/day-of-gain-rates.ts'
import { dayOfTaxYear } from '../../inputs/fields-in-year.ts'
import { choice, money } from '../../inputs/kinds.ts'
import { taxYears } from '../../rates/generated/tax-years.ts'

export const fields = {
  salePrice: money({ label: 'Sale Price', isMain: true, unless: 'knownGain' }),
  purchasePrice: money({ label: 'Purchase Price', isMain: true, unless: 'knownGain' }),
  improvementCosts: money({ label: 'Improvement Costs' }),
  sellingCosts: money({ label: 'Selling Costs' }),
  knownGain: money({ label: 'Known gain', blank: 'unknown', isRare: true }),
  assetType: choice({
    label: 'Asset Type',
    options: ['residential', 'other'],
    blank: 'other',
    words: { residential: 'Residential property', other: 'Other assets' },
  }),
  otherIncome: money({ label: 'Other Annual Income', per: 'year' }),
  disposalDate: dayOfTaxYear({
    label: 'Date of the sale contract',
    usual: (taxYear) => dayOfNewGainRates(taxYear) ?? taxYears[taxYear].starts,
  }),
}
