import { ZERO } from '../../money/decimal.ts'
import type { Assumption } from '../../result/result.ts'
import { isOnScottishBands } from '../../rules/income-tax/bands.ts'
import type { PensionAllowanceRates } from '../../rules/pensions/rates.ts'
import type { PensionAllowance } from './calculate.ts'

export const PENSION_ALLOWANCE_NOTES = [
  'annual-allowance-tapered',
  'annual-allowance-at-minimum',
  'carry-forward-above-allowance',
  'carry-forward-used',
  'charge-due',
  'scheme-may-pay-the-charge',
  'contributions-above-salary',
  'contributions-above-relief-limit',
  'relieved-without-earnings',
  'relief-above-basic-rate-claimed',
  'personal-allowance-tapered',
  'personal-allowance-used-up',
  'personal-allowance-restored',
  'defined-benefit-ignored',
  'defined-benefit-simple-figure',
  'defined-benefit-values-ignored',
  'defined-benefit-value-missing',
  'defined-benefit-increase-ignored',
  'scotland-on-uk-bands',
] as const
export type PensionAllowanceNote = (typeof PENSION_ALLOWANCE_NOTES)[number]

/** What a visitor should know about this result, as codes; the page owns the words. */
export function notesOf(facts: PensionAllowance, rates: PensionAllowanceRates): PensionAllowanceNote[] {
  const { region } = facts.inputs
  const isByBands = facts.taxes.by.method === 'tax-computed' && isOnScottishBands(region, rates)
  return [
    ...notesOnAllowance(facts, rates),
    ...notesOnRelief(facts),
    ...notesOnDefinedBenefit(facts, rates),
    ...(region === 'scotland' && !isByBands ? (['scotland-on-uk-bands'] as const) : []),
  ]
}

function notesOnAllowance(facts: PensionAllowance, { pensions }: PensionAllowanceRates): PensionAllowanceNote[] {
  const { allowance, earlierYears, taxes } = facts
  const notes: PensionAllowanceNote[] = []
  if (allowance.isAtMinimum) notes.push('annual-allowance-at-minimum')
  else if (!allowance.reduction.isZero()) notes.push('annual-allowance-tapered')
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

function notesOnRelief({ inputs, taxes }: PensionAllowance): PensionAllowanceNote[] {
  const { annualSalary, pensionContributions: own } = inputs
  const notes: PensionAllowanceNote[] = []
  if (own.greaterThan(annualSalary)) notes.push('contributions-above-salary')
  if (taxes.by.method === 'slab') return notes

  const { before, after, relievable, furtherRelief } = taxes.by.saved
  if (own.greaterThan(relievable)) notes.push('contributions-above-relief-limit')
  if (relievable.greaterThan(annualSalary)) notes.push('relieved-without-earnings')
  if (!furtherRelief.isZero()) notes.push('relief-above-basic-rate-claimed')
  if (!after.allowance.excess.isZero()) {
    notes.push(after.allowance.allowance.isZero() ? 'personal-allowance-used-up' : 'personal-allowance-tapered')
  }
  if (after.allowance.allowance.greaterThan(before.allowance.allowance)) notes.push('personal-allowance-restored')
  return notes
}

function notesOnDefinedBenefit({ inputs, definedBenefit }: PensionAllowance, { methods }: PensionAllowanceRates): PensionAllowanceNote[] {
  const { dbPensionAnnualIncrease: increase, dbOpeningPension: opening, dbClosingPension: closing } = inputs
  const values = [opening, closing].filter((value) => value !== undefined)
  if (!definedBenefit) return increase.greaterThan(ZERO) || values.length > 0 ? ['defined-benefit-ignored'] : []
  if (definedBenefit.values) return increase.greaterThan(ZERO) ? ['defined-benefit-increase-ignored'] : []
  if (values.length === 0) return ['defined-benefit-simple-figure']
  const isByValues = methods.pensionAllowance.definedBenefitInput.value === 'opening-and-closing'
  return ['defined-benefit-simple-figure', isByValues ? 'defined-benefit-value-missing' : 'defined-benefit-values-ignored']
}

export const ASSUMPTIONS = [
  'salary-is-all-income',
  'gross-contributions',
  'relief-at-source',
  'region',
  'not-flexibly-accessed',
  'member-in-earlier-years',
  'defined-benefit-scheme-contributions-left-out',
  'nothing-else',
] as const

/** What was taken for granted, the most important first. */
export const assumptionsOf = ({ inputs }: PensionAllowance): Assumption[] =>
  ASSUMPTIONS.filter((code) => code !== 'defined-benefit-scheme-contributions-left-out' || inputs.hasDBPension).map((code) => ({
    code,
    alternatives: [],
  }))
