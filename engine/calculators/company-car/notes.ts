import { NIL } from '../../formula/amount.ts'
import type { Noted } from '../../formula/answer.ts'
import type { AskedOf } from '../../formula/asked.ts'
import { all, isAbove, isEqual, not } from '../../formula/condition.ts'
import { allowanceNotes, scotlandNote } from '../../rules/income-tax/notes.ts'
import { isRde2Exempt } from './appropriate-percentage.ts'
import type { BenefitTax } from './benefit-tax.ts'
import type { CarBenefit } from './car-benefit.ts'
import type { fields } from './fields.ts'
import type { CompanyCarRates } from './rates.ts'

type CompanyCarNote =
  | 'contribution-capped'
  | 'contribution-above-list-price'
  | 'contribution-paid-once'
  | 'emissions-ignored'
  | 'low-emission-assumed'
  | 'range-ignored'
  | 'range-unknown'
  | 'part-mile-ignored'
  | 'engine-size-ignored'
  | 'emissions-unknown'
  | 'by-engine-size'
  | 'diesel-supplement'
  | 'diesel-supplement-on-all'
  | 'percentage-capped'
  | 'real-driving-emissions-ignored'
  | 'counted-as-one-gram'
  | 'easement-ignored'
  | 'benefit-within-allowance'
  | 'allowance-tapered'
  | 'allowance-used-up'
  | 'scotland-on-uk-bands'
type Notes = readonly Noted<CompanyCarNote>[]
type Asked = AskedOf<typeof fields>

/** The notes to show with this result, as codes; the page has the words. */
export const companyCarNotes = (asked: Asked, benefit: CarBenefit, taxed: BenefitTax, rates: CompanyCarRates): Notes => [
  ...contributionNotes(asked, benefit),
  ...percentageNotes(asked, benefit, rates),
  ...taxNotes(asked, benefit, taxed, rates),
]

const contributionNotes = ({ personalContribution, carListPrice }: Asked, { effectivePersonalContribution }: CarBenefit): Notes => [
  ['contribution-capped', isAbove(personalContribution, effectivePersonalContribution)],
  ['contribution-above-list-price', isAbove(personalContribution, carListPrice)],
  ['contribution-paid-once', isAbove(personalContribution, NIL)],
]

function percentageNotes(
  { fuelType, co2Emissions, electricRange, engineSize, meetsRDE2, plugInEasement }: Asked,
  { percentage }: CarBenefit,
  { methods }: CompanyCarRates,
): Notes {
  const {
    isByRange,
    isByEngineSize,
    isByNeither,
    isLowEmissionAssumed,
    hasSupplement,
    isRaisedBySupplement,
    isCountedAsOneGram,
    isCapped,
  } = percentage
  const notes: Noted<CompanyCarNote>[] = []
  if (fuelType === 'electric' && co2Emissions) notes.push('emissions-ignored')
  if (isLowEmissionAssumed) notes.push('low-emission-assumed')
  notes.push(electricRange ? ['range-ignored', not(isByRange)] : ['range-unknown', isByRange])
  if (electricRange && methods.companyCars.rangeRounding.value === 'down')
    notes.push(['part-mile-ignored', all(isByRange, isAbove(electricRange, electricRange.rounded('down-to-a-whole-number')))])
  if (engineSize) notes.push(['engine-size-ignored', not(isByEngineSize)])
  notes.push(['emissions-unknown', isByNeither], ['by-engine-size', isByEngineSize])
  notes.push([isRde2Exempt({ methods }) ? 'diesel-supplement' : 'diesel-supplement-on-all', isRaisedBySupplement])
  notes.push(['percentage-capped', isCapped])
  if (meetsRDE2 && (fuelType !== 'diesel' || hasSupplement)) notes.push('real-driving-emissions-ignored')
  if (plugInEasement) notes.push(['counted-as-one-gram', isCountedAsOneGram], ['easement-ignored', not(isCountedAsOneGram)])
  return notes
}

const taxNotes = ({ region }: Asked, { annualBIKValue }: CarBenefit, { tax, added }: BenefitTax, rates: CompanyCarRates): Notes => [
  ['benefit-within-allowance', all(isAbove(annualBIKValue, NIL), isEqual(tax, NIL))],
  ...(added ? allowanceNotes(added.after, rates) : []),
  scotlandNote(region, rates, added !== undefined),
]
