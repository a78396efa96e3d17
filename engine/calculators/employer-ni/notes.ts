import { apprenticeshipLevy } from '../../decimal-rules/national-insurance/apprenticeship-levy.ts'
import { isEnrolled } from '../../decimal-rules/pensions/automatic-enrolment.ts'
import { isAboveZero, ONE } from '../../money/decimal.ts'
import { assumed } from '../../result/assumptions.ts'
import type { Assumption } from '../../result/result.ts'
import type { NationalInsuranceRates } from '../../rules/national-insurance/rates.ts'
import type { Employment } from './calculate.ts'
import type { PageRates } from './left-out.ts'

export const EMPLOYER_NI_NOTES = [
  'below-threshold',
  'allowance-needs-low-contributions-last-year',
  'allowance-not-for-a-sole-director',
  'allowance-limit-passed-this-year',
  'allowance-not-all-used',
  'apprentice-on-a-statutory-scheme',
  'veteran-first-year-only',
  'full-rate-above-upper-threshold',
] as const
export type EmployerNiNote = (typeof EMPLOYER_NI_NOTES)[number]

/** The notes to show with this result, as codes; the page holds their wording. */
export function notesOf({ inputs, perEmployee, liability, allowanceUsed }: Employment, { nationalInsurance }: NationalInsuranceRates) {
  const { employeeSalary, numberOfEmployees, claimEmploymentAllowance, employeeCategory } = inputs
  const { amount, liabilityLimit } = nationalInsurance.employmentAllowance
  const isDue = !perEmployee.contribution.isZero()
  const notes: EmployerNiNote[] = []
  if (!isDue && !employeeSalary.isZero()) notes.push('below-threshold')
  if (claimEmploymentAllowance) {
    // The form cannot check these conditions of NICA 2014 s.2: last year’s contributions, and whether the only employee is a director.
    notes.push('allowance-needs-low-contributions-last-year')
    if (numberOfEmployees.equals(ONE)) notes.push('allowance-not-for-a-sole-director')
    if (liability.greaterThanOrEqualTo(liabilityLimit.value)) notes.push('allowance-limit-passed-this-year')
    if (allowanceUsed.lessThan(amount.value)) notes.push('allowance-not-all-used')
  }
  if (employeeCategory === 'apprentice-under-25') notes.push('apprentice-on-a-statutory-scheme')
  if (employeeCategory === 'veteran') notes.push('veteran-first-year-only')
  if (employeeCategory !== 'standard' && isDue) notes.push('full-rate-above-upper-threshold')
  return notes
}

/** What the result assumes, most important first. */
export const assumptionsOf = ({ inputs, totalSalaryCost }: Employment, rates: PageRates): Assumption[] => [
  ...(inputs.claimEmploymentAllowance ? [] : [{ code: 'allowance-not-claimed', field: 'claimEmploymentAllowance' }]),
  ...(inputs.employeeCategory === 'standard' ? [{ code: 'category-a', field: 'employeeCategory' }] : []),
  ...assumed(
    ...(isEnrolled(inputs.employeeSalary, rates) ? ['no-workplace-pension'] : []),
    ...(isAboveZero(apprenticeshipLevy(totalSalaryCost, rates)) ? ['no-apprenticeship-levy'] : []),
    'annual-national-insurance',
    ...(inputs.numberOfEmployees.equals(ONE) ? [] : ['same-salary']),
    'nothing-else',
  ),
]
