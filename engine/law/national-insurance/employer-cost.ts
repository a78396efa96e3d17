import { type Amount, type BandOf, byBands, figure, number } from '../../expression/amount.ts'
import { type Condition, isEqual } from '../../expression/condition.ts'
import { say } from '../../expression/sentence.ts'
import type { NationalInsuranceRates } from '../rates.ts'
import { class1Employer } from './class-1.ts'
import { asContribution, type ContributionWords, employerBands } from './contribution.ts'

const CATEGORY_LAW = {
  'under-21': 'SSCBA 1992 ss.9 and 9A',
  'apprentice-under-25': 'SSCBA 1992 ss.9 and 9B',
  veteran: 'SSCBA 1992 s.9; NICA 2022 ss.6 and 7',
} as const

/** The kind of employee. For all but the first, the employer pays nothing up to the upper secondary threshold. */
export type EmployeeCategory = 'standard' | keyof typeof CATEGORY_LAW

/**
 * Secondary Class 1 on one employee’s earnings for a year, by category. For employees under 21, apprentices under 25 and veterans in their
 * first civilian year, the rate is zero up to the upper secondary threshold.
 * SSCBA 1992 ss.9, 9A and 9B; NICA 2022 ss.6 and 7. Annual pounds, unrounded.
 */
export function class1EmployerFor(
  category: EmployeeCategory,
  earnings: Amount,
  rates: NationalInsuranceRates,
  words: ContributionWords,
): Amount {
  if (category === 'standard') return class1Employer(earnings, rates, words)
  return asContribution(byBands(earnings, bandsWithRelief(rates), words.title), words, CATEGORY_LAW[category])
}

/** The bands of secondary Class 1 where the rate is zero up to the upper secondary threshold. SSCBA 1992 ss.9A and 9B. Annual pounds. */
export const bandsWithRelief = ({ nationalInsurance: { class1 } }: NationalInsuranceRates): BandOf[] =>
  employerBands(class1.upperSecondaryThreshold, class1.employer.rate, 'upper secondary threshold')

/** How much of the Employment Allowance a year’s liability uses: never more than there is to pay. NICA 2014 ss.1 and 4. Annual pounds. */
export const employmentAllowanceUsed = (liability: Amount, { nationalInsurance }: NationalInsuranceRates): Amount =>
  liability
    .atMost(figure(nationalInsurance.employmentAllowance.amount))
    .named('employmentAllowanceUsed', 'Employment Allowance used', 'NICA 2014 ss.1 and 4')
    .means(say`As much of the allowance as you can use.`)

/** Whether a large bill last year loses the Employment Allowance, as it did until 5 April 2025. NICA 2014 s.2(4B). */
export const isAllowanceLimited = ({ methods }: Pick<NationalInsuranceRates, 'methods'>): boolean =>
  methods.nationalInsurance.employmentAllowanceLimit.value === 'limited'

export interface Workforce {
  /** The pay of each employee for the year. */
  readonly salary: Amount
  readonly numberOfEmployees: Amount
  readonly category: EmployeeCategory
  readonly claimsEmploymentAllowance: boolean
}

/** Whether there is a single employee. */
export const isOneEmployee = (numberOfEmployees: Amount): Condition => isEqual(numberOfEmployees, number(1))

/** What employees on the same salary cost their employer for a year. Pounds a year, unrounded. */
export type EmployerCost = ReturnType<typeof employerCost>

/**
 * The cost of a workforce for a year: the salaries, and secondary Class 1 less one Employment Allowance. SSCBA 1992 s.9; NICA 2014 s.1.
 * Pounds a year, unrounded.
 */
export function employerCost({ salary, numberOfEmployees, category, claimsEmploymentAllowance }: Workforce, rates: NationalInsuranceRates) {
  const before = claimsEmploymentAllowance ? ' (before the allowance)' : ''
  const perEmployee = class1EmployerFor(category, salary, rates, {
    key: 'employerNIPerEmployee',
    label: `Employer National Insurance per employee${before}`,
    title: 'Employer National Insurance per employee, by band',
    means: {
      words: say`What you pay on the part of one salary above the threshold.`,
      atZero: say`Nothing is due on a salary this size.`,
    },
    tax: 'employer National Insurance',
  })
  const totalSalaryCost = salary
    .times(numberOfEmployees)
    .named('totalSalaryCost', 'Total salary cost')
    .means(say`The salary times the number of employees.`)
  const contributions = lessAllowance(perEmployee.times(numberOfEmployees), claimsEmploymentAllowance, rates)
  return {
    perEmployee,
    totalSalaryCost,
    ...contributions,
    totalEmploymentCost: totalSalaryCost
      .plus(contributions.totalEmployerNI)
      .named('totalEmploymentCost', 'Total employment cost')
      .means(say`Salaries plus employer National Insurance.`),
    employmentCostPerEmployee: salary
      .plus(perEmployee)
      .named('employmentCostPerEmployee', `Employment cost per employee${before}`)
      .means(say`One salary plus the employer National Insurance on it, before any allowance.`),
  }
}

/**
 * A year’s liability on all the salaries, and what is left of it after the Employment Allowance where that is claimed. NICA 2014 ss.1 and
 * 4. Annual pounds, unrounded.
 */
function lessAllowance(contributions: Amount, claimsEmploymentAllowance: boolean, rates: NationalInsuranceRates) {
  const total = 'Total employer National Insurance'
  const inTotal = (amount: Amount) =>
    amount
      .named('totalEmployerNI', total)
      .means(say`What you owe HMRC as the employer, on top of what you deduct from your employees’ pay.`)
  if (!claimsEmploymentAllowance) {
    const liability = inTotal(contributions)
    return { liability, allowanceUsed: undefined, totalEmployerNI: liability }
  }
  const liability = contributions
    .named('employerNIBeforeAllowance', `${total} before the allowance`)
    .means(say`What you would owe without the allowance.`)
  const allowanceUsed = employmentAllowanceUsed(liability, rates)
  return { liability, allowanceUsed, totalEmployerNI: inTotal(liability.less(allowanceUsed)) }
}

/** The apprenticeship levy on an employer’s pay bill for a year, less the allowance. FA 2016 ss.99 and 100. Annual pounds, unrounded. */
export function apprenticeshipLevy(payBill: Amount, { nationalInsurance }: Pick<NationalInsuranceRates, 'nationalInsurance'>): Amount {
  const { rate, allowance } = nationalInsurance.apprenticeshipLevy
  return payBill.times(figure(rate)).excessOver(figure(allowance))
}
