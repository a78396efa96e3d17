import { figure, NIL } from '../../formula/amount.ts'
import { type Assumed, assumedWhere, type Noted } from '../../formula/answer.ts'
import { all, any, isAbove, isEqual, not } from '../../formula/condition.ts'
import { assumed } from '../../result/assumptions.ts'
import { scotlandNote } from '../../rules/income-tax/notes.ts'
import { type ReliefNote, reliefNotes, type TaperNote, taperNotes } from '../../rules/pensions/notes.ts'
import type { PensionAllowanceRates } from '../../rules/pensions/rates.ts'
import { isValuedByGrowth } from './defined-benefit.ts'
import { isSacrificeAdded, type PensionAllowance } from './pension-allowance.ts'

type PensionAllowanceNote =
  | TaperNote
  | 'salary-sacrifice-not-added'
  | 'salary-sacrifice-above-employer-contributions'
  | 'carry-forward-above-allowance'
  | 'carry-forward-used'
  | 'charge-due'
  | 'scheme-may-pay-the-charge'
  | 'contributions-above-salary'
  | 'contributions-above-relief-limit'
  | 'relieved-without-earnings'
  | ReliefNote
  | 'defined-benefit-ignored'
  | 'defined-benefit-simple-figure'
  | 'defined-benefit-values-ignored'
  | 'defined-benefit-value-missing'
  | 'defined-benefit-increase-ignored'
  | 'scotland-on-uk-bands'

type Notes = Noted<PensionAllowanceNote>[]

/** The notes to show with this result, as codes; the page holds their wording. */
export const notesOf = (facts: PensionAllowance, rates: PensionAllowanceRates): Notes => [
  ...notesOnAllowance(facts, rates),
  ...notesOnSacrifice(facts, rates),
  ...notesOnRelief(facts, rates),
  ...notesOnDefinedBenefit(facts, rates),
  scotlandNote(facts.asked.region, rates, facts.taxes.saved !== undefined),
]

function notesOnAllowance(
  { annual, earlierYears, taxes, totalContributions }: PensionAllowance,
  { pensions }: PensionAllowanceRates,
): Notes {
  const isAboveSchemePays = isAbove(taxes.charge, figure(pensions.schemePaysThreshold))
  return [
    ...taperNotes(annual),
    ['carry-forward-above-allowance', any(...earlierYears.map(({ unused, allowance }) => isAbove(unused, figure(allowance))))],
    ['carry-forward-used', any(...earlierYears.map(({ used }) => isAbove(used, NIL)))],
    ['charge-due', isAbove(taxes.charge, NIL)],
    ['scheme-may-pay-the-charge', all(isAboveSchemePays, isAbove(totalContributions, figure(pensions.annualAllowance)))],
  ]
}

/**
 * Notes for pay given up that the rule set ignores, or that is more than the employer’s contributions. It should be part of those
 * contributions, unless it went into a defined benefit.
 */
function notesOnSacrifice({ asked }: PensionAllowance, rates: PensionAllowanceRates): Notes {
  const { salarySacrifice, employerContributions, hasDBPension } = asked
  if (!isSacrificeAdded(rates)) return [['salary-sacrifice-not-added', isAbove(salarySacrifice, NIL)]]
  return hasDBPension ? [] : [['salary-sacrifice-above-employer-contributions', isAbove(salarySacrifice, employerContributions)]]
}

function notesOnRelief({ asked, taxes: { relievable, saved } }: PensionAllowance, rates: PensionAllowanceRates): Notes {
  const { annualSalary, pensionContributions: own } = asked
  const aboveSalary: Notes = [['contributions-above-salary', isAbove(own, annualSalary)]]
  if (!saved) return aboveSalary
  return [
    ...aboveSalary,
    ['contributions-above-relief-limit', isAbove(own, relievable)],
    ['relieved-without-earnings', isAbove(relievable, annualSalary)],
    ...reliefNotes(saved, rates),
  ]
}

function notesOnDefinedBenefit({ asked }: PensionAllowance, rates: PensionAllowanceRates): Notes {
  const hasIncrease = isAbove(asked.dbPensionAnnualIncrease, NIL)
  const known = [asked.dbOpeningPension, asked.dbClosingPension].filter((value) => value !== undefined)
  if (!asked.hasDBPension) return known.length > 0 ? ['defined-benefit-ignored'] : [['defined-benefit-ignored', hasIncrease]]
  if (known.length === 0) return ['defined-benefit-simple-figure']
  if (!isValuedByGrowth(rates)) return ['defined-benefit-simple-figure', 'defined-benefit-values-ignored']
  if (known.length === 1) return ['defined-benefit-simple-figure', 'defined-benefit-value-missing']
  return [['defined-benefit-increase-ignored', hasIncrease]]
}

/** What the result assumes, most important first. */
export function assumptionsOf({ asked, earlierYears }: PensionAllowance, rates: PensionAllowanceRates): Assumed[] {
  const isNothingCarried = all(...earlierYears.map(({ unused }) => isEqual(unused, NIL)))
  const isSacrificeOpen = all(isEqual(asked.salarySacrifice, NIL), isAbove(asked.employerContributions, NIL))
  const isNetPayToppedUp = rates.methods.pensions.netPayLowEarners.value === 'paid-by-hmrc'
  return [
    { code: 'region', field: 'region' },
    { code: 'tax-year', field: 'taxYear' },
    [{ code: 'nothing-carried-forward', field: 'carryForward2021' }, isNothingCarried],
    ...(isSacrificeAdded(rates) ? [[{ code: 'no-pay-given-up', field: 'salarySacrifice' }, isSacrificeOpen] as const] : []),
    ...assumed(
      isNetPayToppedUp ? 'relief-at-source' : 'relief-at-source-no-top-up',
      'gross-contributions',
      'salary-is-all-income',
      'not-flexibly-accessed',
    ),
    ...assumedWhere(not(isNothingCarried), 'member-in-earlier-years'),
    ...assumed(...(asked.hasDBPension ? ['defined-benefit-scheme-contributions-left-out'] : []), 'nothing-else'),
  ]
}
