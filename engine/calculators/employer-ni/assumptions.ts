import { type AssumptionOf, assume, type NotCoveredAmount, notCoveredBy } from '../../answer/answer.ts'
import { type Amount, figure, zero } from '../../expression/amount.ts'
import { isAbove, not } from '../../expression/condition.ts'
import { say } from '../../expression/sentence.ts'
import { yearInWords } from '../../inputs/day.ts'
import { isOneRateAllYear } from '../../law/national-insurance/assumptions.ts'
import { apprenticeshipLevy, isOneEmployee, type Workforce } from '../../law/national-insurance/employer-cost.ts'
import { isEnrolled, leastContributions } from '../../law/pensions/automatic-enrolment.ts'
import type { EnrolmentRates, NationalInsuranceRates } from '../../law/rates.ts'
import type { TaxYear } from '../../rates/rates-at.ts'

/** What the result assumes, most important first. */
export const assumptionsOf = (
  { salary, numberOfEmployees, category, claimsEmploymentAllowance }: Workforce,
  payBill: Amount,
  rates: NationalInsuranceRates & EnrolmentRates,
  taxYear: TaxYear,
): AssumptionOf[] => [
  assume('allowance-not-claimed', say`You do not claim the Employment Allowance. If you can claim it, you will owe less.`, {
    field: 'claimEmploymentAllowance',
    where: !claimsEmploymentAllowance,
  }),
  assume(
    'category-a',
    say`None of the employees is in a group that costs you less: young employees, apprentices, veterans and freeport staff. For those groups you pay nothing up to a higher threshold.`,
    { field: 'employeeCategory', where: category === 'standard' },
  ),
  assume('no-workplace-pension', say`You pay nothing into a workplace pension. For most employees you have to, unless they opt out.`, {
    where: isEnrolled(salary, rates),
  }),
  assume('no-apprenticeship-levy', say`The Apprenticeship Levy is not counted. An employer with a pay bill this big has to pay it.`, {
    where: isAbove(apprenticeshipLevy(payBill, rates), zero),
  }),
  isOneRateAllYear(rates, 'employer')
    ? assume(
        'annual-national-insurance',
        say`Pay is the same in every pay period. Contributions are worked out separately for each period, so a bonus or an uneven month can cost you a little more or less. For directors they are worked out over the year.`,
      )
    : assume(
        'national-insurance-changed',
        say`National Insurance changed within ${yearInWords(taxYear)}. We used the rates that the law has for the whole of it, which are for directors. For everyone else, payroll used the rates of each payday. If pay is the same every time, those come to within a few pounds of this for each employee.`,
      ),
  assume(
    'same-salary',
    say`All the employees earn the same. If your staff are on different salaries, work out each group and add up the answers, but take the Employment Allowance off only once.`,
    { where: not(isOneEmployee(numberOfEmployees)) },
  ),
  assume(
    'nothing-else',
    say`Not included: benefits in kind, on which you pay ${figure(rates.nationalInsurance.class1A.rate)}, and statutory pay (such as sick or maternity pay), some of which you can reclaim.`,
  ),
]

/** Amounts that the assumptions leave out and no input asks about. Pounds a year for all the employees. */
export const notCoveredOf = (
  { salary, numberOfEmployees }: Workforce,
  payBill: Amount,
  rates: NationalInsuranceRates & EnrolmentRates,
): NotCoveredAmount[] => [
  ...notCoveredBy('no-workplace-pension', {
    name: 'leastEmployerPension',
    words: 'With the minimum workplace pension contribution for every employee',
    amount: leastContributions(salary, rates).employer.times(numberOfEmployees),
    effect: 'more',
    law: 'Pensions Act 2008 ss.3, 13 and 20',
  }),
  ...notCoveredBy('no-apprenticeship-levy', {
    name: 'apprenticeshipLevy',
    words: 'With the Apprenticeship Levy on this pay bill',
    amount: apprenticeshipLevy(payBill, rates),
    effect: 'more',
    law: 'FA 2016 ss.99 and 100',
  }),
]
