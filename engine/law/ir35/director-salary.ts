import { type Amount, figure, when } from '../../expression/amount.ts'
import { type Condition, isAbove } from '../../expression/condition.ts'
import { PLAIN } from '../../expression/name.ts'
import { say } from '../../expression/sentence.ts'
import type { Ir35Rates } from '../rates.ts'
import { affordablePay } from './contributions.ts'

/** Whether the rule set’s method charges employer’s contributions on the director’s salary. */
export const areContributionsDueOnSalary = ({ methods }: Ir35Rates): boolean => methods.ir35.salaryEmployerContributions.value === 'charged'

interface DirectorSalary {
  readonly salary: Amount
  /** Where the profit cannot cover the salary that the director would take. */
  readonly isLimitedByProfit: Condition
}

/**
 * The salary of a sole director: the one that the director wants, or else as much as the Personal Allowance covers, which the specification
 * chose. It is less if the profit cannot cover that salary and the employer’s contributions on it (SSCBA 1992 s.9). A company whose only
 * employee is its director has no Employment Allowance (NICA 2014 s.2(4A)). Annual pounds, unrounded.
 */
export function directorSalary(profit: Amount, rates: Ir35Rates, chosen?: Amount, at = PLAIN): DirectorSalary {
  const wanted = chosen ?? figure(rates.incomeTax.personalAllowance.amount)
  const most = areContributionsDueOnSalary(rates) ? affordablePay(profit, rates) : profit
  const isLimitedByProfit = isAbove(wanted, most)
  const salary = when(isLimitedByProfit, most, wanted)
    .named(at('salary'), 'Director’s salary')
    .means(say`Taken first, because it saves Corporation Tax.`)
  return { salary, isLimitedByProfit }
}
