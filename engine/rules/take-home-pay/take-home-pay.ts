import { type Amount, figure, NIL, number, sumOf, when } from '../../formula/amount.ts'
import { isAbove } from '../../formula/condition.ts'
import { either, say } from '../../formula/sentence.ts'
import type { LoanPlan, PensionBasis, PensionMethod, Region } from '../../inputs/common-fields.ts'
import type { PayPeriod } from '../../inputs/paid-per.ts'
import { MONTHS_IN_A_YEAR } from '../../money/decimal.ts'
import { taxOnIncome } from '../income-tax/tax-on-income.ts'
import { class1OfYear, type PayMonths } from '../national-insurance/class-1-by-month.ts'
import { qualifyingEarnings } from '../pensions/automatic-enrolment.ts'
import { contributionAboveAllowance } from '../pensions/contribution-above-allowance.ts'
import type { IncomeWithPension } from '../pensions/tested-income.ts'
import type { EnrolmentRates, NationalInsuranceRates, PensionRates, StudentLoanRates } from '../rates.ts'
import { studentLoanRepayment } from '../student-loans/repayment.ts'
import { sharesOfPay } from './shares-of-pay.ts'

export interface EmployeeFacts {
  /** Pay for the year before any deductions, and the period that it was typed for. */
  readonly annualSalary: Amount
  readonly payPer?: PayPeriod
  /** A percentage of salary: 5 for 5%. */
  readonly pensionContribution: Amount
  readonly pensionMethod: PensionMethod
  /** What the percentages are of: all pay if left out. */
  readonly pensionBasis?: PensionBasis
  /** What is paid in besides the percentage, pounds a month. */
  readonly pensionPerMonth?: Amount
  /** The percentage that the employer pays in. */
  readonly employerContribution?: Amount
  readonly region: Region
  readonly loans: readonly LoanPlan[]
  readonly paid: PayMonths
}

export type TakeHomeRates = PensionRates & EnrolmentRates & NationalInsuranceRates & StudentLoanRates

/** The amounts between a salary and take-home pay. Pounds a year, unless an amount says otherwise. */
export type TakeHomePay = ReturnType<typeof takeHomePay>

/**
 * An employee’s take-home pay for a year. How the pension is paid decides what each charge falls on. Salary sacrifice lowers pay itself
 * (ITEPA 2003 s.62). A net pay arrangement lowers only taxed pay (FA 2004 s.193). Relief at source lowers neither: it raises the tax bands
 * instead, and the member pays the gross contribution less basic rate relief (FA 2004 s.192). Unrounded pounds a year.
 */
export function takeHomePay(facts: EmployeeFacts, rates: TakeHomeRates) {
  const { annualSalary, pensionMethod, region, loans } = facts
  const isReliefAtSource = pensionMethod === 'relief-at-source'
  const { gross, cost, afterPension, employer, pot, isCapped } = pensionOf(facts, rates)
  const earnings = pensionMethod === 'salary-sacrifice' ? afterPension : annualSalary

  const incomeTax = taxOnIncome(
    {
      income: isReliefAtSource ? annualSalary : afterPension,
      adjustedNetIncome: afterPension,
      region,
      ...(isReliefAtSource && { limitsRaisedBy: gross }),
    },
    rates,
  )
  const nationalInsurance = class1OfYear(earnings, facts.paid, rates)
  const repayments = loans.map((plan) => studentLoanRepayment(earnings, plan, rates))
  const others = [...repayments, cost]
  const netIncome = annualSalary
    .less(incomeTax.tax, nationalInsurance, ...others)
    .named('netIncome', 'Annual take-home pay')
    .means(say`What is left after everything above.`)
  const aboveAllowance = contributionAboveAllowance(
    pot,
    incomeWithPension(facts, gross, afterPension, employer),
    { taxableIncome: incomeTax.taxableIncome, region, ...(isReliefAtSource && { limitsRaisedBy: gross }) },
    rates,
  )
  return {
    facts,
    // The employee’s contribution with any relief, and what it costs the employee. Then the employer’s, and both together.
    pensionGross: gross,
    pension: cost,
    employerPension: employer,
    pensionPot: pot,
    /** Whether the contribution that was asked for is more than all of the salary, which is then what is paid in. */
    isPensionCapped: isCapped,
    incomeTax,
    nationalInsurance,
    repayments,
    studentLoan: sumOf(repayments),
    netIncome,
    // The charge on a contribution above the annual allowance is not a deduction from pay.
    aboveAllowance,
    monthlyNetIncome: netIncome
      .dividedBy(number(MONTHS_IN_A_YEAR))
      .named('monthlyNetIncome', 'Monthly take-home pay')
      .means(say`A twelfth of your take-home pay for the year.`),
    shares: sharesOfPay(annualSalary, incomeTax.tax.plus(nationalInsurance), others, {
      all: say`Everything that comes off your salary, as a percentage of it. That is more than tax: it includes any pension contribution and student loan repayment.`,
      taxAndInsurance: say`The same without your pension contribution and any student loan repayment.`,
    }),
  }
}

/**
 * The employee’s contribution that reaches the pension, what it costs the employee, the pay that is left after it, the employer’s
 * contribution, and both together. Percentages are of all pay, or of qualifying earnings (Pensions Act 2008 s.13). Annual pounds.
 */
function pensionOf(facts: EmployeeFacts, rates: TakeHomeRates) {
  const { pensionContribution, employerContribution = NIL, pensionPerMonth = NIL } = facts
  const basis = facts.pensionBasis === 'qualifying-earnings' ? qualifyingEarnings(facts.annualSalary, rates) : facts.annualSalary
  const byPercent = basis.percent(pensionContribution)
  const wanted = byPercent.plus(pensionPerMonth.times(number(MONTHS_IN_A_YEAR)))
  const isCapped = isAbove(wanted, facts.annualSalary)
  const contribution = when(isCapped, facts.annualSalary, when(isAbove(pensionPerMonth, NIL), wanted, byPercent))
  const own = ownContribution(contribution, facts, rates)
  const employer = basis
    .percent(employerContribution)
    .namedIfAny('employerPension', 'Employer’s pension contribution')
    .means(say`What your employer pays in on top of your salary. It does not come out of your pay.`)
  const pot = own.gross
    .plus(employer)
    .named('pensionPot', 'Total paid into your pension')
    .means(say`What you pay in, with any tax relief, and what your employer adds.`)
  return { ...own, employer, pot, isCapped }
}

/** An employee’s contribution, what it costs the employee, and the pay that is left after it. Annual pounds. */
function ownContribution(
  contribution: Amount,
  { annualSalary, pensionMethod, pensionBasis, pensionPerMonth = NIL }: EmployeeFacts,
  { incomeTax }: TakeHomeRates,
) {
  if (pensionMethod === 'relief-at-source') {
    const gross = contribution
      .namedIfAny('pensionGross', 'Gross pension contribution')
      .means(say`What goes into your pension, including the tax relief that the scheme claims for you.`)
    const cost = gross
      .times(figure(incomeTax.reliefAtSource.memberShare))
      .namedIfAny('pension', 'What you pay into the pension')
      .means(say`What you pay in. The scheme claims the rest from HMRC.`)
    return { gross, cost, afterPension: annualSalary.less(gross).named('afterPension', 'Adjusted net income', 'ITA 2007 s.58') }
  }
  const percentOf = pensionBasis === 'qualifying-earnings' ? 'qualifying earnings' : 'salary'
  const gross = contribution
    .namedIfAny('pension', 'Pension contribution')
    .means(say`${either(isAbove(pensionPerMonth, NIL), say`What you pay in over the year`, say`A percentage of your ${percentOf}`)}.`)
  const label = pensionMethod === 'salary-sacrifice' ? 'Pay after salary sacrifice' : 'Pay after pension contribution'
  return { gross, cost: gross, afterPension: annualSalary.less(gross).named('afterPension', label) }
}

/** How the way the pension is paid counts in the two incomes that the annual allowance tests. FA 2004 s.228ZA(4) and (5). */
function incomeWithPension(
  { annualSalary, pensionMethod }: EmployeeFacts,
  gross: Amount,
  afterPension: Amount,
  employer: Amount,
): IncomeWithPension {
  switch (pensionMethod) {
    case 'salary-sacrifice':
      return { netIncome: afterPension, salarySacrifice: gross, employer: gross.plus(employer) }
    case 'net-pay':
      return { netIncome: afterPension, netPay: gross, employer }
    case 'relief-at-source':
      return { netIncome: annualSalary, reliefAtSource: gross, employer }
  }
}
