import { scotlandNotes } from '../../decimal-rules/income-tax/notes.ts'
import { RELIEF_NOTES, reliefNotes, TAPER_NOTES, taperNotes } from '../../decimal-rules/pensions/notes.ts'
import { isAboveZero } from '../../money/decimal.ts'
import { assumed } from '../../result/assumptions.ts'
import type { Assumption } from '../../result/result.ts'
import type { PensionAllowanceRates } from '../../rules/pensions/rates.ts'
import type { PensionAllowance } from './calculate.ts'

export const PENSION_ALLOWANCE_NOTES = [
  ...TAPER_NOTES,
  'salary-sacrifice-not-added',
  'salary-sacrifice-above-employer-contributions',
  'carry-forward-above-allowance',
  'carry-forward-used',
  'charge-due',
  'scheme-may-pay-the-charge',
  'contributions-above-salary',
  'contributions-above-relief-limit',
  'relieved-without-earnings',
  ...RELIEF_NOTES,
  'defined-benefit-ignored',
  'defined-benefit-simple-figure',
  'defined-benefit-values-ignored',
  'defined-benefit-value-missing',
  'defined-benefit-increase-ignored',
  'scotland-on-uk-bands',
] as const
export type PensionAllowanceNote = (typeof PENSION_ALLOWANCE_NOTES)[number]

/** The notes to show with this result, as codes; the page holds their wording. */
export function notesOf(facts: PensionAllowance, rates: PensionAllowanceRates): PensionAllowanceNote[] {
  return [
    ...notesOnAllowance(facts, rates),
    ...notesOnSacrifice(facts),
    ...notesOnRelief(facts),
    ...notesOnDefinedBenefit(facts, rates),
    ...scotlandNotes(facts.inputs.region, rates, facts.taxes.by.method === 'tax-computed'),
  ]
}

function notesOnAllowance(facts: PensionAllowance, { pensions }: PensionAllowanceRates): PensionAllowanceNote[] {
  const { allowance, earlierYears, taxes } = facts
  const notes: PensionAllowanceNote[] = taperNotes(allowance)
  if (earlierYears.some((year) => year.unused.greaterThan(year.allowance.value))) notes.push('carry-forward-above-allowance')
  if (earlierYears.some(({ used }) => !used.isZero())) notes.push('carry-forward-used')
  if (!taxes.charge.isZero()) notes.push('charge-due')
  if (
    taxes.charge.greaterThan(pensions.schemePaysThreshold.value) &&
    facts.totalContributions.greaterThan(pensions.annualAllowance.value)
  ) {
    notes.push('scheme-may-pay-the-charge')
  }
  return notes
}

/**
 * Notes for pay given up that the rule set ignores, or that is more than the employer’s contributions. It should be part of those
 * contributions, unless it went into a defined benefit.
 */
function notesOnSacrifice({ inputs, salarySacrifice, definedBenefit }: PensionAllowance): PensionAllowanceNote[] {
  if (!salarySacrifice.equals(inputs.salarySacrifice)) return ['salary-sacrifice-not-added']
  const isMore = !definedBenefit && salarySacrifice.greaterThan(inputs.employerContributions)
  return isMore ? ['salary-sacrifice-above-employer-contributions'] : []
}

function notesOnRelief({ inputs, taxes }: PensionAllowance): PensionAllowanceNote[] {
  const { annualSalary, pensionContributions: own } = inputs
  const notes: PensionAllowanceNote[] = []
  if (own.greaterThan(annualSalary)) notes.push('contributions-above-salary')
  if (taxes.by.method === 'slab') return notes

  const { relievable } = taxes.by.saved
  if (own.greaterThan(relievable)) notes.push('contributions-above-relief-limit')
  if (relievable.greaterThan(annualSalary)) notes.push('relieved-without-earnings')
  return [...notes, ...reliefNotes(taxes.by.saved)]
}

function notesOnDefinedBenefit({ inputs, definedBenefit }: PensionAllowance, { methods }: PensionAllowanceRates): PensionAllowanceNote[] {
  const { dbPensionAnnualIncrease: increase, dbOpeningPension: opening, dbClosingPension: closing } = inputs
  const values = [opening, closing].filter((value) => value !== undefined)
  if (!definedBenefit) return isAboveZero(increase) || values.length > 0 ? ['defined-benefit-ignored'] : []
  if (definedBenefit.values) return isAboveZero(increase) ? ['defined-benefit-increase-ignored'] : []
  if (values.length === 0) return ['defined-benefit-simple-figure']
  const isByValues = methods.pensionAllowance.definedBenefitInput.value === 'opening-and-closing'
  return ['defined-benefit-simple-figure', isByValues ? 'defined-benefit-value-missing' : 'defined-benefit-values-ignored']
}

/** What the result assumes, most important first. */
export const assumptionsOf = ({ inputs }: PensionAllowance, { methods }: PensionAllowanceRates): Assumption[] => {
  const isNetPayToppedUp = methods.pensions.netPayLowEarners.value === 'paid-by-hmrc'
  const isAdded = methods.pensionAllowance.thresholdIncome.value === 'salary-sacrifice-added'
  const isSacrificeOpen = isAdded && inputs.salarySacrifice.isZero() && isAboveZero(inputs.employerContributions)
  const isNothingCarried = [inputs.carryForward2021, inputs.carryForward2022, inputs.carryForward2023].every((year) => year.isZero())
  return [
    { code: 'region', field: 'region' },
    { code: 'tax-year', field: 'taxYear' },
    ...(isNothingCarried ? [{ code: 'nothing-carried-forward', field: 'carryForward2021' }] : []),
    ...(isSacrificeOpen ? [{ code: 'no-pay-given-up', field: 'salarySacrifice' }] : []),
    ...assumed(
      isNetPayToppedUp ? 'relief-at-source' : 'relief-at-source-no-top-up',
      'gross-contributions',
      'salary-is-all-income',
      'not-flexibly-accessed',
      ...(isNothingCarried ? [] : ['member-in-earlier-years']),
      ...(inputs.hasDBPension ? ['defined-benefit-scheme-contributions-left-out'] : []),
      'nothing-else',
    ),
  ]
}
