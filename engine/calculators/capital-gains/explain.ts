import { allowanceNotes } from '../../decimal-rules/income-tax/notes.ts'
import { isAboveZero } from '../../money/decimal.ts'
import { assumed } from '../../result/assumptions.ts'
import type { Assumption } from '../../result/result.ts'
import type { ExactRow } from '../../result/rows.ts'
import type { CapitalGainsRates } from '../../rules/capital-gains/rates.ts'
import type { CapitalGain } from './calculate.ts'

/** The rows of the result: the sale price, deductions, and what the seller gains after tax. */
export function rowsOf(sale: CapitalGain): ExactRow[] {
  const { salePrice, purchasePrice, improvementCosts, sellingCosts } = sale.inputs
  return [
    { key: 'salePrice', label: 'Sale Price', value: salePrice },
    { key: 'purchasePrice', label: 'Purchase Price', value: purchasePrice, isDeduction: true },
    { key: 'improvementCosts', label: 'Improvement Costs', value: improvementCosts, isDeduction: true },
    { key: 'sellingCosts', label: 'Selling Costs', value: sellingCosts, isDeduction: true },
    { key: 'gain', label: sale.gain.isNegative() ? 'Capital Loss' : 'Capital Gain', value: sale.gain, isInSum: false },
    { key: 'exemptAmountUsed', label: 'Annual Exempt Amount', value: sale.exemptAmountUsed, isDeduction: true, isInSum: false },
    { key: 'taxableGain', label: 'Taxable Gain', value: sale.taxableGain, isInSum: false },
    { key: 'capitalGainsTax', label: 'Capital Gains Tax', value: sale.capitalGainsTax, isDeduction: true },
    { key: 'gainAfterTax', label: sale.gain.isNegative() ? 'Loss' : 'Gain After Tax', value: sale.gainAfterTax, isTotal: true },
    { key: 'netProceeds', label: 'What You Receive Before Tax', value: sale.netProceeds, isInSum: false },
  ]
}

export const CAPITAL_GAINS_NOTES = [
  'loss',
  'purchase-above-sale-price',
  'within-annual-exempt-amount',
  'gain-in-both-bands',
  'allowance-tapered',
  'allowance-used-up',
  'disposal-date-ignored',
  'report-within-60-days',
] as const
export type CapitalGainsNote = (typeof CAPITAL_GAINS_NOTES)[number]

/** The notes to show with this result, as codes; the page holds their wording. */
export function notesOf(
  { inputs, gain, taxableGain, capitalGainsTax, taxed }: CapitalGain,
  { methods }: CapitalGainsRates,
): CapitalGainsNote[] {
  const notes: CapitalGainsNote[] = []
  if (gain.isNegative()) notes.push('loss')
  if (inputs.purchasePrice.greaterThan(inputs.salePrice)) notes.push('purchase-above-sale-price')
  if (isAboveZero(gain) && taxableGain.isZero()) notes.push('within-annual-exempt-amount')
  if (taxed.method === 'stacked') {
    if (taxed.slices.every(({ amount }) => !amount.isZero())) notes.push('gain-in-both-bands')
    notes.push(...allowanceNotes(taxed.income.allowance))
  }
  if (methods.capitalGains.disposalDate.value === 'ignored') notes.push('disposal-date-ignored')
  if (inputs.assetType === 'residential' && !capitalGainsTax.isZero()) notes.push('report-within-60-days')
  return notes
}

/** What the result assumes, most important first. The date is listed only where it decides the rates. */
export const assumptionsOf = ({ inputs }: CapitalGain, { methods }: CapitalGainsRates): Assumption[] => [
  { code: 'asset-type', field: 'assetType' },
  ...(inputs.assetType === 'other' && methods.capitalGains.disposalDate.value === 'used'
    ? [{ code: 'disposal-date', field: 'disposalDate' }]
    : []),
  ...(inputs.otherIncome.isZero() ? [{ code: 'no-other-income', field: 'otherIncome' }] : assumed('other-income-before-allowance')),
  ...assumed(
    ...(inputs.assetType === 'residential' ? ['no-private-residence-relief'] : []),
    'only-disposal-of-the-year',
    'no-losses',
    'no-business-reliefs',
    'uk-resident',
  ),
]
