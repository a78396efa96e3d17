import { allowanceNotes, scotlandNotes } from '../../decimal-rules/income-tax/notes.ts'
import { class1Employee } from '../../decimal-rules/national-insurance/class-1.ts'
import { MONTHS_IN_A_YEAR } from '../../money/decimal.ts'
import { assumed } from '../../result/assumptions.ts'
import type { Assumption } from '../../result/result.ts'
import type { PartYear, PartYearRates } from './calculate.ts'

export const PART_YEAR_NOTES = [
  'pay-as-you-earn-may-be-refunded',
  'national-insurance-without-income-tax',
  'differs-from-annual-thresholds',
  'allowance-tapered',
  'allowance-used-up',
  'scotland-on-uk-bands',
  'contribution-above-annual-allowance',
] as const
export type PartYearNote = (typeof PART_YEAR_NOTES)[number]

/** The notes to show with this result, as codes; the page holds their wording. */
export function partYearNotes(
  { facts, pay, incomeTax, nationalInsurance, aboveAllowance }: PartYear,
  rates: PartYearRates,
): PartYearNote[] {
  const { allowance } = incomeTax.allowance
  const isWholeYear = facts.monthsWorked.equals(MONTHS_IN_A_YEAR)
  // Payroll gives a twelfth of the allowance each month, so it takes more than the year’s tax from pay above those twelfths.
  const isAboveAllowanceSoFar = pay.times(MONTHS_IN_A_YEAR).greaterThan(allowance.times(facts.monthsWorked))
  const notes: PartYearNote[] = []
  if (!isWholeYear && isAboveAllowanceSoFar) notes.push('pay-as-you-earn-may-be-refunded')
  if (incomeTax.tax.isZero() && !nationalInsurance.contribution.isZero()) notes.push('national-insurance-without-income-tax')
  if (isWholeYear && !class1Employee(pay, rates).contribution.equals(nationalInsurance.contribution)) {
    notes.push('differs-from-annual-thresholds')
  }
  const above = aboveAllowance ? (['contribution-above-annual-allowance'] as const) : []
  return [...notes, ...allowanceNotes(incomeTax.allowance), ...scotlandNotes(facts.region, rates), ...above]
}

/** What the result assumes, most important first. */
export const partYearAssumptions = ({ pension, facts }: PartYear): Assumption[] => [
  { code: 'region', field: 'region' },
  ...(facts.monthsWorked.equals(MONTHS_IN_A_YEAR) ? [{ code: 'full-year', field: 'monthsWorked' }] : []),
  ...assumed(
    ...(pension.isZero() ? [] : ['salary-sacrifice']),
    'same-pay-each-month',
    'nothing-else-earned',
    'no-student-loan',
    'category-a',
    'nothing-else',
  ),
]
