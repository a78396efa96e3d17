import { type Amount, type BandOf, byBands, figure, when } from '../../expression/amount.ts'
import { isAbove } from '../../expression/condition.ts'
import { PLAIN } from '../../expression/name.ts'
import { say } from '../../expression/sentence.ts'
import type { NationalInsuranceRates } from '../rates.ts'
import { type ChargedEmployee, employeeFiguresOfYear, forCategory } from './class-1-figures.ts'
import { asContribution, type ContributionWords, contributionBands, employerBands } from './contribution.ts'

/** What an employee’s contributions are called, and what they mean. */
export const EMPLOYEE: ContributionWords = {
  key: 'nationalInsurance',
  label: 'National Insurance',
  title: 'National Insurance by band',
  means: {
    words: say`Each band of your earnings is charged at its own rate.`,
    atZero: say`You earn too little to pay any National Insurance.`,
  },
  tax: 'National Insurance',
}
const EMPLOYER: ContributionWords = {
  key: 'employerNI',
  label: 'Employer NI (Class 1)',
  title: 'Employer National Insurance by band',
  means: say`Your employer pays this on top of your pay. It has no upper limit.`,
  tax: 'employer National Insurance',
}

/**
 * The bands of primary Class 1 on a year’s earnings by the annual thresholds, at the rates of a category: those of letter A if left out.
 * SSCBA 1992 ss.8 and 19(4); SI 2001/1004 regs.68 and 131. Annual pounds.
 */
export const class1EmployeeBands = (rates: NationalInsuranceRates, category?: ChargedEmployee): BandOf[] =>
  contributionBands(forCategory(employeeFiguresOfYear(rates), category), 'primary threshold')

/**
 * Primary Class 1: what an employee pays on a year’s earnings, using the annual thresholds. In category A, unless another is given.
 * SSCBA 1992 s.8. Annual pounds, unrounded.
 */
export const class1Employee = (
  earnings: Amount,
  rates: NationalInsuranceRates,
  at = PLAIN,
  words = EMPLOYEE,
  category?: ChargedEmployee,
): Amount => asContribution(byBands(earnings, class1EmployeeBands(rates, category), words.title), words, 'SSCBA 1992 s.8', at)

/** The key and the label of Class 1 at the main rate. */
export const AT_MAIN_RATE = { key: 'class1AtMainRate', label: 'National Insurance (Class 1) on the salary at the main rate' } as const

/** An employee’s primary Class 1 for a year at the main primary percentage. SSCBA 1992 s.8(1)(a). Annual pounds, unrounded. */
export function class1AtMainRate(salary: Amount, { nationalInsurance }: NationalInsuranceRates, at = PLAIN): Amount {
  const { primaryThreshold, upperEarningsLimit, employee } = nationalInsurance.class1
  // `when`, and not the smaller of the two, so that the working names only the amount that counts.
  const earningsUpToTheLimit = when(isAbove(salary, figure(upperEarningsLimit)), figure(upperEarningsLimit), salary)
  return earningsUpToTheLimit
    .excessOver(figure(primaryThreshold))
    .times(figure(employee.mainRate))
    .named(at(AT_MAIN_RATE.key), AT_MAIN_RATE.label, 'SSCBA 1992 s.8(1)(a)')
}

/** The bands of secondary Class 1 on a year’s earnings of one employee, with no upper limit. SSCBA 1992 s.9. Annual pounds. */
export const class1EmployerBands = ({ nationalInsurance: { class1 } }: NationalInsuranceRates): BandOf[] =>
  employerBands(class1.secondaryThreshold, class1.employer.rate, 'secondary threshold')

/** Secondary Class 1: what the employer pays on one employee’s earnings for a year. SSCBA 1992 s.9. Annual pounds, unrounded. */
export const class1Employer = (earnings: Amount, rates: NationalInsuranceRates, words = EMPLOYER): Amount =>
  asContribution(byBands(earnings, class1EmployerBands(rates), words.title), words, 'SSCBA 1992 s.9')
