import { roundToPenny } from '../../money/rounding.ts'
import type { Result } from '../../result/result.ts'
import type { Insurance } from './calculate.ts'

/** The last two fields are present only for the self-employed. */
export const OUTPUTS = [
  'earnings',
  'employeeNI',
  'employerNI',
  'totalNI',
  'employmentType',
  'monthlyEmployeeNI',
  'class4NI',
  'class2NI',
] as const

/** The record as the specification defines it, each amount rounded to the penny separately. */
export const recordOf = (facts: Insurance): Result['record'] => ({
  earnings: roundToPenny(facts.earnings),
  employeeNI: roundToPenny(facts.employeeNI),
  employerNI: roundToPenny(facts.employerNI),
  totalNI: roundToPenny(facts.totalNI),
  employmentType: facts.employmentType,
  monthlyEmployeeNI: roundToPenny(facts.monthlyEmployeeNI),
  ...(facts.employmentType === 'self-employed' && {
    class4NI: roundToPenny(facts.contributions.class4.contribution),
    class2NI: roundToPenny(facts.contributions.class2),
  }),
})
