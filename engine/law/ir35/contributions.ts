import { type Amount, figure, number, when } from '../../expression/amount.ts'
import { isAbove } from '../../expression/condition.ts'
import { PLAIN, type Scope } from '../../expression/name.ts'
import { say } from '../../expression/sentence.ts'
import { class1Employee } from '../national-insurance/class-1.ts'
import type { ContributionWords } from '../national-insurance/contribution.ts'
import type { NationalInsuranceRates } from '../rates.ts'

const EMPLOYEE: ContributionWords = {
  key: 'employeeContributions',
  label: 'Employee National Insurance',
  title: 'Employee National Insurance by band',
  tax: 'National Insurance',
}

/**
 * The Class 1 that a contractor pays on a year’s pay, as an employee and in effect as the employer. SSCBA 1992 ss.8 and 9. Annual pounds,
 * unrounded.
 */
export function contributionsOnPay(pay: Amount, isEmployerCharged: boolean, rates: NationalInsuranceRates, at = PLAIN) {
  // The contractor bears these in the end.
  const employer = isEmployerCharged ? [employerContributions(pay, rates, at)] : []
  const nationalInsurance = class1Employee(pay, rates, at, EMPLOYEE)
    .plus(...employer)
    .named(at('nationalInsurance'), 'National Insurance')
    .means({
      words: say`Employee National Insurance, plus any employer National Insurance that comes out of what you invoice.`,
      atZero: say`Nothing is due at this level of pay.`,
    })
  return { employer, nationalInsurance }
}

function employerContributions(pay: Amount, { nationalInsurance }: NationalInsuranceRates, at: Scope): Amount {
  const { secondaryThreshold, employer } = nationalInsurance.class1
  return pay
    .less(figure(secondaryThreshold))
    .times(figure(employer.rate))
    .atLeastZero()
    .named(at('employerContributions'), 'Employer National Insurance', 'SSCBA 1992 s.9')
    .means(say`By law your employer pays this, but here it comes out of what you invoice.`)
}

/**
 * The largest pay that an amount can cover, when it must also cover the employer’s contributions on that pay. The pay and secondary Class 1
 * on it (SSCBA 1992 s.9) add up to exactly the amount. Annual pounds, unrounded.
 */
export function affordablePay(amount: Amount, { nationalInsurance }: NationalInsuranceRates): Amount {
  const { secondaryThreshold, employer } = nationalInsurance.class1
  const [threshold, rate] = [figure(secondaryThreshold), figure(employer.rate)]
  const most = amount.plus(threshold.times(rate)).dividedBy(number(1).plus(rate))
  return when(isAbove(amount, threshold), most, amount)
}
