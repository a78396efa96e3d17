import type { InputsOf } from '../../inputs/field.ts'
import { type Decimal, MONTHS_IN_A_YEAR, ZERO } from '../../money/decimal.ts'
import { class1Employee, class1Employer } from '../../rules/national-insurance/class-1.ts'
import type { Contribution } from '../../rules/national-insurance/contribution.ts'
import type { NationalInsuranceRates } from '../../rules/national-insurance/rates.ts'
import { type SelfEmployedContributions, selfEmployedContributions } from '../../rules/self-employment/contributions.ts'
import type { fields } from './fields.ts'

export type Inputs = InputsOf<typeof fields>

/** What a year’s earnings bear, and who pays it. Annual pounds, exact. */
interface Amounts {
  readonly earnings: Decimal
  readonly employeeNI: Decimal
  readonly employerNI: Decimal
  readonly totalNI: Decimal
  readonly monthlyEmployeeNI: Decimal
}

export interface EmployeeInsurance extends Amounts {
  readonly employmentType: 'employee'
  readonly employee: Contribution
  readonly employer: Contribution
}

export interface SelfEmployedInsurance extends Amounts {
  readonly employmentType: 'self-employed'
  readonly contributions: SelfEmployedContributions
}

export type Insurance = EmployeeInsurance | SelfEmployedInsurance

/** National Insurance on a year’s earnings: both sides’ Class 1 of an employee, or Class 4 and Class 2 of the self-employed. */
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
