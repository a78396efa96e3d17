import { apprenticeshipLevy } from '../../decimal-rules/national-insurance/apprenticeship-levy.ts'
import { type EnrolmentRates, leastContributions } from '../../decimal-rules/pensions/automatic-enrolment.ts'
import { type LeftOut, leftOutBy } from '../../result/left-out.ts'
import type { NationalInsuranceRates } from '../../rules/national-insurance/rates.ts'
import type { Employment } from './calculate.ts'

/** The tables for the calculation and for what it leaves out. */
export type PageRates = NationalInsuranceRates & EnrolmentRates

/** Amounts that the assumptions leave out and no input asks about. Pounds a year for all the employees, to the penny. */
export const leftOutOf = ({ inputs, totalSalaryCost }: Employment, rates: PageRates): LeftOut[] => [
  ...leftOutBy('no-workplace-pension', {
    name: 'leastEmployerPension',
    amount: leastContributions(inputs.employeeSalary, rates).employer.times(inputs.numberOfEmployees),
    effect: 'more',
    law: 'Pensions Act 2008 ss.3, 13 and 20',
  }),
  ...leftOutBy('no-apprenticeship-levy', {
    name: 'apprenticeshipLevy',
    amount: apprenticeshipLevy(totalSalaryCost, rates),
    effect: 'more',
    law: 'FA 2016 ss.99 and 100',
  }),
]
