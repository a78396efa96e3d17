import { type Decimal, MONTHS_IN_A_YEAR, ONE_HUNDRED, ZERO } from '../../../engine/money/decimal.ts'
import type { BareDecimal, Inputs } from '../inputs.ts'
import { allowanceCharge, allowanceOn, charge, contribution, figures, monthly, penny, percent, positive } from './rules.ts'

type Employee = Omit<Inputs['income-tax'], 'studentLoanPlan'> & { readonly studentLoanPlan: keyof typeof figures.loans | 'none' }

function repayment(earnings: Decimal, plan: Employee['studentLoanPlan']) {
  const loan = plan === 'none' ? undefined : figures.loans[plan]
  return loan === undefined || earnings.lte(loan.threshold) ? ZERO : earnings.minus(loan.threshold).times(loan.rate)
}

function takeHome({ annualSalary, pensionContribution, pensionMethod, region, studentLoanPlan, postgraduateLoan }: Employee) {
  const pensionGross = annualSalary.times(pensionContribution).div(ONE_HUNDRED)
  const isAtSource = pensionMethod === 'relief-at-source'
  const pension = isAtSource ? pensionGross.times(figures.memberShare) : pensionGross
  const afterPension = annualSalary.minus(pensionGross)
  const earnings = pensionMethod === 'salary-sacrifice' ? afterPension : annualSalary
  const personalAllowance = allowanceOn(afterPension)
  const taxableIncome = positive((isAtSource ? annualSalary : afterPension).minus(personalAllowance))
  const raisedBy = isAtSource ? pensionGross : ZERO
  const bands = figures.bands[region]
  const incomeTax = charge(taxableIncome, bands, raisedBy)
  // Pay given up still counts as threshold income; a contribution paid any other way does not.
  const thresholdIncome = pensionMethod === 'salary-sacrifice' ? annualSalary : afterPension
  const allowanceDue = allowanceCharge(pensionGross, thresholdIncome, annualSalary, taxableIncome, bands, raisedBy)
  const nationalInsurance = contribution(earnings, figures.class1)
  const undergraduate = repayment(earnings, studentLoanPlan)
  const studentLoan = postgraduateLoan ? undergraduate.plus(repayment(earnings, 'postgraduate')) : undergraduate
  const deductions = incomeTax.plus(nationalInsurance).plus(studentLoan).plus(pension)
  const netIncome = annualSalary.minus(deductions)
  return {
    pensionGross,
    pension,
    personalAllowance,
    taxableIncome,
    incomeTax,
    nationalInsurance,
    studentLoan,
    deductions,
    netIncome,
    allowanceDue,
  }
}

/** Twelfths recur, so the last digits are dropped before half-pennies are rounded. */
const exactPenny = (amount: Decimal) => penny(amount.toDecimalPlaces(46))

/** Pay of employees, in the fewest steps that the law allows. */
export const takeHomes: Pick<BareDecimal, 'income-tax' | 'student-loan' | 'part-year'> = {
  'income-tax'(inputs) {
    const made = takeHome(inputs)
    return {
      taxableIncome: penny(made.taxableIncome),
      incomeTax: penny(made.incomeTax),
      nationalInsurance: penny(made.nationalInsurance),
      studentLoan: penny(made.studentLoan),
      pension: penny(made.pension),
      netIncome: penny(made.netIncome),
      effectiveRate: percent(made.deductions, inputs.annualSalary),
      personalAllowance: penny(made.personalAllowance),
      pensionGross: penny(made.pensionGross),
      monthlyNetIncome: monthly(made.netIncome),
      annualAllowanceCharge: penny(made.allowanceDue),
    }
  },
  'student-loan'(inputs) {
    const made = takeHome(inputs)
    return {
      incomeTax: penny(made.incomeTax),
      nationalInsurance: penny(made.nationalInsurance),
      studentLoan: penny(made.studentLoan),
      pension: penny(made.pension),
      netIncome: penny(made.netIncome),
      effectiveRate: percent(made.deductions, inputs.annualSalary),
      monthlyNetIncome: monthly(made.netIncome),
      annualAllowanceCharge: penny(made.allowanceDue),
    }
  },
  'part-year'({ annualSalary, monthsWorked, pensionContribution, region }) {
    const salaryMonths = annualSalary.times(monthsWorked)
    const actual = salaryMonths.div(MONTHS_IN_A_YEAR)
    const hundredTwelfths = ONE_HUNDRED.times(MONTHS_IN_A_YEAR)
    const pension = salaryMonths.times(pensionContribution).div(hundredTwelfths)
    const paid = salaryMonths.times(ONE_HUNDRED.minus(pensionContribution)).div(hundredTwelfths)
    const bands = figures.bands[region]
    const taxable = positive(paid.minus(allowanceOn(paid)))
    const incomeTax = charge(taxable, bands)
    const threshold = figures.monthly.threshold.times(monthsWorked)
    const limit = figures.monthly.limit.times(monthsWorked)
    const nationalInsurance = contribution(paid, { ...figures.class1, threshold, limit })
    const taxes = incomeTax.plus(nationalInsurance)
    const netIncome = paid.minus(taxes)
    return {
      actualEarnings: exactPenny(actual),
      monthlyEarnings: monthly(annualSalary),
      incomeTax: exactPenny(incomeTax),
      nationalInsurance: exactPenny(nationalInsurance),
      pension: exactPenny(pension),
      netIncome: exactPenny(netIncome),
      effectiveRate: actual.isZero() ? ZERO : exactPenny(taxes.plus(pension).times(ONE_HUNDRED).div(actual)),
      averageMonthlyNetIncome: exactPenny(netIncome.div(monthsWorked)),
      annualAllowanceCharge: exactPenny(allowanceCharge(pension, actual, actual, taxable, bands)),
    }
  },
}
