import { fields } from '../../engine/calculators/income-tax/fields.ts'
import { incomeTax } from '../../engine/rates/generated/income-tax.ts'
import { methods } from '../../engine/rates/generated/methods.ts'
import { nationalInsurance } from '../../engine/rates/generated/national-insurance.ts'
import { pensions } from '../../engine/rates/generated/pensions.ts'
import { scottishIncomeTax } from '../../engine/rates/generated/scottish-income-tax.ts'
import { studentLoans } from '../../engine/rates/generated/student-loans.ts'
import { workbookOf } from './definition.ts'
import { annualAllowanceCharge } from './steps/annual-allowance.ts'
import { class1Employee } from './steps/national-insurance.ts'
import { studentLoanRepayment } from './steps/student-loans.ts'
import { taxOnIncome } from './steps/tax-on-income.ts'
import { MONTHS_IN_A_YEAR, minus, ONE_HUNDRED, over, percentOf, plus, times, ZERO } from './term.ts'

const LAW_OF_METHOD = {
  'salary-sacrifice': {},
  'net-pay': { law: 'FA 2004 s.193' },
  'relief-at-source': { law: 'ITA 2007 s.58' },
} as const

/** The workbook for take-home pay: an employee’s Income Tax, Class 1 and student loans for a year. */
export const workbook = workbookOf({
  title: 'Income Tax and take-home pay',
  fields,
  tables: { incomeTax, scottishIncomeTax, nationalInsurance, studentLoans, pensions, methods },
  write({ inputs: { pensionMethod, region, studentLoanPlan, postgraduateLoan }, rates, working }) {
    const isReliefAtSource = pensionMethod === 'relief-at-source'
    const salary = working.input('annualSalary')
    const pensionGross = working.step(
      'pensionGross',
      'Pension contribution, gross',
      over(times(salary, working.input('pensionContribution')), ONE_HUNDRED),
    )
    const pension = isReliefAtSource
      ? working.step(
          'pension',
          'What you pay into the pension',
          times(pensionGross, working.rate(rates.incomeTax.reliefAtSource.memberShare)),
          {
            law: 'FA 2004 s.192',
          },
        )
      : pensionGross
    const afterPension = working.step(
      'afterPension',
      isReliefAtSource ? 'Adjusted net income' : 'Pay after the pension contribution',
      minus(salary, pensionGross),
      LAW_OF_METHOD[pensionMethod],
    )
    const { allowance, taxableIncome, tax } = taxOnIncome(
      working,
      {
        income: isReliefAtSource ? salary : afterPension,
        adjustedNetIncome: afterPension,
        region,
        ...(isReliefAtSource && { limitsRaisedBy: pensionGross }),
      },
      rates,
    )
    const earnings = pensionMethod === 'salary-sacrifice' ? afterPension : salary
    const insurance = class1Employee(working, 'nationalInsurance', 'National Insurance', earnings, rates)
    const plans = [...(studentLoanPlan === 'none' ? [] : [studentLoanPlan]), ...(postgraduateLoan ? (['postgraduate'] as const) : [])]
    const loans = plans.map((plan) => studentLoanRepayment(working, plan, earnings, rates))
    const studentLoan = working.step('studentLoan', 'Student loans together', loans.length === 0 ? ZERO : plus(...loans))
    const deductions = working.step('deductions', 'Total deductions', plus(tax, insurance, studentLoan, pension))
    const net = working.step('netIncome', 'Annual take-home pay', minus(salary, deductions))
    const monthly = working.step('monthlyNetIncome', 'Monthly take-home pay', over(net, MONTHS_IN_A_YEAR))
    const effectiveRate = working.step('effectiveRate', 'Effective tax rate', percentOf(deductions, salary), { unit: 'percent' })
    const charge = annualAllowanceCharge(
      working,
      {
        salary,
        contribution: pensionGross,
        afterPension,
        method: pensionMethod,
        taxableIncome,
        region,
        ...(isReliefAtSource && { limitsRaisedBy: pensionGross }),
      },
      rates,
    )
    return {
      rows: [
        { output: 'grossIncome', label: 'Annual Salary', of: salary },
        { output: 'incomeTax', label: 'Income Tax', of: tax, part: 'taken-off' },
        { output: 'nationalInsurance', label: 'National Insurance', of: insurance, part: 'taken-off' },
        { output: 'studentLoan', label: 'Student Loan', of: studentLoan, part: 'taken-off' },
        { output: 'pension', label: 'Pension Contribution', of: pension, part: 'taken-off' },
        { output: 'netIncome', label: 'Annual Take-Home', of: net, part: 'total' },
        { output: 'monthlyNetIncome', label: 'Monthly Take-Home', of: monthly },
      ],
      further: [
        { output: 'personalAllowance', label: 'Personal Allowance left', of: allowance },
        { output: 'taxableIncome', label: 'Taxable income', of: taxableIncome },
        { output: 'pensionGross', label: 'Pension contribution, gross', of: pensionGross },
        { output: 'effectiveRate', label: 'Effective tax rate', of: effectiveRate, unit: 'percent' },
        { output: 'annualAllowanceCharge', label: 'Annual allowance charge, not taken off', of: charge },
      ],
      remarks: [
        'Student loan repayments are worked out for the year and not rounded. Payroll rounds each deduction down to a whole pound.',
        'The annual allowance charge assumes that no unused allowance is carried forward from earlier years.',
      ],
    }
  },
})
