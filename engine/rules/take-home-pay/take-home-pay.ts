import { type Amount, figure, number, sumOf } from '../../formula/amount.ts'
import { say } from '../../formula/sentence.ts'
import type { LoanPlan, PensionMethod, Region } from '../../inputs/common-fields.ts'
import type { PayPeriod } from '../../inputs/paid-per.ts'
import { MONTHS_IN_A_YEAR } from '../../money/decimal.ts'
import { taxOnIncome } from '../income-tax/tax-on-income.ts'
import { class1OfYear, type PayMonths } from '../national-insurance/class-1-by-month.ts'
import { contributionAboveAllowance } from '../pensions/contribution-above-allowance.ts'
import type { IncomeWithPension } from '../pensions/tested-income.ts'
import type { NationalInsuranceRates, PensionRates, StudentLoanRates } from '../rates.ts'
import { studentLoanRepayment } from '../student-loans/repayment.ts'
import { sharesOfPay } from './shares-of-pay.ts'

export interface EmployeeFacts {
  /** Pay for the year before any deductions, and the period that it was typed for. */
  readonly annualSalary: Amount
  readonly payPer?: PayPeriod
  /** A percentage of salary: 5 for 5%. */
  readonly pensionContribution: Amount
  readonly pensionMethod: PensionMethod
  readonly region: Region
  readonly loans: readonly LoanPlan[]
  readonly paid: PayMonths
}

export type TakeHomeRates = PensionRates & NationalInsuranceRates & StudentLoanRates

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
  const { gross, cost, afterPension } = pensionOf(facts, rates)
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
    gross,
    incomeWithPension(facts, gross, afterPension),
    { taxableIncome: incomeTax.taxableIncome, region, ...(isReliefAtSource && { limitsRaisedBy: gross }) },
    rates,
  )
  return {
    facts,
    // The whole contribution that reaches the pension, and what it costs the employee.
    pensionGross: gross,
    pension: cost,
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

/** The contribution that reaches the pension, what it costs the employee, and the pay that is left after it. Annual pounds. */
function pensionOf({ annualSalary, pensionContribution, pensionMethod }: EmployeeFacts, { incomeTax }: TakeHomeRates) {
  const contribution = annualSalary.percent(pensionContribution)
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
  const gross = contribution.namedIfAny('pension', 'Pension contribution').means(say`A percentage of your salary.`)
  const label = pensionMethod === 'salary-sacrifice' ? 'Pay after salary sacrifice' : 'Pay after pension contribution'
  return { gross, cost: gross, afterPension: annualSalary.less(gross).named('afterPension', label) }
}

/** How the way the pension is paid counts in the two incomes that the annual allowance tests. FA 2004 s.228ZA(4) and (5). */
function incomeWithPension({ annualSalary, pensionMethod }: EmployeeFacts, gross: Amount, afterPension: Amount): IncomeWithPension {
  switch (pensionMethod) {
    case 'salary-sacrifice':
      return { netIncome: afterPension, salarySacrifice: gross, employer: gross }
    case 'net-pay':
      return { netIncome: afterPension, netPay: gross }
    case 'relief-at-source':
      return { netIncome: annualSalary, reliefAtSource: gross }
  }
}
