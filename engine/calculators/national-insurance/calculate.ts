import type { InputsOf } from '../../inputs/field.ts'
import { type Decimal, MONTHS_IN_A_YEAR, ZERO } from '../../money/decimal.ts'
import { class1Employee, class1Employer } from '../../rules/national-insurance/class-1.ts'
import type { Contribution } from '../../rules/national-insurance/contribution.ts'
import type { NationalInsuranceRates } from '../../rules/national-insurance/rates.ts'
import { type SelfEmployedContributions, selfEmployedContributions } from '../../rules/self-employment/contributions.ts'
import type { fields } from './fields.ts'

export type Inputs = InputsOf<typeof fields>

/** The National Insurance on a year’s earnings, split by who pays it. Pounds a year, unrounded. */
interface Amounts {
  readonly earnings: Decimal
  readonly employeeNI: Decimal
  readonly employerNI: Decimal
  readonly totalNI: Decimal
  readonly monthlyEmployeeNI: Decimal
}

/** The Class 1 contributions of an employee and the employer. */
export interface EmployeeInsurance extends Amounts {
  readonly employmentType: 'employee'
  readonly employee: Contribution
  readonly employer: Contribution
}

/** The Class 2 and Class 4 contributions of a self-employed person. */
export interface SelfEmployedInsurance extends Amounts {
  readonly employmentType: 'self-employed'
  readonly contributions: SelfEmployedContributions
}

export type Insurance = EmployeeInsurance | SelfEmployedInsurance

/**
 * National Insurance on a year’s earnings: Class 1 for an employee and the employer, or Class 4 and Class 2 for a self-employed person.
 * Pounds a year, unrounded. Expects parsed inputs. Throws `NoRateError` if a rate has no value for the year. SSCBA 1992 ss.8, 9, 11 and 15.
 */
export function calculate({ earnings, employmentType }: Inputs, rates: NationalInsuranceRates): Insurance {
  if (employmentType === 'self-employed') {
    const contributions = selfEmployedContributions(earnings, rates)
    return { employmentType, contributions, ...amountsOf(earnings, contributions.total, ZERO) }
  }
  const employee = class1Employee(earnings, rates)
  const employer = class1Employer(earnings, rates)
  return { employmentType, employee, employer, ...amountsOf(earnings, employee.contribution, employer.contribution) }
}

const amountsOf = (earnings: Decimal, employeeNI: Decimal, employerNI: Decimal): Amounts => ({
  earnings,
  employeeNI,
  employerNI,
  totalNI: employeeNI.plus(employerNI),
  monthlyEmployeeNI: employeeNI.dividedBy(MONTHS_IN_A_YEAR),
})
