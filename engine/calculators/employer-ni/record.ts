import { roundToPenny } from '../../money/rounding.ts'
import type { Result } from '../../result/result.ts'
import type { Employment } from './calculate.ts'

/** The last field is present only when the allowance is claimed. */
export const OUTPUTS = [
  'employerNIPerEmployee',
  'totalSalaryCost',
  'totalEmployerNI',
  'totalEmploymentCost',
  'employmentCostPerEmployee',
  'employmentAllowanceUsed',
] as const

/** The record as the specification defines it, each amount rounded to the penny separately. */
export const recordOf = (facts: Employment): Result['record'] => ({
  employerNIPerEmployee: roundToPenny(facts.perEmployee.contribution),
  totalSalaryCost: roundToPenny(facts.totalSalaryCost),
  totalEmployerNI: roundToPenny(facts.totalEmployerNI),
  totalEmploymentCost: roundToPenny(facts.totalEmploymentCost),
  employmentCostPerEmployee: roundToPenny(facts.employmentCostPerEmployee),
  ...(facts.inputs.claimEmploymentAllowance && { employmentAllowanceUsed: roundToPenny(facts.allowanceUsed) }),
})
