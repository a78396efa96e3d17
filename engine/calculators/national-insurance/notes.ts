import { assumed } from '../../result/assumptions.ts'
import type { Assumption } from '../../result/result.ts'
import { CLASS_2_NOTES, class2Notes } from '../../rules/self-employment/notes.ts'
import type { Insurance } from './calculate.ts'

export const NATIONAL_INSURANCE_NOTES = ['below-threshold', 'employer-pays-its-own', ...CLASS_2_NOTES] as const
export type NationalInsuranceNote = (typeof NATIONAL_INSURANCE_NOTES)[number]

/** The notes to show with this result, as codes; the page holds their wording. */
export function notesOf(facts: Insurance): NationalInsuranceNote[] {
  if (facts.earnings.isZero()) return []
  const notes: NationalInsuranceNote[] = []
  if (facts.employeeNI.isZero()) notes.push('below-threshold')
  if (!facts.employerNI.isZero()) notes.push('employer-pays-its-own')
  if (facts.employmentType === 'self-employed') notes.push(...class2Notes(facts.contributions))
  return notes
}

/** What the result assumes, most important first. */
export const assumptionsOf = (facts: Insurance): Assumption[] => [
  { code: 'employment-type', field: 'employmentType' },
  ...(facts.employmentType === 'employee'
    ? assumed('annual-national-insurance', 'one-job', 'category-a', 'no-benefits-in-kind')
    : assumed(
        'no-other-work',
        'below-pension-age',
        'profit-after-expenses',
        ...(facts.contributions.class2Standing === 'voluntary' ? ['no-voluntary-class2'] : []),
      )),
]
