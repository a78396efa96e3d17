import { type AssumptionOf, assume } from '../../answer/answer.ts'
import { say } from '../../expression/sentence.ts'
import { type LoanPlan, loanPlanWords } from '../../inputs/common-fields.ts'
import { yearInWords } from '../../inputs/day.ts'
import type { PayPeriod } from '../../inputs/paid-per.ts'
import type { TaxYear } from '../../rates/rates-at.ts'
import { isOneRateAllYear, paydaysOfYearAreAlike } from '../national-insurance/assumptions.ts'
import { isYearByMonth } from '../national-insurance/class-1-by-month.ts'
import type { NationalInsuranceRates } from '../rates.ts'
import type { EmployeeFacts } from './employee.ts'

/** How pay for a shorter period was made into that of a year: it goes on through holidays, which are paid. Not said of a month or a year. */
export const paidEveryWeek = (payPer: PayPeriod = 'year'): AssumptionOf =>
  assume('paid-every-week', say`You are paid for every week of the year, holidays included. Weeks without pay would lower your salary.`, {
    where: payPer !== 'year' && payPer !== 'month',
  })

/** The loans that an employee repays: none, one, or a plan’s and a postgraduate loan. The form asks about them openly. */
export function repaysLoans(loans: readonly LoanPlan[]): AssumptionOf {
  const names = loans.map((loan) => (loan === 'postgraduate' ? 'a postgraduate loan' : loanPlanWords[loan]))
  return assume(
    'student-loan-plan',
    names.length === 0
      ? say`You are not repaying a student loan. Repayments would come out of your pay.`
      : say`Your student ${names.length > 1 ? 'loans are' : 'loan is'} ${names.join(' and ')}. Other plans have different repayment thresholds.`,
    { field: 'studentLoanPlan', isAsked: true },
  )
}

/** What the paydays of a year are taken to be like, and the one with a bonus. Nothing is said where no payday is charged by itself. */
export function paydaysAre({ bonus, paid, second }: EmployeeFacts, rates: NationalInsuranceRates, taxYear: TaxYear): AssumptionOf[] {
  if (paid.isDirector || paid.category === 'none') return []
  const ofEachJob = assume(
    'national-insurance-of-each-job',
    say`National Insurance is worked out on each job by itself. If the two come to more than the most for a year, you can claim the rest back.`,
    { where: second?.kind === 'job' },
  )
  if (!bonus) return [paydaysOfYearAreAlike(rates, taxYear), ofEachJob]
  return [
    assume('paydays-alike-but-for-bonus', say`Apart from the bonus, you are paid the same amount every payday.`),
    assume('bonus-in-march', say`Your bonus is paid in March. National Insurance was higher earlier in the tax year.`, {
      where: isYearByMonth(rates),
    }),
    assume(
      'bonus-at-rate-of-year',
      say`The bonus is charged at the National Insurance rate for the whole of ${yearInWords(taxYear)}. The rate changed within the year, so payroll took a little more or less on it.`,
      { where: !isYearByMonth(rates) && !isOneRateAllYear(rates) },
    ),
    ofEachJob,
  ]
}

/** How a second income is taxed. */
export function secondIsTaxedBy({ region, second, taxCode }: EmployeeFacts, isByCode: boolean): AssumptionOf[] {
  if (!second || !isByCode) return []
  return [
    ...(taxCode ? [] : [assume('usual-tax-code', say`The tax code of your main job is the usual one.`, { field: 'taxCode' })]),
    ...(second.taxCode
      ? []
      : [
          assume(
            'second-code-basic-rate',
            say`All of your second income is taxed at the basic rate, with the code ${region === 'scotland' ? 'SBR' : 'BR'}.`,
            {
              field: 'secondTaxCode',
            },
          ),
        ]),
  ]
}

/** Benefits that payroll taxes are part of its taxable pay, and those on a P11D are not. */
export const benefitsAreOutsidePayroll = ({ taxableBenefits }: EmployeeFacts, isByCode: boolean): AssumptionOf =>
  assume(
    'benefits-outside-payroll',
    say`Your employer does not tax the benefits through your pay, so your code has to collect the tax on them.`,
    {
      where: isByCode && taxableBenefits !== undefined,
    },
  )
