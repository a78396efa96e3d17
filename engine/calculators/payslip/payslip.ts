import { type Amount, number, when, zero } from '../../expression/amount.ts'
import { isEqual } from '../../expression/condition.ts'
import { scopeOf } from '../../expression/name.ts'
import { say } from '../../expression/sentence.ts'
import type { LoanPlan } from '../../inputs/common-fields.ts'
import { isLoanDeducted, type NiCategory } from '../../inputs/ni-categories.ts'
import { PERIODS, paydaysOf } from '../../inputs/pay-periods.ts'
import type { TaxCode } from '../../inputs/tax-code.ts'
import { class1OfDirector, class1OfPeriod, periodStretches } from '../../law/national-insurance/class-1-of-period.ts'
import { taxOnPayment } from '../../law/paye/tax-on-pay.ts'
import type { EnrolmentRates, IncomeTaxRates, NationalInsuranceRates, PayeRates, StudentLoanRates } from '../../law/rates.ts'
import { repaymentOfDirector, repaymentOfPeriod } from '../../law/student-loans/repayment-of-period.ts'
import type { TaxYear } from '../../rates/rates-at.ts'
import { type PensionOfPayment, pensionOfPeriod } from './pension.ts'

/** What payroll knows of one payment. Pounds; the pay and the tax before it are those of the tax year. */
export interface PayslipFacts extends PensionOfPayment {
  readonly taxYear: TaxYear
  readonly payPeriod: Amount
  readonly code: TaxCode
  readonly payToDate: Amount
  readonly taxToDate: Amount
  /** Whether each earlier payday of the year is taken to be like this one, where no pay before it is given. */
  readonly isSameBefore: boolean
  readonly niCategory: NiCategory
  readonly isDirector: boolean
  readonly plan: Exclude<LoanPlan, 'postgraduate'> | undefined
  readonly hasPostgraduateLoan: boolean
}

export type PayslipRates = IncomeTaxRates & NationalInsuranceRates & StudentLoanRates & EnrolmentRates & PayeRates

const BEFORE = scopeOf({ key: (key) => `${key}.before`, words: 'before this payslip' })

/** The amounts of a payslip. Pounds of the pay period. */
export type Payslip = ReturnType<typeof payslip>

/**
 * One payslip, as payroll software works it out: PAYE by HMRC’s tax tables, National Insurance on the pay of the period, student loans in whole
 * pounds, and the pension. SI 2003/2682 Part 2; SI 2001/1004 regs.3 and 8 to 12; SI 2009/470 Part 4. Pounds of the period.
 */
export function payslip(facts: PayslipFacts, rates: PayslipRates, on: (day: string) => NationalInsuranceRates) {
  const { grossPay, payFrequency, payPeriod, niCategory, isDirector, plan } = facts
  const period = PERIODS[payFrequency]
  const { taken: pension, taxedPay, earnings } = pensionOfPeriod(facts, rates)
  const { payToDate, taxToDate } = before(facts, taxedPay, rates)
  const taxed = taxOnPayment({ code: facts.code, pay: taxedPay, payPeriod, payToDate, taxToDate }, period, rates)
  const paydays = { frequency: payFrequency, days: paydaysOf(payFrequency, facts.taxYear), on }
  const stretches = isDirector ? [] : periodStretches(paydays, rates)
  const class1 = isDirector
    ? class1OfDirector(earnings, payToDate, niCategory, rates)
    : class1OfPeriod(earnings, niCategory, payPeriod, stretches)
  const isTaken = isLoanDeducted(niCategory)
  const repayment = (of: LoanPlan) =>
    isDirector ? repaymentOfDirector(earnings, payToDate, of, rates) : repaymentOfPeriod(earnings, of, period, rates)
  const studentLoan = plan && isTaken ? repayment(plan) : zero.namedIfAny('studentLoan', 'Student loan')
  const postgraduateLoan =
    facts.hasPostgraduateLoan && isTaken ? repayment('postgraduate') : zero.namedIfAny('postgraduateLoan', 'Postgraduate loan')
  return {
    facts,
    payToDate,
    /** Whether it matters on which day somebody is paid. */
    isByPayday: stretches.length > 1,
    ...taxed,
    nationalInsurance: class1.employee,
    employerNI: class1.employer,
    studentLoan,
    postgraduateLoan,
    pension,
    netPay: grossPay
      .less(taxed.tax, class1.employee, studentLoan, postgraduateLoan, pension)
      .named('netPay', 'Net pay')
      .means(say`What reaches your bank account.`),
    taxToDateNow: taxToDate
      .plus(taxed.tax)
      .named('taxToDate', 'Tax paid this tax year')
      .means(say`The tax before this payslip, and the tax on it.`),
  }
}

/**
 * The taxable pay and the tax before a payment: those that were given, or those of the same pay on each earlier payday of the tax year. The tax
 * is what is due on that by the payday before, which is what payroll has then taken. Pounds.
 */
function before(facts: PayslipFacts, taxedPay: Amount, rates: PayslipRates): Pick<PayslipFacts, 'payToDate' | 'taxToDate'> {
  const { code, payPeriod, payToDate, taxToDate, payFrequency } = facts
  if (!facts.isSameBefore) return { payToDate, taxToDate }
  const earlier = payPeriod.less(number(1))
  const pay = taxedPay.times(earlier).named('samePayToDate', 'Taxable pay before this payslip, the same each time')
  const { tax } = taxOnPayment({ code, pay, payPeriod: earlier, payToDate: zero, taxToDate: zero }, PERIODS[payFrequency], rates, BEFORE)
  const isBlank = isEqual(payToDate, zero)
  return { payToDate: when(isBlank, pay, payToDate), taxToDate: when(isBlank, tax, taxToDate) }
}
