import { figure, NIL } from '../../formula/amount.ts'
import { type Answer, assumedWhere } from '../../formula/answer.ts'
import { all, isEqual, not } from '../../formula/condition.ts'
import { called, deduction, type Entry, ifAny, kept, keyed, outside, recorded, shown, total } from '../../formula/ledger.ts'
import type { TaxYear } from '../../rates/rates-at.ts'
import { assumed } from '../../result/assumptions.ts'
import { isAboveChildBenefitLimit } from '../child-benefit/high-income-charge.ts'
import { paydaysOfYearAreAlike } from '../national-insurance/assumptions.ts'
import { isEnrolled } from '../pensions/automatic-enrolment.ts'
import { higherRateOf, loanOf, taperOf } from '../pensions/avoidable-costs.ts'
import { asideOnNetPay, chargeRow } from '../pensions/rows.ts'
import { type TakeHomePageRates, takeHomeLeftOut } from './left-out.ts'
import { takeHomeNotes } from './notes.ts'
import type { TakeHomePay } from './take-home-pay.ts'

/**
 * What a page says about take-home pay: salary, deductions, and what is left a year and a month. Annual pounds, except the monthly row.
 * `further` are fields of the record that only one of its pages has.
 */
export function takeHomeAnswer(pay: TakeHomePay, rates: TakeHomePageRates, taxYear: TaxYear, further: readonly Entry[] = []): Answer {
  const { facts, incomeTax, nationalInsurance, studentLoan, pension, netIncome, monthlyNetIncome } = pay
  const hasNoPension = isEqual(pension, NIL)
  return {
    headline: kept(netIncome),
    ledger: [
      shown(facts.annualSalary, keyed('grossIncome')),
      shown(incomeTax.tax, deduction),
      shown(nationalInsurance, deduction),
      shown(studentLoan, keyed('studentLoan'), called('Student Loan'), deduction, ifAny),
      shown(pension, called('Pension Contribution'), deduction, ifAny),
      shown(netIncome, called('Annual Take-Home'), total),
      shown(monthlyNetIncome, called('Monthly Take-Home'), outside),
      recorded(pay.effectiveRate),
      ...further,
      chargeRow(pay.aboveAllowance),
    ],
    working: [pay.taxAndInsuranceRate],
    notes: takeHomeNotes(pay, rates),
    assumptions: [
      { code: 'region', field: 'region' },
      [{ code: 'pension-method', field: 'pensionMethod' }, not(hasNoPension)],
      [{ code: 'no-pension', field: 'pensionContribution' }, all(hasNoPension, isEnrolled(facts.annualSalary, rates))],
      { code: 'student-loan-plan', field: 'studentLoanPlan' },
      paydaysOfYearAreAlike(rates, taxYear),
      ...assumed('one-job'),
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
