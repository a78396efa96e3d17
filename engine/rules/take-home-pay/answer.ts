import { type Amount, figure, NIL } from '../../formula/amount.ts'
import { type Answer, assumedWhere, deduction, ifAny, outside, row, total } from '../../formula/answer.ts'
import { all, isEqual, not } from '../../formula/condition.ts'
import { assumed } from '../../result/assumptions.ts'
import { isAboveChildBenefitLimit } from '../child-benefit/high-income-charge.ts'
import { assumedOfYearsPay } from '../national-insurance/paydays.ts'
import { isEnrolled } from '../pensions/automatic-enrolment.ts'
import { higherRateOf, loanOf, taperOf } from '../pensions/avoidable-costs.ts'
import { chargeRow } from '../pensions/contribution-above-allowance.ts'
import { asideOnNetPay } from '../pensions/net-pay-relief.ts'
import { type TakeHomePageRates, takeHomeLeftOut } from './left-out.ts'
import { takeHomeNotes } from './notes.ts'
import type { TakeHomePay } from './take-home-pay.ts'

/**
 * What a page says about take-home pay: salary, deductions, and what is left a year and a month. Annual pounds, except the monthly row.
 * `outputs` are the fields of its record.
 */
export function takeHomeAnswer(pay: TakeHomePay, outputs: readonly Output[], rates: TakeHomePageRates): Answer<'netIncome'> {
  const { facts, incomeTax, nationalInsurance, studentLoan, pension, netIncome, monthlyNetIncome } = pay
  const hasNoPension = isEqual(pension, NIL)
  return {
    headline: 'netIncome',
    rows: [
      row('grossIncome', 'Annual Salary', facts.annualSalary),
      row('incomeTax', 'Income Tax', incomeTax.tax, deduction),
      row('nationalInsurance', 'National Insurance', nationalInsurance, deduction),
      row('studentLoan', 'Student Loan', studentLoan, deduction, ifAny),
      row('pension', 'Pension Contribution', pension, deduction, ifAny),
      row('netIncome', 'Annual Take-Home', netIncome, total),
      row('monthlyNetIncome', 'Monthly Take-Home', monthlyNetIncome, outside),
      chargeRow(pay.aboveAllowance),
    ],
    record: recordOf(pay, outputs),
    working: [pay.taxAndInsuranceRate],
    notes: takeHomeNotes(pay, rates),
    assumptions: [
      { code: 'region', field: 'region' },
      [{ code: 'pension-method', field: 'pensionMethod' }, not(hasNoPension)],
      [{ code: 'no-pension', field: 'pensionContribution' }, all(hasNoPension, isEnrolled(facts.annualSalary, rates))],
      { code: 'student-loan-plan', field: 'studentLoanPlan' },
      ...assumed(assumedOfYearsPay(rates), 'one-job'),
      ...assumedWhere(isAboveChildBenefitLimit(incomeTax.adjustedNetIncome, rates), 'no-child-benefit'),
      ...assumed('category-a', 'nothing-else'),
    ],
    ...(facts.pensionMethod === 'net-pay' && { aside: () => asideOnNetPay(facts.annualSalary, pay.pensionGross, rates) }),
    avoidable: () => [
      ...taperOf(
        incomeTax,
        rates,
        facts.pensionMethod === 'relief-at-source' ? figure(rates.incomeTax.reliefAtSource.memberShare) : undefined,
      ),
      ...higherRateOf(incomeTax, pay.aboveAllowance.excess),
      ...loanOf(studentLoan),
    ],
    leftOut: () => takeHomeLeftOut(pay, rates),
  }
}

/** The fields that a record of take-home pay can have, in the order of the specification. */
export const TAKE_HOME_OUTPUTS = [
  'grossIncome',
  'taxableIncome',
  'incomeTax',
  'nationalInsurance',
  'studentLoan',
  'pension',
  'netIncome',
  'effectiveRate',
  'personalAllowance',
  'pensionGross',
  'monthlyNetIncome',
  'annualAllowanceCharge',
] as const
type Output = (typeof TAKE_HOME_OUTPUTS)[number]

function recordOf(pay: TakeHomePay, outputs: readonly Output[]): Partial<Record<Output, Amount>> {
  const known: Readonly<Record<Output, Amount>> = {
    grossIncome: pay.facts.annualSalary,
    taxableIncome: pay.incomeTax.taxableIncome,
    incomeTax: pay.incomeTax.tax,
    nationalInsurance: pay.nationalInsurance,
    studentLoan: pay.studentLoan,
    pension: pay.pension,
    netIncome: pay.netIncome,
    effectiveRate: pay.effectiveRate,
    personalAllowance: pay.incomeTax.allowance,
    pensionGross: pay.pensionGross,
    monthlyNetIncome: pay.monthlyNetIncome,
    annualAllowanceCharge: pay.aboveAllowance.charge,
  }
  return Object.fromEntries(outputs.map((name) => [name, known[name]]))
}
