import { type Amount, figure, NIL, number } from '../../formula/amount.ts'
import { type Assumed, assumedWhere, type LeftOutAmount, leftOutBy, type Noted } from '../../formula/answer.ts'
import { calculatorOf } from '../../formula/calculator-of.ts'
import { all, isAbove, isAtLeast, isEqual, not } from '../../formula/condition.ts'
import { deduction, outside, paid, shown, total } from '../../formula/ledger.ts'
import { parserOf } from '../../inputs/parse.ts'
import { methods } from '../../rates/generated/methods.ts'
import { nationalInsurance } from '../../rates/generated/national-insurance.ts'
import { pensions } from '../../rates/generated/pensions.ts'
import { assumed } from '../../result/assumptions.ts'
import { isOneRateAllYear } from '../../rules/national-insurance/paydays.ts'
import type { NationalInsuranceRates } from '../../rules/national-insurance/rates.ts'
import { type EnrolmentRates, isEnrolled, leastContributions } from '../../rules/pensions/automatic-enrolment.ts'
import { apprenticeshipLevy } from './apprenticeship-levy.ts'
import { type EmployerCost, employerCost, isAllowanceLimited, type Workforce } from './employer-cost.ts'
import { fields } from './fields.ts'

/**
 * What employees on the same salary cost an employer for a year, with employer’s National Insurance (secondary Class 1). Pounds a year.
 * SSCBA 1992 ss.9 to 9B; NICA 2014 ss.1 to 4.
 */
export const calculator = calculatorOf({
  slug: 'employer-ni',
  fields,
  parse: parserOf(fields),
  margin: { input: 'employeeSalary' },
  tables: { nationalInsurance, pensions, methods },
  answer({ employeeSalary, numberOfEmployees, claimEmploymentAllowance, employeeCategory }, rates) {
    const workforce: Workforce = {
      salary: employeeSalary,
      numberOfEmployees,
      category: employeeCategory,
      claimsEmploymentAllowance: claimEmploymentAllowance,
    }
    const cost = employerCost(workforce, rates)
    const { perEmployee, totalSalaryCost, allowanceUsed, totalEmployerNI, totalEmploymentCost, employmentCostPerEmployee } = cost
    return {
      headline: paid(totalEmploymentCost),
      ledger: [
        shown(totalSalaryCost),
        shown(totalEmployerNI),
        shown(totalEmploymentCost, total),
        shown(perEmployee, outside),
        shown(employmentCostPerEmployee, outside),
        ...(allowanceUsed ? [shown(allowanceUsed, deduction, outside)] : []),
      ],
      shared: [shown(totalEmploymentCost), shown(totalEmployerNI, deduction), shown(totalSalaryCost, total)],
      notes: notesOn(workforce, cost, rates),
      assumptions: assumptionsOf(workforce, totalSalaryCost, rates),
      leftOut: () => leftOutOf(workforce, totalSalaryCost, rates),
    }
  },
})

/** The notes to show with this result, as codes; the page holds their wording. */
function notesOn(
  { salary, numberOfEmployees, category }: Workforce,
  { perEmployee, liability, allowanceUsed }: EmployerCost,
  rates: NationalInsuranceRates,
): Noted[] {
  const isNothingDue = isEqual(perEmployee, NIL)
  const { amount } = rates.nationalInsurance.employmentAllowance
  const notes: Noted[] = [['below-threshold', all(isNothingDue, isAbove(salary, NIL))]]
  if (allowanceUsed) {
    // The form cannot check these conditions of NICA 2014 s.2: last year’s contributions, and whether the only employee is a director.
    if (isAllowanceLimited(rates)) notes.push('allowance-needs-low-contributions-last-year')
    notes.push(['allowance-not-for-a-sole-director', isEqual(numberOfEmployees, ONE)])
    if (isAllowanceLimited(rates)) {
      const { liabilityLimit } = rates.nationalInsurance.employmentAllowance
      notes.push(['allowance-limit-passed-this-year', isAtLeast(liability, figure(liabilityLimit))])
    }
    notes.push(['allowance-not-all-used', isAbove(figure(amount), allowanceUsed)])
  }
  if (category === 'apprentice-under-25') notes.push('apprentice-on-a-statutory-scheme')
  if (category === 'veteran') notes.push('veteran-first-year-only')
  if (category !== 'standard') notes.push(['full-rate-above-upper-threshold', not(isNothingDue)])
  return notes
}

/** What the result assumes, most important first. */
const assumptionsOf = (
  { salary, numberOfEmployees, category, claimsEmploymentAllowance }: Workforce,
  payBill: Amount,
  rates: NationalInsuranceRates & EnrolmentRates,
): Assumed[] => [
  ...(claimsEmploymentAllowance ? [] : [{ code: 'allowance-not-claimed', field: 'claimEmploymentAllowance' }]),
  ...(category === 'standard' ? [{ code: 'category-a', field: 'employeeCategory' }] : []),
  ...assumedWhere(isEnrolled(salary, rates), 'no-workplace-pension'),
  ...assumedWhere(isAbove(apprenticeshipLevy(payBill, rates), NIL), 'no-apprenticeship-levy'),
  ...assumed(isOneRateAllYear(rates, 'employer') ? 'annual-national-insurance' : 'national-insurance-changed'),
  ...assumedWhere(not(isEqual(numberOfEmployees, ONE)), 'same-salary'),
  ...assumed('nothing-else'),
]

/** Amounts that the assumptions leave out and no input asks about. Pounds a year for all the employees. */
const leftOutOf = (
  { salary, numberOfEmployees }: Workforce,
  payBill: Amount,
  rates: NationalInsuranceRates & EnrolmentRates,
): LeftOutAmount[] => [
  ...leftOutBy('no-workplace-pension', {
    name: 'leastEmployerPension',
    amount: leastContributions(salary, rates).employer.times(numberOfEmployees),
    effect: 'more',
    law: 'Pensions Act 2008 ss.3, 13 and 20',
  }),
  ...leftOutBy('no-apprenticeship-levy', {
    name: 'apprenticeshipLevy',
    amount: apprenticeshipLevy(payBill, rates),
    effect: 'more',
    law: 'FA 2016 ss.99 and 100',
  }),
]

const ONE = number(1)
