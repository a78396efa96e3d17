import { type EmployerCost, employerCost } from '../../decimal-rules/national-insurance/employer-cost.ts'
import type { InputsOf } from '../../inputs/field.ts'
import type { NationalInsuranceRates } from '../../rules/national-insurance/rates.ts'
import type { fields } from './fields.ts'

export type Inputs = InputsOf<typeof fields>

/** The cost of the employees, with the inputs. Pounds a year, unrounded. */
export interface Employment extends EmployerCost {
  readonly inputs: Inputs
}

/**
 * What a number of employees on the same salary cost their employer for a year, with employer’s National Insurance. Pounds a year,
 * unrounded. Expects parsed inputs. Throws `NoRateError` if a rate has no value for the year. SSCBA 1992 ss.9 to 9B; NICA 2014 ss.1 to 4.
 */
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
