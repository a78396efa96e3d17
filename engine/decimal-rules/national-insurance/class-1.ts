import { type Decimal, ZERO } from '../../money/decimal.ts'
import type { NationalInsuranceRates } from '../../rules/national-insurance/rates.ts'
import { type Contribution, contributionOn } from './contribution.ts'

/**
 * Primary Class 1: what an employee in category A pays on a year’s earnings, using the annual thresholds.
 * SSCBA 1992 s.8. Annual pounds, unrounded.
 */
export function class1Employee(earnings: Decimal, { nationalInsurance }: NationalInsuranceRates): Contribution {
  const { primaryThreshold, upperEarningsLimit, employee } = nationalInsurance.class1
  return contributionOn(earnings, [
    { name: 'below the primary threshold', rate: ZERO, upTo: primaryThreshold.value, figures: [primaryThreshold] },
    { name: 'main', rate: employee.mainRate.value, upTo: upperEarningsLimit.value, figures: [employee.mainRate, upperEarningsLimit] },
    { name: 'additional', rate: employee.additionalRate.value, figures: [employee.additionalRate] },
  ])
}

/**
 * Secondary Class 1: what the employer pays on one employee’s earnings for a year, with no upper limit.
 * SSCBA 1992 s.9. Annual pounds, unrounded.
 */
export function class1Employer(earnings: Decimal, { nationalInsurance }: NationalInsuranceRates): Contribution {
  const { secondaryThreshold, employer } = nationalInsurance.class1
  return contributionOn(earnings, [
    { name: 'below the secondary threshold', rate: ZERO, upTo: secondaryThreshold.value, figures: [secondaryThreshold] },
    { name: 'above the secondary threshold', rate: employer.rate.value, figures: [employer.rate] },
  ])
}
