import { describe, expect, it } from 'vitest'
import type { RuleSet } from '../../rates/rates-at.ts'
import { answerOf, askedBy, itNotes, sharesOf, toldBy, valuesOf } from '../../tests/page.ts'
import { saidText, saidUnder } from '../../tests/said-text.ts'
import { calculator } from './answer.ts'

const YEAR = { dailyRate: '500', daysWorked: '220', businessExpenses: '10000' }
const INSIDE = { ir35Status: 'inside' }

const tell = (raw: Readonly<Record<string, string>>, ruleSet?: RuleSet) => toldBy(answerOf(calculator, raw, ruleSet))
const leadsOf = (raw: Readonly<Record<string, string>>) => answerOf(calculator, raw).leads.map(({ says }) => saidText(says))
const values = (raw: Readonly<Record<string, string>>, ruleSet?: RuleSet) => valuesOf(answerOf(calculator, raw, ruleSet))

const year = (dailyRate: string, daysWorked: string, businessExpenses = '0') => ({ dailyRate, daysWorked, businessExpenses })

describe('the IR35 calculator', () => {
  it('asks for days and for a salary that may be unknown', () => {
    expect(askedBy(calculator)).toContain('daysWorked: Days Worked, number 0 to 366 by 0.5, 0 when blank, counts days')
    expect(askedBy(calculator)).toContain('directorSalary: Director’s salary, money or unknown')
    expect(answerOf(calculator, INSIDE).record['scenario']).toBe('inside')
  })

  // Outside: a salary of 12,570 and 13.8% of 3,470 leave a profit of 86,951.14. The tax on it is 25% less 3/200 of 163,048.86, and the
  // other 67,659.0879 is paid out: 500 at 0%, 37,200 at 8.75% and 29,959.0879 at 33.75%. Inside: pay is (110,000 + 13.8% of 9,100) ÷ 1.138,
  // which is 97,764.3233…. Income Tax is 20% of 37,700 and 40% of the rest; contributions are 8% of 37,700 and 2% of the rest.
  it('works out 220 days at £500 outside IR35, compared with inside', () => {
    const answer = answerOf(calculator, YEAR)
    expect(valuesOf(answer)).toMatchObject({ salary: '12570.00', taxableProfit: '86951.14', corporationTax: '19292.05' })
    expect(valuesOf(answer)).toMatchObject({ dividends: '67659.09', dividendTax: '13366.19', nationalInsurance: '478.86' })
    expect(valuesOf(answer)).toMatchObject({ 'other.incomeTax': '26537.73', 'other.nationalInsurance': '16201.56' })
    expect(valuesOf(answer)).toMatchObject({ effectiveRate: '30.12', 'other.effectiveRate': '38.85' })
    expect(toldBy(answer).rows.slice(9)).toEqual([
      '= Take-Home Pay 66862.90 (takeHome)',
      '· Take-Home Pay Inside IR35 57260.71 (otherScenarioTakeHome)',
      '· More Than Inside IR35 9602.19 (takeHomeDifference)',
    ])
    const shares = { takeHome: '60.8', businessExpenses: '9.1', nationalInsurance: '0.4', corporationTax: '17.5', dividendTax: '12.2' }
    expect(sharesOf(answer)).toEqual(shares)
    expect(toldBy(answer).assumptions).toEqual([
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
    ])
  })

  it('works out the same inside IR35, compared with outside', () => {
    const answer = answerOf(calculator, { ...YEAR, ...INSIDE })
    const { rows, bandTables, steps } = toldBy(answer)
    expect(rows.slice(3)).toEqual([
      '· Amount Treated as Pay 97764.32 (salary)',
      '− Income Tax 26537.73 (incomeTax)',
      '− National Insurance 16201.56 (nationalInsurance)',
      '= Take-Home Pay 57260.71 (takeHome)',
      '· Take-Home Pay Outside IR35 66862.90 (otherScenarioTakeHome)',
      '· Less Than Outside IR35 -9602.19 (takeHomeDifference)',
    ])
    expect(sharesOf(answer)).toEqual({ takeHome: '52.1', businessExpenses: '9.1', incomeTax: '24.1', nationalInsurance: '14.7' })
    expect(bandTables[4]).toMatch(/^Dividend tax by band \(outside IR35\) \(other\.dividendTax\)/)
    expect(steps).toContain('Less than outside IR35 (takeHomeDifference) = “Take-home pay” − “Take-home pay (outside IR35)” = -9602.19')
  })

  // 2024/25: £75,000 less 7,540 + 40% of 24,730 of tax, and less 3,016 + 2% of 24,730 of contributions, is £54,057.40.
  it('compares both with a permanent job, and says what that leaves out', () => {
    const { rows, assumptions } = tell({ ...YEAR, permanentSalary: '75000' })
    expect(rows.at(-1)).toBe('· Take-Home Pay in a Permanent Job 54057.40 (permanentTakeHome)')
    const [lead = ''] = leadsOf({ ...YEAR, permanentSalary: '75000' })
    expect(lead).toMatch(
      /^A permanent job with a salary of 75000 .*would leave you 54057\.4 .*a year: 3203\.307\d* .*less than inside IR35,/,
    )
    expect(lead).toMatch(/ and 12805\.495\d* .*less than outside IR35\.$/)
    expect(assumptions).toContain('permanent-job-pays-more-than-salary')
    expect(leadsOf({ ...YEAR, permanentSalary: '130000' })[0]).toMatch(/more than inside IR35, and [\d.]+ .*more than outside IR35\.$/)
    expect([...leadsOf(YEAR), ...leadsOf({ ...YEAR, permanentSalary: '0' })]).toEqual([])
  })

  it('leaves out employer’s contributions under constants: 25% of £87,430 outside, 12% and 2% of £100,000 inside', () => {
    const { steps, assumptions } = tell(YEAR, 'constants')
    expect(values(YEAR, 'constants')).toMatchObject({ taxableProfit: '87430.00', corporationTax: '21857.50', dividends: '65572.50' })
    expect(values(YEAR, 'constants')).toMatchObject({ nationalInsurance: '0.00', 'other.nationalInsurance': '5518.60' })
    expect(steps).toContain('Amount treated as pay (inside IR35) (other.salary) = “Net business income” = 100000.00')
    expect(steps.filter((step) => /employerContributions|Limit|marginalRelief/.test(step))).toEqual([])
    expect(assumptions[1]).toBe('salary-within-personal-allowance by directorSalary')
  })
})

it.each([
  [{}, 'incomeTax', 'None of your salary is taxed, so there is nothing to pay on it.'],
  // £7,430 above the allowance.
  [{ directorSalary: '20000' }, 'incomeTax', 'Each band of your taxable salary is taxed at its own rate.'],
])('says what the tax on the salary of a director is, with %j', (asked, key, words) => {
  expect(saidUnder(answerOf(calculator, { ...YEAR, ...asked }), key)).toBe(words)
})

const together = (dailyRate: string) => tell(year(dailyRate, '220')).steps.filter((step) => step.startsWith('Salary and dividends'))

it('shows salary and dividends together where they are above the limit of the Personal Allowance (ITA 2007 s.35)', () => {
  // 220,000 less 12,570 and 478.86 is 206,951.14. 25% of it less 3/200 of 43,048.86 is 51,092.0521, which leaves 155,859.0879 as dividends.
  expect(together('1000')).toEqual(['Salary and dividends (totalIncome) = “Director’s salary” + “Dividends” = 168429.09'])
  expect(together('500')).toEqual([])
})

describe('a note on contracting', () => {
  itNotes(calculator, [
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
