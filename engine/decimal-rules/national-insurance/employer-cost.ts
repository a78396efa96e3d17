import { type Decimal, smallerOf, ZERO } from '../../money/decimal.ts'
import type { EmployeeCategory } from '../../rules/national-insurance/employee-category.ts'
import type { NationalInsuranceRates } from '../../rules/national-insurance/rates.ts'
import { class1Employer } from './class-1.ts'
import { type Contribution, contributionOn } from './contribution.ts'

/**
 * Secondary Class 1 on one employee’s earnings for a year, by category. For employees under 21, apprentices under 25 and veterans in their
 * first civilian year, the rate is zero up to the upper secondary threshold.
 * SSCBA 1992 ss.9, 9A and 9B; NICA 2022 ss.6 and 7. Annual pounds, unrounded.
 */
export function class1EmployerFor(category: EmployeeCategory, earnings: Decimal, rates: NationalInsuranceRates): Contribution {
  if (category === 'standard') return class1Employer(earnings, rates)
  const { upperSecondaryThreshold, employer } = rates.nationalInsurance.class1
  return contributionOn(earnings, [
    { name: 'below the upper secondary threshold', rate: ZERO, upTo: upperSecondaryThreshold.value, figures: [upperSecondaryThreshold] },
    { name: 'above the upper secondary threshold', rate: employer.rate.value, figures: [employer.rate] },
  ])
}

/** How much of the Employment Allowance a year’s liability uses: never more than there is to pay. NICA 2014 ss.1 and 4. Annual pounds. */
export const employmentAllowanceUsed = (liability: Decimal, { nationalInsurance }: NationalInsuranceRates): Decimal =>
  smallerOf(liability, nationalInsurance.employmentAllowance.amount.value)

export interface Workforce {
  /** The pay of each employee for the year. */
  readonly salary: Decimal
  readonly numberOfEmployees: Decimal
  readonly category: EmployeeCategory
  readonly claimsEmploymentAllowance: boolean
}

/** What employees on the same salary cost their employer for a year. Exact pounds a year. */
export interface EmployerCost {
  readonly perEmployee: Contribution
  readonly totalSalaryCost: Decimal
  readonly liability: Decimal
  readonly allowanceUsed: Decimal
  /** The liability less the Employment Allowance. */
  readonly totalEmployerNI: Decimal
  readonly totalEmploymentCost: Decimal
  /** The salary of one employee and the contributions on it, before the allowance. */
  readonly employmentCostPerEmployee: Decimal
}

/**
 * The cost of a workforce for a year: the salaries, and secondary Class 1 less one Employment Allowance. SSCBA 1992 s.9; NICA 2014 s.1.
 * Exact pounds a year.
 */
export function employerCost(
  { salary, numberOfEmployees, category, claimsEmploymentAllowance }: Workforce,
  rates: NationalInsuranceRates,
): EmployerCost {
  const perEmployee = class1EmployerFor(category, salary, rates)
  const totalSalaryCost = salary.times(numberOfEmployees)
  const liability = perEmployee.contribution.times(numberOfEmployees)
  const allowanceUsed = claimsEmploymentAllowance ? employmentAllowanceUsed(liability, rates) : ZERO
  const totalEmployerNI = liability.minus(allowanceUsed)
  return {
    perEmployee,
    totalSalaryCost,
    liability,
    allowanceUsed,
    totalEmployerNI,
    totalEmploymentCost: totalSalaryCost.plus(totalEmployerNI),
    employmentCostPerEmployee: salary.plus(perEmployee.contribution),
  }
}
