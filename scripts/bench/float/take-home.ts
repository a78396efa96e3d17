import type { BareFloat, NumberInputs } from '../inputs.ts'
import { allowanceCharge, allowanceOn, charge, contribution, figures, monthly, penny, percent, positive } from './rules.ts'

type Employee = Omit<NumberInputs['income-tax'], 'studentLoanPlan'> & { readonly studentLoanPlan: keyof typeof figures.loans | 'none' }

function repayment(earnings: number, plan: Employee['studentLoanPlan']) {
  const loan = plan === 'none' ? undefined : figures.loans[plan]
  return loan === undefined || earnings <= loan.threshold ? 0 : (earnings - loan.threshold) * loan.rate
}

function takeHome({ annualSalary, pensionContribution, pensionMethod, region, studentLoanPlan, postgraduateLoan }: Employee) {
  const pensionGross = (annualSalary * pensionContribution) / 100
  const isAtSource = pensionMethod === 'relief-at-source'
  const pension = isAtSource ? pensionGross * figures.memberShare : pensionGross
  const afterPension = annualSalary - pensionGross
  const earnings = pensionMethod === 'salary-sacrifice' ? afterPension : annualSalary
  const personalAllowance = allowanceOn(afterPension)
  const taxableIncome = positive((isAtSource ? annualSalary : afterPension) - personalAllowance)
  const raisedBy = isAtSource ? pensionGross : 0
  const bands = figures.bands[region]
  const incomeTax = charge(taxableIncome, bands, raisedBy)
  // Pay given up still counts as threshold income; a contribution paid any other way does not.
  const thresholdIncome = pensionMethod === 'salary-sacrifice' ? annualSalary : afterPension
  const allowanceDue = allowanceCharge(pensionGross, thresholdIncome, annualSalary, taxableIncome, bands, raisedBy)
  const nationalInsurance = contribution(earnings, figures.class1)
  const undergraduate = repayment(earnings, studentLoanPlan)
  const studentLoan = postgraduateLoan ? undergraduate + repayment(earnings, 'postgraduate') : undergraduate
  const deductions = incomeTax + nationalInsurance + studentLoan + pension
  const netIncome = annualSalary - deductions
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

/** Pay of employees, in the fewest steps that the law allows. */
export const takeHomes: Pick<BareFloat, 'income-tax' | 'student-loan' | 'part-year'> = {
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
    const salaryMonths = annualSalary * monthsWorked
    const actual = salaryMonths / 12
    const hundredTwelfths = 100 * 12
    const pension = (salaryMonths * pensionContribution) / hundredTwelfths
    const paid = (salaryMonths * (100 - pensionContribution)) / hundredTwelfths
    const bands = figures.bands[region]
    const taxable = positive(paid - allowanceOn(paid))
    const incomeTax = charge(taxable, bands)
    const threshold = figures.monthly.threshold * monthsWorked
    const limit = figures.monthly.limit * monthsWorked
    const nationalInsurance = contribution(paid, { ...figures.class1, threshold, limit })
    const taxes = incomeTax + nationalInsurance
    const netIncome = paid - taxes
    return {
      actualEarnings: penny(actual),
      monthlyEarnings: monthly(annualSalary),
      incomeTax: penny(incomeTax),
      nationalInsurance: penny(nationalInsurance),
      pension: penny(pension),
      netIncome: penny(netIncome),
      effectiveRate: actual === 0 ? 0 : penny(((taxes + pension) * 100) / actual),
      averageMonthlyNetIncome: penny(netIncome / monthsWorked),
      annualAllowanceCharge: penny(allowanceCharge(pension, actual, actual, taxable, bands)),
    }
  },
}
