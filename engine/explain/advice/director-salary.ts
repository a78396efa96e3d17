import { say } from '../../expression/sentence.ts'
import { incomeTax } from '../../rates/generated/income-tax.ts'
import { nationalInsurance } from '../../rates/generated/national-insurance.ts'
import { taxYears } from '../../rates/generated/tax-years.ts'
import { ratesAt } from '../../rates/rates-at.ts'
import { amountsOf } from '../recorded-amounts.ts'
import { type Advice, pounds, type Situation, told } from './advice.ts'
import { effectOf } from './effect.ts'

/**
 * Another director’s salary, outside IR35, that leaves more of the same contract: the Personal Allowance, or the lower earnings limit, below
 * which a year does not count for the State Pension. ITA 2007 s.35; SSCBA 1992 ss.5, 6 and 9; CTA 2009 s.54. Undefined inside IR35, and once
 * the year is over.
 */
export function directorSalary(situation: Situation): Advice | undefined {
  const { inputs, result, today } = situation
  if (!situation.calculator.fields['directorSalary'] || inputs['ir35Status'] !== 'outside') return undefined
  if (today > taxYears[result.taxYear].ends) return undefined
  const { incomeTax: tax, nationalInsurance: insurance } = ratesAt({ incomeTax, nationalInsurance }, result.taxYear, result.ruleSet)
  const options = [tax.personalAllowance.amount, insurance.class1.lowerEarningsLimit].map(({ value }) => {
    const changes = [{ field: 'directorSalary', value }]
    return { salary: value, changes, ...effectOf(situation, changes) }
  })
  const best = options.reduce((one, other) => (other.worth.greaterThan(one.worth) ? other : one))
  const { salary: paid } = amountsOf(result, 'ir35')
  if (!paid) return undefined
  const { salary, worth, changes } = best
  return {
    key: 'director-salary',
    worth,
    says: told(
      say`A director’s salary of ${pounds(salary)} instead of ${pounds(paid)}, with the rest as dividends, would leave you ${pounds(worth)} a year better off. The payroll has to run before the year ends, and the salary still counts for your State Pension.`,
    ),
    changes,
    link: told(say`See the result with a salary of ${pounds(salary)}`),
  }
}
