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
  /** Pay for the year before anything comes off. */
  readonly annualSalary: Decimal
  /** Percent of salary, 5 for 5%. */
  readonly pensionContribution: Decimal
  readonly pensionMethod: PensionMethod
  readonly region: Region
  readonly loans: readonly LoanPlan[]
}

export type TakeHomeRates = PensionRates & NationalInsuranceRates & StudentLoanRates

/** Everything on the way from a salary to take-home pay. Annual pounds, exact. */
export interface TakeHomePay {
  readonly facts: EmployeeFacts
  /** The whole contribution that reaches the pension. */
  readonly pensionGross: Decimal
  /** What it costs the employee: all of it, or under relief at source the member’s share. */
  readonly pension: Decimal
  /** What Income Tax is charged on, before the allowance. */
  readonly taxedPay: Decimal
  /** What Class 1 and student loans are charged on. */
  readonly earnings: Decimal
  readonly incomeTax: TaxOnIncome
  readonly nationalInsurance: Contribution
  readonly repayments: readonly Repayment[]
  readonly studentLoan: Decimal
  readonly deductions: Decimal
  readonly netIncome: Decimal
  /** The contribution where it passes the annual allowance, and the charge on what is above: no deduction from pay. */
  readonly aboveAllowance: ContributionAboveAllowance | undefined
  readonly monthlyNetIncome: Decimal
  /** All deductions, the pension among them, as a percent of salary. */
  readonly effectiveRate: Decimal
}

/**
 * Take-home pay of an employee for a year. How the pension is paid decides what each charge falls on:
 * salary sacrifice lowers pay itself; a net pay arrangement lowers only taxed pay (FA 2004 s.193);
 * relief at source leaves both and raises the tax bands instead (FA 2004 s.192), the member paying 80% of the gross.
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

/** Income Tax of a year on a salary that a gross pension contribution is paid out of: after tax (relief at source), or before it. */
function taxOnPay({ annualSalary, region }: EmployeeFacts, pensionGross: Decimal, isReliefAtSource: boolean, rates: IncomeTaxRates) {
  const afterPension = annualSalary.minus(pensionGross)
  const income = isReliefAtSource ? annualSalary : afterPension
  const limitsRaisedBy = isReliefAtSource ? pensionGross : ZERO
  return taxOnIncome({ income, adjustedNetIncome: afterPension, region, limitsRaisedBy }, rates)
}

/** The contribution against the annual allowance: each way of paying it is another part of the two incomes that are tested. */
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

/** Class 1 and student loans of a year, which fall on the same earnings. Annual pounds, unrounded. */
function chargesOn(earnings: Decimal, loans: readonly LoanPlan[], rates: TakeHomeRates) {
  const repayments = loans.map((plan) => studentLoanRepayment(earnings, plan, rates))
  return {
    nationalInsurance: class1Employee(earnings, rates),
    repayments,
    studentLoan: sumOf(repayments.map(({ repayment }) => repayment)),
  }
}
