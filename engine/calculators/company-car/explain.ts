import { allowanceNotes, scotlandNotes } from '../../decimal-rules/income-tax/notes.ts'
import { assumed } from '../../result/assumptions.ts'
import type { Assumption } from '../../result/result.ts'
import type { ExactRow } from '../../result/rows.ts'
import type { CompanyCarRates } from '../../rules/company-cars/rates.ts'
import type { CompanyCar } from './calculate.ts'

/** The rows of the result: the car’s price, the benefit, and what it costs the driver in the year. */
export const rowsOf = (car: CompanyCar): ExactRow[] => [
  { key: 'carListPrice', label: 'List Price (P11D)', value: car.inputs.carListPrice, isInSum: false },
  { key: 'adjustedP11DValue', label: 'List Price After Contribution', value: car.adjustedP11DValue, isInSum: false },
  { key: 'annualBIKValue', label: 'Taxable Benefit for the Year', value: car.annualBIKValue, isInSum: false },
  { key: 'monthlyBIKValue', label: 'Taxable Benefit per Month', value: car.monthlyBIKValue, isInSum: false },
  { key: 'annualTaxLiability', label: 'Tax on the Car for the Year', value: car.annualTaxLiability },
  { key: 'monthlyTaxLiability', label: 'Tax on the Car per Month', value: car.monthlyTaxLiability, isInSum: false },
  { key: 'effectivePersonalContribution', label: 'Contribution That Counts', value: car.effectivePersonalContribution },
  { key: 'totalAnnualCost', label: 'Total Cost for the Year', value: car.totalAnnualCost, isTotal: true },
]

export const COMPANY_CAR_NOTES = [
  'contribution-capped',
  'contribution-above-list-price',
  'contribution-paid-once',
  'emissions-ignored',
  'range-ignored',
  'range-unknown',
  'engine-size-ignored',
  'emissions-unknown',
  'by-engine-size',
  'diesel-supplement',
  'percentage-capped',
  'real-driving-emissions-ignored',
  'benefit-within-allowance',
  'allowance-tapered',
  'allowance-used-up',
  'scotland-on-uk-bands',
] as const
export type CompanyCarNote = (typeof COMPANY_CAR_NOTES)[number]

/** The notes to show with this result, as codes; the page holds their wording. */
export const notesOf = (car: CompanyCar, rates: CompanyCarRates): CompanyCarNote[] => [
  ...contributionNotes(car),
  ...percentageNotes(car),
  ...taxNotes(car, rates),
]

function contributionNotes({ inputs, effectivePersonalContribution }: CompanyCar): CompanyCarNote[] {
  const { personalContribution, carListPrice } = inputs
  const notes: CompanyCarNote[] = []
  if (personalContribution.greaterThan(effectivePersonalContribution)) notes.push('contribution-capped')
  if (personalContribution.greaterThan(carListPrice)) notes.push('contribution-above-list-price')
  if (!personalContribution.isZero()) notes.push('contribution-paid-once')
  return notes
}

function percentageNotes({ inputs, percentage }: CompanyCar): CompanyCarNote[] {
  const { fuelType, co2Emissions, electricRange, engineSize, meetsRDE2 } = inputs
  const { by, supplement, isCapped } = percentage
  const notes: CompanyCarNote[] = []
  if (fuelType === 'electric' && co2Emissions !== undefined) notes.push('emissions-ignored')
  if (electricRange !== undefined && by !== 'electric-range') notes.push('range-ignored')
  if (electricRange === undefined && by === 'electric-range') notes.push('range-unknown')
  if (engineSize !== undefined && by !== 'engine-size') notes.push('engine-size-ignored')
  if (by === 'nothing-known') notes.push('emissions-unknown')
  if (by === 'engine-size') notes.push('by-engine-size')
  if (supplement) notes.push('diesel-supplement')
  if (isCapped) notes.push('percentage-capped')
  if (meetsRDE2 && (fuelType !== 'diesel' || supplement)) notes.push('real-driving-emissions-ignored')
  return notes
}

function taxNotes({ inputs, annualBIKValue, annualTaxLiability, benefitTax }: CompanyCar, rates: CompanyCarRates): CompanyCarNote[] {
  const { added } = benefitTax
  const notes: CompanyCarNote[] = []
  if (!annualBIKValue.isZero() && annualTaxLiability.isZero()) notes.push('benefit-within-allowance')
  if (added) notes.push(...allowanceNotes(added.after.allowance))
  return [...notes, ...scotlandNotes(inputs.region, rates, added !== undefined)]
}

/** What the result assumes, most important first. The diesel standard is listed for diesel cars only. */
export const assumptionsOf = ({ inputs }: CompanyCar): Assumption[] => [
  { code: 'region', field: 'region' },
  { code: 'tax-year', field: 'taxYear' },
  ...(inputs.fuelType === 'diesel' ? [{ code: 'diesel-standard', field: 'meetsRDE2' }] : []),
  ...assumed(
    'no-other-income',
    ...(inputs.fuelType === 'electric' ? [] : ['no-private-fuel']),
    'own-tax-alone',
    'available-all-year',
    ...(inputs.personalContribution.isZero() ? [] : ['contribution-to-the-price']),
    'no-payments-for-private-use',
    'no-salary-sacrifice',
  ),
]
