import { type Decimal, smallerOf, ZERO } from '../../money/decimal.ts'
import { class1Employer } from '../national-insurance/class-1.ts'
import { type AffordablePay, affordablePay } from './affordable-pay.ts'
import type { Ir35Rates } from './rates.ts'

/** Whether the company pays employer’s contributions on the director’s salary. */
export const areContributionsDueOnSalary = ({ methods }: Ir35Rates): boolean => methods.ir35.salaryEmployerContributions.value === 'charged'

/**
 * The salary that a sole director takes: up to the primary threshold, where the director’s own contributions would start, or
 * what the profit can bear with the employer’s contributions on it (SSCBA 1992 s.9; no Employment Allowance for a company whose
 * only employee is its director, NICA 2014 s.2(4A)). Annual pounds.
 */
export function directorSalary(profit: Decimal, rates: Ir35Rates): AffordablePay {
  const wanted = rates.nationalInsurance.class1.primaryThreshold.value
  if (!areContributionsDueOnSalary(rates)) return { pay: smallerOf(wanted, profit), employerContributions: ZERO }
  const most = affordablePay(profit, rates)
  return most.pay.lessThan(wanted) ? most : { pay: wanted, employerContributions: class1Employer(wanted, rates).contribution }
}
