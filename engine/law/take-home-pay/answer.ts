import { type Answer, type Aside, type AssumptionOf, note } from '../../answer/answer.ts'
import { type EntryOptions, kept, type LedgerEntry, recorded, row } from '../../answer/ledger.ts'
import { type Amount, figure, zero } from '../../expression/amount.ts'
import { all, isAbove, isEqual, isShownAsZero, not } from '../../expression/condition.ts'
import { only, say } from '../../expression/sentence.ts'
import type { TaxYear } from '../../rates/rates-at.ts'
import { CATEGORY_A, livesIn, noChildBenefit, noPension, nothingElse, ONE_JOB, ONE_JOB_WITH_CODE } from '../assumptions.ts'
import { childcareLost, losesChildcare } from '../child-benefit/childcare.ts'
import { helpWithChildcare } from '../child-benefit/entitlements.ts'
import { isAboveChildBenefitLimit } from '../child-benefit/high-income-charge.ts'
import { codeInWords } from '../paye/code-in-words.ts'
import { paidInBy, pensionLead } from '../pensions/assumptions.ts'
import { isEnrolled } from '../pensions/automatic-enrolment.ts'
import { chargeOf, higherRateOf, loanOf, taperOf } from '../pensions/avoidable-costs.ts'
import { netPayRelief } from '../pensions/net-pay-relief.ts'
import { chargeRow } from '../pensions/rows.ts'
import { payRatesNote } from '../words.ts'
import { benefitsAreOutsidePayroll, paidEveryWeek, paydaysAre, repaysLoans, secondIsTaxedBy } from './assumptions.ts'
import { isCategoryA, type TakeHomeRates } from './employee.ts'
import { takeHomeNotCovered } from './not-covered.ts'
import { childcareLeads, claimFromPension, takeHomeNotes } from './notes.ts'
import { type TakeHomePay, takeHomePay } from './take-home-pay.ts'

/**
 * What a page says about take-home pay: salary, deductions, and what is left a year and a month. Annual pounds, except the monthly row.
 * `further` are fields of the record that only one of its pages has, and `isOptional` is set where a student loan and a pension of nothing
 * are left out of the record too, as specified for one page. The answer in large letters is for the page to say.
 */
export function takeHomeAnswer(
  pay: TakeHomePay,
  rates: TakeHomeRates,
  taxYear: TaxYear,
  { further = [], isOptional }: { readonly further?: readonly LedgerEntry[]; readonly isOptional?: true } = {},
): Omit<Answer, 'large'> {
  const { facts, incomeTax, nationalInsurance, studentLoan, pension, netIncome, monthlyNetIncome, shares } = pay
  const ifAny: EntryOptions = { role: 'deduction', hideIfZero: true, ...(isOptional && { isOptional }) }
  const hasNoPension = isEqual(pension, zero)
  const hasEmployer = isAbove(pay.employerPension, zero)
  return {
    headline: kept(netIncome, 'you would take home'),
    ledger: [
      ...grossIncome(pay),
      row(incomeTax.tax, { role: 'deduction' }),
      row(nationalInsurance, { role: 'deduction' }),
      row(studentLoan, { ...ifAny, key: 'studentLoan', label: 'Student Loan' }),
      row(pension, { ...ifAny, label: 'Pension Contribution' }),
      row(netIncome, { label: 'Annual Take-Home', role: 'total' }),
      row(monthlyNetIncome, { label: 'Monthly Take-Home', role: 'outside' }),
      recorded(shares.effectiveRate),
      ...further,
      row(pay.employerPension, { label: 'Employer’s Contribution', role: 'outside', where: hasEmployer }),
      row(pay.pensionPot, { label: 'Total Into Your Pension', role: 'outside', where: hasEmployer }),
      chargeRow(pay.aboveAllowance),
      ...rowWhere(pay.childBenefit?.benefit, { role: 'outside' }),
      ...rowWhere(pay.childBenefit?.charge, { role: 'other-cost', layout: { alsoPaid: 'more in Child Benefit charge' } }),
      ...(pay.isByCode
        ? [
            row(pay.taxByLaw, { role: 'outside' }),
            row(pay.refund, { role: 'outside', hideIfZero: true }),
            row(pay.stillDue, { role: 'outside', hideIfZero: true }),
          ]
        : []),
    ],
    footnote: payRatesNote(shares, taxYear),
    working: [shares.taxAndInsuranceRate],
    leads: () => [
      ...pensionLead(facts, not(hasNoPension), (pensionMethod) =>
        takeHomePay({ ...facts, pensionMethod }, rates).netIncome.less(netIncome),
      ),
      ...(facts.taxCode ? [note('tax-code', true, codeInWords(facts.taxCode, rates))] : []),
      ...claimFromPension(pay),
      ...childcareLeads(pay, rates),
    ],
    notes: () => takeHomeNotes(pay, rates, taxYear),
    assumptions: () => [
      livesIn(facts.region),
      paidInBy(facts, not(hasNoPension)),
      noPension(all(hasNoPension, isEnrolled(pay.pay, rates)), 'pensionContribution'),
      ...(facts.isFreeOfLoans ? [] : [repaysLoans(facts.loans)]),
      ...secondIsTaxedBy(facts, pay.isByCode),
      ...(facts.children ? [] : [noChildren(incomeTax.adjustedNetIncome, rates)]),
      ...paydaysAre(facts, rates, taxYear),
      benefitsAreOutsidePayroll(facts, pay.isByCode),
      paidEveryWeek(facts.payPer),
      ...(facts.second ? [] : [facts.taxCode ? ONE_JOB_WITH_CODE : ONE_JOB]),
      ...(isCategoryA(facts) ? [CATEGORY_A] : []),
      nothingElse({ hasBenefits: facts.taxableBenefits !== undefined, hasMarriageAllowance: pay.hasMarriageAllowance }),
    ],
    ...(facts.pensionMethod === 'net-pay' && { aside: () => asideOnNetPay(pay, rates) }),
    avoidable: () => [
      ...taperOf(
        incomeTax,
        rates,
        facts.pensionMethod === 'relief-at-source' ? figure(rates.incomeTax.reliefAtSource.memberShare) : undefined,
      ),
      ...(pay.childBenefit ? chargeOf(pay.childBenefit.charge) : []),
      ...higherRateOf(incomeTax, pay.aboveAllowance.excess),
      ...loanOf(studentLoan),
    ],
    entitlements: () => [
      helpWithChildcare(incomeTax.adjustedNetIncome, rates, pay.childBenefit && isAbove(pay.childBenefit.benefit, zero)),
    ],
    notCovered: () => takeHomeNotCovered(pay, rates),
  }
}

/** That there are no children for whom a high income costs something. */
const noChildren = (adjustedNetIncome: Amount, rates: TakeHomeRates): AssumptionOf =>
  noChildBenefit(isAboveChildBenefitLimit(adjustedNetIncome, rates), {
    field: 'children',
    andMore: only(losesChildcare(adjustedNetIncome, rates), say` Parents of young children also lose ${childcareLost(rates)}.`),
  })

/** All money that comes in before anything is taken off: a row for each kind, and one field of the record for them all. */
function grossIncome({ facts: { annualSalary, bonus, second }, income }: TakeHomePay): LedgerEntry[] {
  if (!bonus && !second) return [row(annualSalary, { key: 'grossIncome' })]
  return [
    row(annualSalary, { key: 'annualSalary', isField: false }),
    ...rowWhere(bonus, { label: 'Bonus', isField: false }),
    ...rowWhere(second?.amount, { label: second?.kind === 'pension' ? 'Pension You Receive' : 'Second Job', isField: false }),
    recorded(income, { key: 'grossIncome', label: 'Gross Income' }),
  ]
}

/** A row for an amount that is not always there. */
const rowWhere = (amount: Amount | undefined, options: EntryOptions): LedgerEntry[] => (amount ? [row(amount, options)] : [])

/** What HMRC pays to somebody in a net pay arrangement after the year, and not through pay. FA 2004 s.193A. Annual pounds. */
function asideOnNetPay({ totalIncome, pensionGross }: TakeHomePay, rates: TakeHomeRates): Aside {
  const relief = netPayRelief(totalIncome, pensionGross, rates).means(
    say`The part of your contribution that comes out of pay within your Personal Allowance saves no tax. HMRC pays you basic rate relief on it after the tax year ends.`,
  )
  return {
    rows: [row(relief, { label: 'Tax Relief Paid by HMRC', role: 'outside', hideIfZero: true, isField: false })],
    notes: [
      note(
        'net-pay-relief-from-hmrc',
        not(isShownAsZero(relief)),
        say`The part of your pension contribution that comes out of pay within your Personal Allowance saves you no tax. HMRC makes up for that by paying you ${relief} after the tax year ends. It writes to you first to ask where to pay it. The payment is not part of the take-home pay shown here.`,
      ),
    ],
  }
}
