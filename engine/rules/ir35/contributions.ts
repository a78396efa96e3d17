import { type Amount, figure } from '../../formula/amount.ts'
import { class1Employee } from '../national-insurance/class-1.ts'
import type { NationalInsuranceRates } from '../national-insurance/rates.ts'

const EMPLOYEE = {
  key: 'employeeContributions',
  label: 'Employee National Insurance',
  title: 'Employee National Insurance by band',
}

/** Contributions on a contractor’s pay for a year. Annual pounds, unrounded. */
interface ContributionsOnPay {
  /** The employer’s contributions, which the contractor bears in the end. None where the rule set’s method charges none. */
  readonly employer: readonly Amount[]
  /** The employee’s contributions, and the employer’s if there are any. */
  readonly nationalInsurance: Amount
}

/**
 * The Class 1 that a contractor pays on a year’s pay, as an employee and in effect as the employer. SSCBA 1992 ss.8 and 9. Annual pounds,
 * unrounded.
 */
export function contributionsOnPay(pay: Amount, isEmployerCharged: boolean, rates: NationalInsuranceRates): ContributionsOnPay {
  const employer = isEmployerCharged ? [employerContributions(pay, rates)] : []
  const nationalInsurance = class1Employee(pay, rates, EMPLOYEE)
    .plus(...employer)
    .named('nationalInsurance', 'National Insurance')
  return { employer, nationalInsurance }
}

function employerContributions(pay: Amount, { nationalInsurance }: NationalInsuranceRates): Amount {
  const { secondaryThreshold, employer } = nationalInsurance.class1
  const contributions = pay.less(figure(secondaryThreshold)).times(figure(employer.rate)).atLeastNil()
  return contributions.named('employerContributions', 'Employer National Insurance', 'SSCBA 1992 s.9')
}
