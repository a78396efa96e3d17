import { type Amount, byBands, figure, NIL, when } from '../../formula/amount.ts'
import { isAbove } from '../../formula/condition.ts'
import type { ContributionWords } from './contribution.ts'
import type { NationalInsuranceRates } from './rates.ts'

/** What an employee’s contributions are called. */
export const EMPLOYEE: ContributionWords = { key: 'nationalInsurance', label: 'National Insurance', title: 'National Insurance by band' }
const EMPLOYER: ContributionWords = {
  key: 'employerNI',
  label: 'Employer NI (Class 1)',
  title: 'Employer National Insurance by band',
}

/**
 * Primary Class 1: what an employee in category A pays on a year’s earnings, using the annual thresholds.
 * SSCBA 1992 s.8. Annual pounds, unrounded.
 */
export function class1Employee(earnings: Amount, { nationalInsurance }: NationalInsuranceRates, words = EMPLOYEE): Amount {
  const { primaryThreshold, upperEarningsLimit, employee } = nationalInsurance.class1
  const bands = [
    { name: 'below the primary threshold', rate: NIL, upTo: figure(primaryThreshold), figures: [primaryThreshold] },
    {
      name: 'main',
      rate: figure(employee.mainRate),
      upTo: figure(upperEarningsLimit),
      figures: [employee.mainRate, upperEarningsLimit],
    },
    { name: 'additional', rate: figure(employee.additionalRate), figures: [employee.additionalRate] },
  ]
  return byBands(earnings, bands, words.title).named(words.key, words.label, 'SSCBA 1992 s.8')
}

/** An employee’s primary Class 1 for a year at the main primary percentage. SSCBA 1992 s.8(1)(a). Annual pounds, unrounded. */
export function class1AtMainRate(salary: Amount, { nationalInsurance }: NationalInsuranceRates): Amount {
  const { primaryThreshold, upperEarningsLimit, employee } = nationalInsurance.class1
  // A choice and not the smaller of the two, so that the working names only the one that counts.
  const earningsUpToTheLimit = when(isAbove(salary, figure(upperEarningsLimit)), figure(upperEarningsLimit), salary)
  return earningsUpToTheLimit
    .over(figure(primaryThreshold))
    .times(figure(employee.mainRate))
    .named('class1AtMainRate', 'National Insurance (Class 1) on the salary at the main rate', 'SSCBA 1992 s.8(1)(a)')
}

/**
 * Secondary Class 1: what the employer pays on one employee’s earnings for a year, with no upper limit.
 * SSCBA 1992 s.9. Annual pounds, unrounded.
 */
export function class1Employer(earnings: Amount, { nationalInsurance }: NationalInsuranceRates, words = EMPLOYER): Amount {
  const { secondaryThreshold, employer } = nationalInsurance.class1
  const bands = [
    { name: 'below the secondary threshold', rate: NIL, upTo: figure(secondaryThreshold), figures: [secondaryThreshold] },
    { name: 'above the secondary threshold', rate: figure(employer.rate), figures: [employer.rate] },
  ]
  return byBands(earnings, bands, words.title).named(words.key, words.label, 'SSCBA 1992 s.9')
}
