import type { calculator } from '../../../engine/calculators/income-tax/answer.ts'
import { type Decimal, ONE_HUNDRED, ZERO } from '../../../engine/money/decimal.ts'
import { figures } from '../figures.ts'
import {
  type Amounts,
  allowanceOn,
  annualAllowance,
  charge,
  chargeOn,
  employeeContribution,
  type InputsOf,
  monthly,
  penny,
  percent,
  positive,
} from './rules.ts'

type Inputs = InputsOf<typeof calculator>

function repayment(earnings: Decimal, plan: Inputs['studentLoanPlan']) {
  const loan = plan === 'none' ? undefined : figures.loans[plan]
  return loan === undefined || earnings.lte(loan.threshold) ? ZERO : earnings.minus(loan.threshold).times(loan.rate)
}

/** Take-home pay, in the fewest steps that the law allows. */
export function incomeTax({
  annualSalary,
  pensionContribution,
  pensionMethod,
  region,
  studentLoanPlan,
  postgraduateLoan,
}: Inputs): Amounts {
  const pensionGross = annualSalary.times(pensionContribution).div(ONE_HUNDRED)
  const isAtSource = pensionMethod === 'relief-at-source'
  const pension = isAtSource ? pensionGross.times(figures.memberShare) : pensionGross
  const afterPension = annualSalary.minus(pensionGross)
  const earnings = pensionMethod === 'salary-sacrifice' ? afterPension : annualSalary
  const personalAllowance = allowanceOn(afterPension)
  const taxableIncome = positive((isAtSource ? annualSalary : afterPension).minus(personalAllowance))
  const raisedBy = isAtSource ? pensionGross : ZERO
  const bands = figures.bands[region]
  const tax = charge(taxableIncome, bands, raisedBy)
  // Pay given up still counts as threshold income; a contribution paid any other way does not.
  const thresholdIncome = pensionMethod === 'salary-sacrifice' ? annualSalary : afterPension
  const excess = pensionGross.lte(figures.pension.minimum)
    ? ZERO
    : positive(pensionGross.minus(annualAllowance(thresholdIncome, annualSalary)))
  const nationalInsurance = employeeContribution(earnings)
  const undergraduate = repayment(earnings, studentLoanPlan)
  const studentLoan = postgraduateLoan ? undergraduate.plus(repayment(earnings, 'postgraduate')) : undergraduate
  const deductions = tax.plus(nationalInsurance).plus(studentLoan).plus(pension)
  const netIncome = annualSalary.minus(deductions)
  return {
    taxableIncome: penny(taxableIncome),
    incomeTax: penny(tax),
    nationalInsurance: penny(nationalInsurance),
    studentLoan: penny(studentLoan),
    pension: penny(pension),
    netIncome: penny(netIncome),
    effectiveRate: percent(deductions, annualSalary),
    personalAllowance: penny(personalAllowance),
    pensionGross: penny(pensionGross),
    monthlyNetIncome: monthly(netIncome),
    annualAllowanceCharge: excess.isZero() ? ZERO : penny(chargeOn(excess, taxableIncome, bands, raisedBy)),
  }
}
