import { type Decimal, smallerOf, ZERO } from '../../money/decimal.ts'
import type { Ir35Rates } from '../../rules/ir35/rates.ts'
import { class1Employer } from '../national-insurance/class-1.ts'
import { type AffordablePay, affordablePay } from './affordable-pay.ts'

/** Whether the rule set’s method charges employer’s contributions on the director’s salary. */
export const areContributionsDueOnSalary = ({ methods }: Ir35Rates): boolean => methods.ir35.salaryEmployerContributions.value === 'charged'

/**
 * The salary of a sole director. It is the primary threshold, above which the director would pay contributions too, or less if the profit
 * cannot cover that and the employer’s contributions on it (SSCBA 1992 s.9). There is no Employment Allowance for a company whose only
 * employee is its director (NICA 2014 s.2(4A)). Annual pounds, unrounded.
 */
export function directorSalary(profit: Decimal, rates: Ir35Rates): AffordablePay {
  const wanted = rates.nationalInsurance.class1.primaryThreshold.value
  if (!areContributionsDueOnSalary(rates)) return { pay: smallerOf(wanted, profit), employerContributions: ZERO }
  const most = affordablePay(profit, rates)
  return most.pay.lessThan(wanted) ? most : { pay: wanted, employerContributions: class1Employer(wanted, rates).contribution }
}
