import { type Decimal, MONTHS_IN_A_YEAR, ONE_HUNDRED, percentOf, sumOf, ZERO } from '../../money/decimal.ts'
import type { IncomeTaxRates } from '../income-tax/rates.ts'
import type { Region } from '../income-tax/region.ts'
import { type TaxOnIncome, taxOnIncome } from '../income-tax/tax-on-income.ts'
import { class1Employee } from '../national-insurance/class-1.ts'
import type { Contribution } from '../national-insurance/contribution.ts'
import type { NationalInsuranceRates } from '../national-insurance/rates.ts'
import { type ContributionAboveAllowance, contributionAboveAllowance } from '../pensions/contribution-above-allowance.ts'
import type { PensionRates } from '../pensions/rates.ts'
import type { IncomeWithPension } from '../pensions/tested-income.ts'
import type { LoanPlan } from '../student-loans/plan.ts'
import { type Repayment, type StudentLoanRates, studentLoanRepayment } from '../student-loans/repayment.ts'
import type { PensionMethod } from './pension-method.ts'

export interface EmployeeFacts {
  /** Pay for the year before any deductions. */
  readonly annualSalary: Decimal
  /** A percentage of salary: 5 for 5%. */
  readonly pensionContribution: Decimal
  readonly pensionMethod: PensionMethod
  readonly region: Region
  readonly loans: readonly LoanPlan[]
}

export type TakeHomeRates = PensionRates & NationalInsuranceRates & StudentLoanRates

/** Every amount between a salary and take-home pay. Exact pounds a year, unless it says otherwise. */
export interface TakeHomePay {
  readonly facts: EmployeeFacts
  /** The whole contribution that reaches the pension. */
  readonly pensionGross: Decimal
  /** What it costs the employee: all of it, or the member’s share under relief at source. */
  readonly pension: Decimal
  /** What Income Tax is charged on, before the Personal Allowance. */
  readonly taxedPay: Decimal
  /** What Class 1 and student loans are charged on. */
  readonly earnings: Decimal
  readonly incomeTax: TaxOnIncome
  readonly nationalInsurance: Contribution
  readonly repayments: readonly Repayment[]
  readonly studentLoan: Decimal
  readonly deductions: Decimal
  readonly netIncome: Decimal
  /** The charge on a contribution above the annual allowance. It is not a deduction from pay. Undefined where there is none. */
  readonly aboveAllowance: ContributionAboveAllowance | undefined
  readonly monthlyNetIncome: Decimal
  /** All deductions, including the pension, as a percentage of salary. */
  readonly effectiveRate: Decimal
}

/**
 * An employee’s take-home pay for a year. How the pension is paid decides what each charge falls on. Salary sacrifice lowers pay itself
 * (ITEPA 2003 s.62). A net pay arrangement lowers only taxed pay (FA 2004 s.193). Relief at source lowers neither: it raises the tax bands
 * instead, and the member pays the gross contribution less basic rate relief (FA 2004 s.192). Exact pounds a year.
 */
export function takeHomePay(facts: EmployeeFacts, rates: TakeHomeRates): TakeHomePay {
  const { annualSalary, pensionMethod } = facts
  const pensionGross = annualSalary.times(facts.pensionContribution).dividedBy(ONE_HUNDRED)
  const isReliefAtSource = pensionMethod === 'relief-at-source'
  const pension = isReliefAtSource ? pensionGross.times(rates.incomeTax.reliefAtSource.memberShare.value) : pensionGross
  const afterPension = annualSalary.minus(pensionGross)
  const taxedPay = isReliefAtSource ? annualSalary : afterPension
  const earnings = pensionMethod === 'salary-sacrifice' ? afterPension : annualSalary

  const incomeTax = taxOnPay(facts, pensionGross, isReliefAtSource, rates)
  const { nationalInsurance, repayments, studentLoan } = chargesOn(earnings, facts.loans, rates)
  const deductions = incomeTax.tax.plus(nationalInsurance.contribution).plus(studentLoan).plus(pension)
  const netIncome = annualSalary.minus(deductions)
  return {
    facts,
    pensionGross,
    pension,
    taxedPay,
    earnings,
    incomeTax,
    nationalInsurance,
    repayments,
    studentLoan,
    deductions,
    netIncome,
    aboveAllowance: aboveAllowanceOf(facts, pensionGross, incomeTax, rates),
    monthlyNetIncome: netIncome.dividedBy(MONTHS_IN_A_YEAR),
    effectiveRate: percentOf(deductions, annualSalary),
  }
}

/** Income Tax for a year on a salary, when a gross pension contribution is paid out of it after tax (relief at source) or before tax. */
function taxOnPay({ annualSalary, region }: EmployeeFacts, pensionGross: Decimal, isReliefAtSource: boolean, rates: IncomeTaxRates) {
  const afterPension = annualSalary.minus(pensionGross)
  const income = isReliefAtSource ? annualSalary : afterPension
  const limitsRaisedBy = isReliefAtSource ? pensionGross : ZERO
  return taxOnIncome({ income, adjustedNetIncome: afterPension, region, limitsRaisedBy }, rates)
}

/** The contribution above the annual allowance, if it is above. How it is paid decides how it counts in the two incomes that are tested. */
function aboveAllowanceOf(
  { annualSalary, pensionMethod, region }: EmployeeFacts,
  pensionGross: Decimal,
  incomeTax: TaxOnIncome,
  rates: TakeHomeRates,
): ContributionAboveAllowance | undefined {
  const afterPension = annualSalary.minus(pensionGross)
  const income: IncomeWithPension = {
    'salary-sacrifice': { netIncome: afterPension, salarySacrifice: pensionGross, employer: pensionGross },
    'net-pay': { netIncome: afterPension, netPay: pensionGross },
    'relief-at-source': { netIncome: annualSalary, reliefAtSource: pensionGross },
  }[pensionMethod]
  const relievable = pensionMethod === 'relief-at-source' ? pensionGross : ZERO
  return contributionAboveAllowance(pensionGross, income, { after: incomeTax, relievable, region }, rates)
}

/** Class 1 and student loan repayments for a year, which are charged on the same earnings. Annual pounds, unrounded. */
function chargesOn(earnings: Decimal, loans: readonly LoanPlan[], rates: TakeHomeRates) {
  const repayments = loans.map((plan) => studentLoanRepayment(earnings, plan, rates))
  return {
    nationalInsurance: class1Employee(earnings, rates),
    repayments,
    studentLoan: sumOf(repayments.map(({ repayment }) => repayment)),
  }
}
