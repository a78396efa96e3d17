import type { InputsOf } from '../../inputs/field.ts'
import { type EmployerCost, employerCost } from '../../rules/national-insurance/employer-cost.ts'
import type { NationalInsuranceRates } from '../../rules/national-insurance/rates.ts'
import type { fields } from './fields.ts'

export type Inputs = InputsOf<typeof fields>

export interface Employment extends EmployerCost {
  readonly inputs: Inputs
}

/** What the form’s employees cost their employer for a year. */
export function calculate(inputs: Inputs, rates: NationalInsuranceRates): Employment {
  const { employeeSalary, numberOfEmployees, claimEmploymentAllowance, employeeCategory } = inputs
  const workforce = {
    salary: employeeSalary,
    numberOfEmployees,
    category: employeeCategory,
    claimsEmploymentAllowance: claimEmploymentAllowance,
  }
  return { inputs, ...employerCost(workforce, rates) }
}
