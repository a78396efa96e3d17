import { figure, NIL } from '../../formula/amount.ts'
import { type Answer, type Aside, note } from '../../formula/answer.ts'
import { all, isAbove, isEqual, isShownAsNil, not } from '../../formula/condition.ts'
import {
  called,
  deduction,
  type Entry,
  ifAny,
  kept,
  keyed,
  outside,
  recorded,
  shown,
  total,
  unrecorded,
  where,
} from '../../formula/ledger.ts'
import { say } from '../../formula/sentence.ts'
import type { TaxYear } from '../../rates/rates-at.ts'
import { CATEGORY_A, livesIn, NOTHING_ELSE, noChildBenefit, noPension, ONE_JOB } from '../assumptions.ts'
import { isAboveChildBenefitLimit } from '../child-benefit/high-income-charge.ts'
import { paydaysOfYearAreAlike } from '../national-insurance/assumptions.ts'
import { isEnrolled } from '../pensions/automatic-enrolment.ts'
import { higherRateOf, loanOf, taperOf } from '../pensions/avoidable-costs.ts'
import { netPayRelief } from '../pensions/net-pay-relief.ts'
import { chargeRow } from '../pensions/rows.ts'
import { payRatesNote } from '../words.ts'
import { paidEveryWeek, paidInBy, repaysLoans } from './assumptions.ts'
import { type TakeHomePageRates, takeHomeLeftOut } from './left-out.ts'
import { takeHomeNotes } from './notes.ts'
import type { TakeHomePay } from './take-home-pay.ts'

/**
 * What a page says about take-home pay: salary, deductions, and what is left a year and a month. Annual pounds, except the monthly row.
 * `further` are fields of the record that only one of its pages has. The answer in large letters is for the page to say.
 */
export function takeHomeAnswer(
  pay: TakeHomePay,
  rates: TakeHomePageRates,
  taxYear: TaxYear,
  further: readonly Entry[] = [],
): Omit<Answer, 'large'> {
  const { facts, incomeTax, nationalInsurance, studentLoan, pension, netIncome, monthlyNetIncome, shares } = pay
  const hasNoPension = isEqual(pension, NIL)
  const hasEmployer = isAbove(pay.employerPension, NIL)
  return {
    headline: kept(netIncome, 'you would take home'),
    ledger: [
      shown(facts.annualSalary, keyed('grossIncome')),
      shown(incomeTax.tax, deduction),
      shown(nationalInsurance, deduction),
      shown(studentLoan, keyed('studentLoan'), called('Student Loan'), deduction, ifAny),
      shown(pension, called('Pension Contribution'), deduction, ifAny),
      shown(netIncome, called('Annual Take-Home'), total),
      shown(monthlyNetIncome, called('Monthly Take-Home'), outside),
      recorded(shares.effectiveRate),
      ...further,
      shown(pay.employerPension, called('Employer’s Contribution'), outside, where(hasEmployer)),
      shown(pay.pensionPot, called('Total Into Your Pension'), outside, where(hasEmployer)),
      chargeRow(pay.aboveAllowance),
    ],
    footnote: payRatesNote(shares, taxYear),
    working: [shares.taxAndInsuranceRate],
    notes: () => takeHomeNotes(pay, rates, taxYear),
    assumptions: () => [
      livesIn(facts.region),
      paidInBy(facts.pensionMethod, not(hasNoPension)),
      noPension(all(hasNoPension, isEnrolled(facts.annualSalary, rates)), 'pensionContribution'),
      repaysLoans(facts.loans),
      paydaysOfYearAreAlike(rates, taxYear),
      paidEveryWeek(facts.payPer),
      ONE_JOB,
      noChildBenefit(isAboveChildBenefitLimit(incomeTax.adjustedNetIncome, rates)),
      CATEGORY_A,
      NOTHING_ELSE,
    ],
    ...(facts.pensionMethod === 'net-pay' && { aside: () => asideOnNetPay(pay, rates) }),
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

/** What HMRC pays to somebody in a net pay arrangement after the year, and not through pay. FA 2004 s.193A. Annual pounds. */
function asideOnNetPay({ facts, pensionGross }: TakeHomePay, rates: TakeHomePageRates): Aside {
  const relief = netPayRelief(facts.annualSalary, pensionGross, rates).means(
    say`The part of your contribution that comes out of pay within your Personal Allowance saves no tax. HMRC pays you basic rate relief on it after the tax year ends.`,
  )
  return {
    rows: [shown(relief, called('Tax Relief Paid by HMRC'), outside, ifAny, unrecorded)],
    notes: [
      note(
        'net-pay-relief-from-hmrc',
        not(isShownAsNil(relief)),
        say`The part of your pension contribution that comes out of pay within your Personal Allowance saves you no tax. HMRC makes up for that by paying you ${relief} after the tax year ends. It writes to you first to ask where to pay it. The payment is not part of the take-home pay shown here.`,
      ),
    ],
  }
}
