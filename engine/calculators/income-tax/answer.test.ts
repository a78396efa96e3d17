import { describe, expect, it } from 'vitest'
import { answerOf, askedBy, toldBy } from '../../tests/page.ts'
import { saidUnder } from '../../tests/said-text.ts'
import { calculator } from './answer.ts'

const PAY = { annualSalary: '60000', pensionContribution: '5' }
const tell = (raw: Readonly<Record<string, string>>) => toldBy(answerOf(calculator, raw))
const RARE = [
  'taxCode: Tax code, text, nothing when blank',
  'bonus: Bonus or overtime in one month, money or unknown',
  'taxableBenefits: Taxable benefits from work, money or unknown',
  'secondIncome: Second job or pension, money or unknown',
  'secondIncomeKind: What the second income is, job | pension, job when blank',
  'secondIncomePaid: How often it is paid, every-month | once, every-month when blank',
  'secondTaxCode: Tax code of the second income, text, nothing when blank',
  'children: Children you get Child Benefit for, number 0 to 20 by 1, unknown when blank, counts children',
  'marriageAllowance: Marriage Allowance, none | received | given, none when blank',
  'blindPersonsAllowance: Blind Person’s Allowance, yes or no, no when blank',
  'niCategory: National Insurance category, A | B | C | H | J | M | V | X | Z | F | I | L | S | N | E | D | K, A when blank',
  'isDirector: Company director, yes or no, no when blank',
]
const POSTGRADUATE = { studentLoanPlan: 'postgraduate', postgraduateLoan: 'true' }

const inputsOf = (raw: Readonly<Record<string, string>>) => {
  const parsed = calculator.parse(raw)
  return parsed.issues ? expect.fail('the inputs are refused') : parsed.inputs
}

describe('the take-home pay calculator', () => {
  it('asks for a salary, a pension, loans and where you live', () => {
    expect(calculator.slug).toBe('income-tax')
    expect(askedBy(calculator)).toEqual([
      'annualSalary: Annual Salary, money',
      'payPer: Pay period, year | month | four-weeks | fortnight | week | day | hour, year when blank',
      'hoursPerWeek: Hours a week, number 1 to 168 by 0.01, 37.5 when blank, counts hours',
      'daysPerWeek: Days a week, number 0.5 to 7 by 0.5, 5 when blank, counts days',
      'pensionContribution: Pension Contribution, percent',
      'studentLoanPlan: Student Loan Plan, none | plan1 | plan2 | plan4 | plan5 | postgraduate, none when blank',
      'region: Where you live, england | wales | scotland | northern-ireland, england when blank',
      'pensionMethod: How you pay into your pension, salary-sacrifice | net-pay | relief-at-source, salary-sacrifice when blank',
      'isPublicServicePension: NHS, teachers, LGPS or another public service pension, yes or no, no when blank',
      'pensionBasis: What the percentage is of, all-pay | qualifying-earnings, all-pay when blank',
      'pensionPerMonth: Pension contribution a month, money',
      'employerContribution: Employer’s pension contribution, percent',
      'otherLoanPlan: Another student loan plan, none | plan1 | plan2 | plan4 | plan5, none when blank',
      'postgraduateLoan: Postgraduate loan as well, yes or no, no when blank',
      ...RARE,
    ])
  })

  it('refuses a postgraduate loan on top of the postgraduate plan', () => {
    expect(calculator.parse(POSTGRADUATE)).toMatchObject({
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
    expect(assumptions).not.toContain('no-child-benefit by children')
    expect(tell({ annualSalary: '60000.01' }).assumptions).toContain('no-child-benefit by children')
    expect(tell({ annualSalary: '10000' }).assumptions).not.toContain('no-pension by pensionContribution')
  })

  it('takes a percentage of qualifying earnings, adds pounds a month, and says what the employer adds (Pensions Act 2008 s.13)', () => {
    const raw = { annualSalary: '30000', pensionContribution: '5', pensionBasis: 'qualifying-earnings', pensionPerMonth: '100' }
    const { rows, steps, notes } = tell({ ...raw, employerContribution: '3' })
    // 30,000 − 6,240 is 23,760: 1,188 and 1,200, and 712.80 from the employer.
    expect(steps.slice(0, 2)).toEqual([
      'Qualifying earnings (qualifyingEarnings) = (the smaller of annualSalary and pensions.automaticEnrolment.upperLimit) − pensions.automaticEnrolment.lowerLimit = 23760.00 [Pensions Act 2008 s.13]',
      'Pension contribution (pension) = “Qualifying earnings” × pensionContribution% + pensionPerMonth × 12 = 2388.00',
    ])
    expect(rows.slice(-2)).toEqual(['· Employer’s Contribution 712.80 (employerPension)', '· Total Into Your Pension 3100.80 (pensionPot)'])
    expect(notes).toEqual(['employer-pays-into-pension'])
    // 72% of 2,388 is 1,719.36.
    expect(saidUnder(answerOf(calculator, { ...raw, employerContribution: '3' }), 'employer-pays-into-pension')).toBe(
      '3100.8 (pence) goes into your pension in the year, 712.8 (pence) of it from your employer. Your take-home pay is 1719.36 (pence) lower than it would be if you paid nothing in.',
    )
    expect(tell(raw).notes).toEqual([])
    expect(saidUnder(answerOf(calculator, { annualSalary: '30000', employerContribution: '3' }), 'employer-pays-into-pension')).toBe(
      'Your employer pays 900 (pence) into your pension in the year. That costs you nothing.',
    )
  })

  it('pays in no more than the salary, and says so', () => {
    const { rows, notes } = tell({ annualSalary: '6000', pensionPerMonth: '500.01' })
    expect(rows).toContain('− Pension Contribution 6000.00 (pension)')
    expect(notes).toEqual(['pension-is-all-of-salary'])
    expect(tell({ annualSalary: '6000', pensionPerMonth: '500' }).notes).toEqual([])
  })

  it('counts what the employer pays in towards the annual allowance (FA 2004 s.233)', () => {
    const raw = { annualSalary: '100000', pensionContribution: '50' }
    expect(tell({ ...raw, employerContribution: '10' }).notes).toEqual(['employer-pays-into-pension'])
    // £10 above 60,000, at 20%: 50,000 − 12,570 is 37,430.
    const { rows, notes } = tell({ ...raw, employerContribution: '10.01' })
    expect(rows.at(-1)).toBe('· Annual Allowance Charge 2.00 (annualAllowanceCharge)')
    expect(notes).toEqual(['employer-pays-into-pension', 'contribution-above-annual-allowance'])
  })

  it('leaves out a loan on which nothing is repaid', () => {
    const { rows, steps } = answerOf(calculator, { annualSalary: '20000', studentLoanPlan: 'plan2' })
    expect([...rows, ...steps].filter(({ key }) => key.startsWith('studentLoan'))).toEqual([])
  })

  it('has a student loan and a pension in its record only where there is one, and always in a table', () => {
    const without = inputsOf({ annualSalary: '20000', studentLoanPlan: 'plan2' })
    expect(Object.keys(calculator.calculate(without).record)).not.toEqual(expect.arrayContaining(['studentLoan']))
    expect(Object.keys(calculator.calculate(without).record)).not.toEqual(expect.arrayContaining(['pension']))
    expect(String(calculator.record(without)['studentLoan'])).toBe('0')
    expect(String(calculator.record(without)['pension'])).toBe('0')
    const { record } = calculator.calculate(inputsOf({ ...PAY, studentLoanPlan: 'plan2' }))
    expect([String(record['studentLoan']), String(record['pension'])]).toEqual(['2673.45', '3000'])
  })
})
