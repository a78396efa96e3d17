import { describe, expect, it } from 'vitest'
import type { RuleSet } from '../../rates/rates-at.ts'
import { answerOf, askedBy, itNotes, toldBy } from '../../tests/page.ts'
import { calculator } from './answer.ts'
import { IR35_NOTES } from './notes.ts'

const YEAR = { dailyRate: '500', daysWorked: '220', businessExpenses: '10000' }
const INSIDE = { ir35Status: 'inside' }
const THRESHOLD = 'nationalInsurance.class1.secondaryThreshold'
const RATE = 'nationalInsurance.class1.employer.rate'
const tell = (raw: Readonly<Record<string, string>>, ruleSet?: RuleSet) => toldBy(answerOf(calculator, raw, ruleSet))

const year = (dailyRate: string, daysWorked: string, businessExpenses = '0') => ({ dailyRate, daysWorked, businessExpenses })

describe('the IR35 calculator', () => {
  it('asks for a rate, days, expenses and the status', () => {
    expect(calculator.slug).toBe('ir35')
    expect(askedBy(calculator)).toEqual([
      'dailyRate: Day Rate, money',
      'daysWorked: Days Worked, number 0 to 366 by 0.5, 0 when blank, counts days',
      'businessExpenses: Business Expenses, money',
      'ir35Status: IR35 Status, inside | outside, outside when blank',
      'directorSalary: Director’s Salary, money or unknown',
    ])
    expect(answerOf(calculator, INSIDE).record['scenario']).toBe('inside')
  })

  // Outside: a salary of 12,570 and 13.8% of 3,470 leave a profit of 86,951.14. The tax on it is 25% less 3/200 of 163,048.86, and the
  // other 67,659.0879 is paid out: 500 at 0%, 37,200 at 8.75% and 29,959.0879 at 33.75%. Inside: pay is (110,000 + 13.8% of 9,100) ÷ 1.138,
  // which is 97,764.3233…. Income Tax is 20% of 37,700 and 40% of the rest; contributions are 8% of 37,700 and 2% of the rest.
  it('works out 220 days at £500 outside IR35, compared with inside', () => {
    expect(tell(YEAR)).toEqual({
      headline: 'takeHome',
      rows: [
        '+ Gross Income 110000.00 (grossIncome)',
        '− Business Expenses 10000.00 (businessExpenses)',
        '· Net Business Income 100000.00 (netIncome)',
        '· Director’s Salary 12570.00 (salary)',
        '· Dividends 67659.09 (dividends)',
        '− Income Tax 0.00 (incomeTax)',
        '− National Insurance 478.86 (nationalInsurance)',
        '− Corporation Tax 19292.05 (corporationTax)',
        '− Dividend Tax 13366.19 (dividendTax)',
        '= Take-Home Pay 66862.90 (takeHome)',
        '· Take-Home Pay Inside IR35 57260.71 (otherScenarioTakeHome)',
        '· More Than Inside IR35 9602.19 (takeHomeDifference)',
      ],
      shares: [
        'Take-Home Pay 60.8% (takeHome)',
        'Business Expenses 9.1% (businessExpenses)',
        'National Insurance 0.4% (nationalInsurance)',
        'Corporation Tax 17.5% (corporationTax)',
        'Dividend Tax 12.2% (dividendTax)',
      ],
      bandTables: [
        'Income Tax by band (incomeTax): basic 20% of 0.00; higher 40% of 0.00; additional 45% of 0.00',
        'Employee National Insurance by band (employeeContributions): below the primary threshold 0% of 12570.00; main 8% of 0.00; additional 2% of 0.00',
        'Dividend tax by band (dividendTax): dividend nil 0% of 500.00; ordinary 8.75% of 37200.00; upper 33.75% of 29959.09; additional 39.35% of 0.00',
        'Income Tax by band (inside IR35) (other.incomeTax): basic 20% of 37700.00; higher 40% of 47494.32; additional 45% of 0.00',
        'Employee National Insurance by band (inside IR35) (other.employeeContributions): below the primary threshold 0% of 12570.00; main 8% of 37700.00; additional 2% of 47494.32',
      ],
      steps: [
        'Gross income (grossIncome) = dailyRate × daysWorked# = 110000.00',
        'Net business income (netIncome) = “Gross income” − businessExpenses = 100000.00',
        'Director’s salary (salary) = incomeTax.personalAllowance.amount = 12570.00',
        'Company profit before salary (profit) = “Net business income” = 100000.00',
        `Employer National Insurance (employerContributions) = (“Director’s salary” − ${THRESHOLD}) × ${RATE} = 478.86 [SSCBA 1992 s.9]`,
        'Taxable profit (taxableProfit) = “Company profit before salary” − “Director’s salary” − “Employer National Insurance” = 86951.14 [CTA 2009 s.54]',
        'Lower limit (lowerLimit) = corporationTax.lowerLimit = 50000.00 [CTA 2010 s.18D]',
        'Upper limit (upperLimit) = corporationTax.upperLimit = 250000.00 [CTA 2010 s.18D]',
        'Tax at the main rate (taxAtMainRate) = “Taxable profit” × corporationTax.mainRate = 21737.79 [CTA 2010 s.3]',
        'Marginal relief (marginalRelief) = (“Upper limit” − “Taxable profit”) × corporationTax.marginalReliefFraction = 2445.73 [CTA 2010 s.18B(2)]',
        'Corporation Tax (corporationTax) = “Tax at the main rate” − “Marginal relief” = 19292.05 [CTA 2010 ss.3 and 18B]',
        'Dividends (dividends) = “Taxable profit” − “Corporation Tax” = 67659.09',
        'Personal Allowance (personalAllowance) = incomeTax.personalAllowance.amount = 12570.00 [ITA 2007 s.35]',
        'Taxable income (taxableIncome) = “Director’s salary” − “Personal Allowance” = 0.00 [ITA 2007 s.23]',
        'Income Tax (incomeTax) = bands incomeTax of “Taxable income” = 0.00 [ITA 2007 s.10]',
        'Employee National Insurance (employeeContributions) = bands employeeContributions of “Director’s salary” = 0.00 [SSCBA 1992 s.8]',
        'National Insurance (nationalInsurance) = “Employee National Insurance” + “Employer National Insurance” = 478.86',
        'Personal Allowance left for dividends (unusedAllowance) = “Personal Allowance” − “Director’s salary” = 0.00 [ITA 2007 s.25]',
        'Taxable dividends (taxableDividends) = “Dividends” − “Personal Allowance left for dividends” = 67659.09 [ITA 2007 s.23]',
        'Dividend tax (dividendTax) = bands dividendTax of “Taxable dividends” = 13366.19 [ITA 2007 ss.8, 13, 13A and 16]',
        'Take-home pay (takeHome) = “Net business income” − “Income Tax” − “National Insurance” − “Corporation Tax” − “Dividend tax” = 66862.90',
        `Amount treated as pay (inside IR35) (other.salary) = (“Gross income” + ${THRESHOLD} × ${RATE}) ÷ (1 + ${RATE}) = 97764.32 [ITEPA 2003 s.61N]`,
        'Personal Allowance (inside IR35) (other.personalAllowance) = incomeTax.personalAllowance.amount = 12570.00 [ITA 2007 s.35]',
        'Taxable income (inside IR35) (other.taxableIncome) = “Amount treated as pay (inside IR35)” − “Personal Allowance (inside IR35)” = 85194.32 [ITA 2007 s.23]',
        'Income Tax (inside IR35) (other.incomeTax) = bands other.incomeTax of “Taxable income (inside IR35)” = 26537.73 [ITA 2007 s.10]',
        'Employee National Insurance (inside IR35) (other.employeeContributions) = bands other.employeeContributions of “Amount treated as pay (inside IR35)” = 3965.89 [SSCBA 1992 s.8]',
        `Employer National Insurance (inside IR35) (other.employerContributions) = (“Amount treated as pay (inside IR35)” − ${THRESHOLD}) × ${RATE} = 12235.68 [SSCBA 1992 s.9]`,
        'National Insurance (inside IR35) (other.nationalInsurance) = “Employee National Insurance (inside IR35)” + “Employer National Insurance (inside IR35)” = 16201.56',
        'Take-home pay (inside IR35) (otherScenarioTakeHome) = “Net business income” − “Income Tax (inside IR35)” − “National Insurance (inside IR35)” = 57260.71',
        'More than inside IR35 (takeHomeDifference) = “Take-home pay” − “Take-home pay (inside IR35)” = 9602.19',
        'Effective tax rate (effectiveRate) = (“Income Tax” + “National Insurance” + “Corporation Tax” + “Dividend tax”) ÷ “Gross income” = 30.12%',
        'Effective tax rate (inside IR35) (other.effectiveRate) = (“Income Tax (inside IR35)” + “National Insurance (inside IR35)”) ÷ “Gross income” = 38.85%',
      ],
      notes: ['marginal-relief-applied'],
      assumptions: [
        'status by ir35Status',
        'salary-within-personal-allowance by directorSalary',
        'employer-contributions-borne',
        'no-materials-or-employee-expenses',
        'apprenticeship-levy-ignored',
        'not-in-scotland',
        'no-other-income',
        'all-profit-paid-out',
        'no-employment-allowance',
        'no-associated-companies',
        'excluding-vat',
        'no-fees',
      ],
    })
  })

  it('works out the same inside IR35, compared with outside', () => {
    const { rows, shares, bandTables, steps } = tell({ ...YEAR, ...INSIDE })
    expect(rows.slice(3)).toEqual([
      '· Amount Treated as Pay 97764.32 (salary)',
      '− Income Tax 26537.73 (incomeTax)',
      '− National Insurance 16201.56 (nationalInsurance)',
      '= Take-Home Pay 57260.71 (takeHome)',
      '· Take-Home Pay Outside IR35 66862.90 (otherScenarioTakeHome)',
      '· Less Than Outside IR35 -9602.19 (takeHomeDifference)',
    ])
    expect(shares.map((share) => share.slice(0, share.indexOf('%')))).toEqual([
      'Take-Home Pay 52.1',
      'Business Expenses 9.1',
      'Income Tax 24.1',
      'National Insurance 14.7',
    ])
    expect(bandTables.map((table) => table.slice(0, table.indexOf(':')))).toEqual([
      'Income Tax by band (incomeTax)',
      'Employee National Insurance by band (employeeContributions)',
      'Income Tax by band (outside IR35) (other.incomeTax)',
      'Employee National Insurance by band (outside IR35) (other.employeeContributions)',
      'Dividend tax by band (outside IR35) (other.dividendTax)',
    ])
    expect(steps).toContain('Less than outside IR35 (takeHomeDifference) = “Take-home pay” − “Take-home pay (outside IR35)” = -9602.19')
  })

  it('leaves out employer’s contributions under constants: 25% of £87,430 outside, 12% and 2% of £100,000 inside', () => {
    const { steps, assumptions } = tell(YEAR, 'constants')
    expect(steps.slice(2, 7)).toEqual([
      'Director’s salary (salary) = incomeTax.personalAllowance.amount = 12570.00',
      'Company profit before salary (profit) = “Net business income” = 100000.00',
      'Taxable profit (taxableProfit) = “Company profit before salary” − “Director’s salary” = 87430.00 [CTA 2009 s.54]',
      'Corporation Tax (corporationTax) = “Taxable profit” × corporationTax.mainRate = 21857.50',
      'Dividends (dividends) = “Taxable profit” − “Corporation Tax” = 65572.50',
    ])
    expect(steps).toContain('National Insurance (nationalInsurance) = “Employee National Insurance” = 0.00')
    expect(steps).toContain('Amount treated as pay (inside IR35) (other.salary) = “Net business income” = 100000.00')
    expect(steps).toContain(
      'National Insurance (inside IR35) (other.nationalInsurance) = “Employee National Insurance (inside IR35)” = 5518.60',
    )
    expect(assumptions[1]).toBe('salary-within-personal-allowance by directorSalary')
  })

  it.each([
    // (10,000 + 1,255.80) ÷ 1.138, and 9,000 is below the secondary threshold.
    ['10000', `(“Company profit before salary” + ${THRESHOLD} × ${RATE}) ÷ (1 + ${RATE}) = 9890.86`],
    ['9000', '“Company profit before salary” = 9000.00'],
  ])('pays a director no more than a profit of £%s can cover, contributions included (SSCBA 1992 s.9)', (dailyRate, told) => {
    expect(tell({ dailyRate, daysWorked: '1' }).steps[3]).toBe(`Director’s salary (salary) = ${told}`)
  })

  it('pays a director the whole of a profit below the threshold under constants', () => {
    expect(tell({ dailyRate: '10000', daysWorked: '1' }, 'constants').steps[3]).toBe(
      'Director’s salary (salary) = “Company profit before salary” = 10000.00',
    )
  })
})

const together = (dailyRate: string) => tell(year(dailyRate, '220')).steps.filter((step) => step.startsWith('Salary and dividends'))

it('shows salary and dividends together where they are above the limit of the Personal Allowance (ITA 2007 s.35)', () => {
  // 220,000 less 12,570 and 478.86 is 206,951.14. 25% of it less 3/200 of 43,048.86 is 51,092.0521, which leaves 155,859.0879 as dividends.
  expect(together('1000')).toEqual(['Salary and dividends (totalIncome) = “Director’s salary” + “Dividends” = 168429.09'])
  expect(together('500')).toEqual([])
})

describe('a note on contracting', () => {
  itNotes(calculator, IR35_NOTES, [
    ['nothing', {}, []],
    ['nothing inside', INSIDE, []],
    ['a loss', year('100', '1', '200'), ['expenses-above-income']],
    ['a loss inside', { ...year('100', '1', '200'), ...INSIDE }, ['expenses-above-income', 'expenses-not-deducted']],
    ['expenses inside', { ...YEAR, ...INSIDE }, ['expenses-not-deducted']],
    ['no expenses inside', { ...year('500', '200'), ...INSIDE }, []],
    ['expenses inside under constants', { ...YEAR, ...INSIDE }, [], 'constants'],
    ['a profit that just covers the salary: £12,570 and 13.8% of £3,470', year('13048.86', '1'), []],
    ['a penny less', year('13048.85', '1'), ['salary-limited-by-profit']],
    ['a profit between the limits', YEAR, ['marginal-relief-applied']],
    ['the same under constants', YEAR, [], 'constants'],
    ['£120,000 inside, of which £106,551.67 is pay', { ...year('1000', '120'), ...INSIDE }, ['allowance-tapered']],
    ['£220,000 outside', year('1000', '220', '10000'), ['marginal-relief-applied', 'allowance-used-up']],
  ])
})
