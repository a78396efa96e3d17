import { describe, expect, it } from 'vitest'
import { answerOf, askedBy, toldBy } from '../../tests/page.ts'
import { saidUnder } from '../../tests/said-text.ts'
import { calculator } from './answer.ts'

const PAY = { annualSalary: '60000', pensionContribution: '5' }
const tell = (raw: Readonly<Record<string, string>>) => toldBy(answerOf(calculator, raw))
const POSTGRADUATE = { studentLoanPlan: 'postgraduate', postgraduateLoan: 'true' }

describe('the take-home pay calculator', () => {
  it('asks for a salary, a pension, loans and where you live', () => {
    expect(calculator.slug).toBe('income-tax')
    expect(askedBy(calculator)).toEqual([
      'annualSalary: Annual Salary, money',
      'payPer: Pay Period, year | month | four-weeks | fortnight | week | day | hour, year when blank',
      'hoursPerWeek: Hours a Week, number 1 to 168 by 0.01, 37.5 when blank, counts hours',
      'daysPerWeek: Days a Week, number 0.5 to 7 by 0.5, 5 when blank, counts days',
      'pensionContribution: Pension Contribution, percent',
      'studentLoanPlan: Student Loan Plan, none | plan1 | plan2 | plan4 | plan5 | postgraduate, none when blank',
      'region: Where You Live, england | wales | scotland | northern-ireland, england when blank',
      'pensionMethod: How You Pay Into Your Pension, salary-sacrifice | net-pay | relief-at-source, salary-sacrifice when blank',
      'postgraduateLoan: Postgraduate Loan as Well, yes or no, no when blank',
    ])
  })

  it('refuses a postgraduate loan on top of the postgraduate plan', () => {
    expect(calculator.parse(POSTGRADUATE)).toEqual({
      issues: [{ field: 'postgraduateLoan', expected: 'left out when the plan is already postgraduate' }],
    })
    expect(calculator.parse({ ...POSTGRADUATE, postgraduateLoan: 'false' }).issues).toBe(undefined)
    expect(calculator.parse({ ...POSTGRADUATE, studentLoanPlan: 'plan1' }).issues).toBe(undefined)
  })

  it('works out £60,000 with 5% given up for a pension and a plan 2 loan', () => {
    expect(tell({ ...PAY, studentLoanPlan: 'plan2' })).toEqual({
      headline: 'netIncome',
      rows: [
        '+ Annual Salary 60000.00 (grossIncome)',
        // 20% of 37,700 and 40% of 6,730.
        '− Income Tax 10232.00 (incomeTax)',
        // 8% of 37,700 and 2% of 6,730.
        '− National Insurance 3150.60 (nationalInsurance)',
        // 9% of 57,000 − 27,295.
        '− Student Loan 2673.45 (studentLoan)',
        '− Pension Contribution 3000.00 (pension)',
        '= Annual Take-Home 40943.95 (netIncome)',
        '· Monthly Take-Home 3412.00 (monthlyNetIncome)',
      ],
      // 68.24 + 17.05 + 5.251 + 4.46 + 5: rounded, they come to 100.1, so National Insurance, where the error is smallest, is rounded down.
      shares: [
        'Annual Take-Home 68.2% (netIncome)',
        'Income Tax 17.1% (incomeTax)',
        'National Insurance 5.2% (nationalInsurance)',
        'Student Loan 4.5% (studentLoan)',
        'Pension Contribution 5.0% (pension)',
      ],
      bandTables: [
        'Income Tax by band (incomeTax): basic 20% of 37700.00; higher 40% of 6730.00; additional 45% of 0.00',
        'National Insurance by band (nationalInsurance): below the primary threshold 0% of 12570.00; main 8% of 37700.00; additional 2% of 6730.00',
      ],
      steps: [
        'Pension contribution (pension) = annualSalary × pensionContribution% = 3000.00',
        'Pay after salary sacrifice (afterPension) = annualSalary − “Pension contribution” = 57000.00',
        'Personal Allowance (personalAllowance) = incomeTax.personalAllowance.amount = 12570.00 [ITA 2007 s.35]',
        'Taxable income (taxableIncome) = “Pay after salary sacrifice” − “Personal Allowance” = 44430.00 [ITA 2007 s.23]',
        'Income Tax (incomeTax) = bands incomeTax of “Taxable income” = 10232.00 [ITA 2007 s.10]',
        'National Insurance (nationalInsurance) = bands nationalInsurance of “Pay after salary sacrifice” = 3150.60 [SSCBA 1992 s.8]',
        'Plan 2 student loan (studentLoan.plan2) = (“Pay after salary sacrifice” − studentLoans.plan2.threshold) × studentLoans.undergraduateRate = 2673.45',
        'Annual take-home pay (netIncome) = annualSalary − “Income Tax” − “National Insurance” − “Plan 2 student loan” − “Pension contribution” = 40943.95',
        'Monthly take-home pay (monthlyNetIncome) = “Annual take-home pay” ÷ 12 = 3412.00',
        // 13,382.60 of 60,000.
        'Tax and National Insurance as a share of pay (taxAndInsuranceRate) = (“Income Tax” + “National Insurance”) ÷ annualSalary = 22.30%',
        'All deductions as a share of pay (effectiveRate) = (“Income Tax” + “National Insurance” + “Plan 2 student loan” + “Pension contribution”) ÷ annualSalary = 31.76%',
      ],
      notes: ['loan-rounded-down-by-payroll'],
      assumptions: [
        'region by region',
        'pension-method by pensionMethod',
        'student-loan-plan by studentLoanPlan',
        'annual-national-insurance',
        'one-job',
        'category-a',
        'nothing-else',
      ],
    })
  })

  it.each([
    ['none', 'false', 'You are not repaying a student loan. Repayments would come out of your pay.'],
    ['none', 'true', 'Your student loan is a postgraduate loan. Other plans have different repayment thresholds.'],
    ['postgraduate', 'false', 'Your student loan is a postgraduate loan. Other plans have different repayment thresholds.'],
    ['plan2', 'false', 'Your student loan is Plan 2. Other plans have different repayment thresholds.'],
    ['plan2', 'true', 'Your student loans are Plan 2 and a postgraduate loan. Other plans have different repayment thresholds.'],
  ])('names every loan that is repaid: plan %s, with a postgraduate loan as well: %s', (studentLoanPlan, postgraduateLoan, expected) => {
    const result = answerOf(calculator, { annualSalary: '60000', studentLoanPlan, postgraduateLoan })
    expect(saidUnder(result, 'student-loan-plan')).toBe(expected)
  })

  it('shows what HMRC pays on net pay of £1,300 out of £13,000, outside take-home pay: 870 × 20% = 174 (FA 2004 s.193A)', () => {
    const { rows, steps, notes } = tell({ annualSalary: '13000', pensionContribution: '10', pensionMethod: 'net-pay' })
    // 13,000 − 430 × 8% − 1,300.
    expect(rows).toContain('= Annual Take-Home 11665.60 (netIncome)')
    expect(rows.at(-1)).toBe('· Tax Relief Paid by HMRC 174.00 (netPayRelief)')
    expect(steps).toContain(
      'Tax relief that HMRC pays you (netPayRelief) = (“Pension contribution” − (annualSalary − incomeTax.personalAllowance.amount)) × incomeTax.basicRate = 174.00 [FA 2004 s.193A]',
    )
    expect(notes).toContain('net-pay-relief-from-hmrc')
  })

  it('takes the pension off pay before tax but not before National Insurance in a net pay arrangement (FA 2004 s.193)', () => {
    const { steps } = tell({ ...PAY, pensionMethod: 'net-pay' })
    expect(steps.slice(0, 6)).toEqual([
      'Pension contribution (pension) = annualSalary × pensionContribution% = 3000.00',
      'Pay after pension contribution (afterPension) = annualSalary − “Pension contribution” = 57000.00',
      'Personal Allowance (personalAllowance) = incomeTax.personalAllowance.amount = 12570.00 [ITA 2007 s.35]',
      'Taxable income (taxableIncome) = “Pay after pension contribution” − “Personal Allowance” = 44430.00 [ITA 2007 s.23]',
      'Income Tax (incomeTax) = bands incomeTax of “Taxable income” = 10232.00 [ITA 2007 s.10]',
      'National Insurance (nationalInsurance) = bands nationalInsurance of annualSalary = 3210.60 [SSCBA 1992 s.8]',
    ])
  })

  it('takes 80% of the pension from pay under relief at source, and tapers by adjusted net income (FA 2004 s.192; ITA 2007 s.58)', () => {
    expect(tell({ annualSalary: '110000', pensionContribution: '5', pensionMethod: 'relief-at-source' }).steps.slice(0, 7)).toEqual([
      'Gross pension contribution (pensionGross) = annualSalary × pensionContribution% = 5500.00',
      'Adjusted net income (afterPension) = annualSalary − “Gross pension contribution” = 104500.00 [ITA 2007 s.58]',
      'Personal Allowance (personalAllowance) = incomeTax.personalAllowance.amount − (“Adjusted net income” − incomeTax.personalAllowance.incomeLimit) × incomeTax.personalAllowance.taperRate = 10320.00 [ITA 2007 s.35]',
      'Taxable income (taxableIncome) = annualSalary − “Personal Allowance” = 99680.00 [ITA 2007 s.23]',
      // 20% of 43,200 and 40% of 56,480.
      'Income Tax (incomeTax) = bands incomeTax of “Taxable income” = 31232.00 [ITA 2007 s.10]',
      'National Insurance (nationalInsurance) = bands nationalInsurance of annualSalary = 4210.60 [SSCBA 1992 s.8]',
      'What you pay into the pension (pension) = “Gross pension contribution” × incomeTax.reliefAtSource.memberShare = 4400.00',
    ])
  })

  it('repays 6% above £21,000 of a postgraduate loan on top of another loan, and does not ask how a missing pension is paid', () => {
    const { rows, steps, assumptions } = tell({
      annualSalary: '60000',
      studentLoanPlan: 'plan1',
      postgraduateLoan: 'true',
      region: 'wales',
    })
    // 9% of 60,000 − 24,990 and 6% of 60,000 − 21,000.
    expect(rows).toContain('− Student Loan 5490.90 (studentLoan)')
    expect(rows.filter((row) => row.includes('pension'))).toEqual([])
    expect(steps.slice(4, 6)).toEqual([
      'Plan 1 student loan (studentLoan.plan1) = (annualSalary − studentLoans.plan1.threshold) × studentLoans.undergraduateRate = 3150.90',
      'Postgraduate loan (studentLoan.postgraduate) = (annualSalary − studentLoans.postgraduate.threshold) × studentLoans.postgraduate.rate = 2340.00',
    ])
    expect(assumptions).not.toContain('pension-method by pensionMethod')
    expect(assumptions[1]).toBe('no-pension by pensionContribution')
    expect(assumptions).not.toContain('no-child-benefit')
    expect(tell({ annualSalary: '60000.01' }).assumptions).toContain('no-child-benefit')
    expect(tell({ annualSalary: '10000' }).assumptions).not.toContain('no-pension by pensionContribution')
  })

  it('leaves out a loan on which nothing is repaid', () => {
    const { rows, steps } = answerOf(calculator, { annualSalary: '20000', studentLoanPlan: 'plan2' })
    expect([...rows, ...steps].filter(({ key }) => key.startsWith('studentLoan'))).toEqual([])
  })
})
