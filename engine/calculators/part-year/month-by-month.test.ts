import { describe, expect, it } from 'vitest'
import type { TaxYear } from '../../rates/rates-at.ts'
import { answerOf } from '../../tests/page.ts'
import { ratesOf } from '../../tests/rates.ts'
import { calculator } from './answer.ts'
import { type CodeBasis, LINES, type MonthLines, monthByMonth } from './month-by-month.ts'

const told = (lines: MonthLines) => LINES.map((line) => lines[line].toFixed(2)).join(' ')

function monthsOf(raw: Readonly<Record<string, string>>, basis: CodeBasis, taxYear: TaxYear = '2026-27') {
  const parsed = calculator.parse(raw, taxYear)
  if (parsed.issues) throw new Error(JSON.stringify(parsed.issues))
  const { months, totals, tooMuch, ofYear } = monthByMonth(parsed.inputs, basis, ratesOf('statute', taxYear), { taxYear })
  return [
    ...months.map((month) => `${month.month} ${told(month)}`),
    `all ${told(totals)}`,
    `back ${tooMuch.toFixed(2)}`,
    `year ${told(ofYear)}`,
  ]
}

describe('five months of £36,000, without a P45', () => {
  const WINTER = { annualSalary: '36000', firstMonth: 'november', monthsWorked: '5' }
  // Each month 3,000 of pay and (3,000 − 1,048) × 8% = 156.16 of National Insurance. The year’s tax: (15,000 − 12,570) × 20% = 486.

  it('are each taxed alone with M1, (3,000 − 1,048.26) in whole pounds × 20% = 390.20, and 5 × 390.20 − 486 comes back', () => {
    expect(monthsOf(WINTER, 'alone')).toEqual([
      ...['november', 'december', 'january', 'february', 'march'].map((month) => `${month} 3000.00 0.00 390.20 156.16 2453.64`),
      'all 15000.00 0.00 1951.00 780.80 12268.20',
      'back 1465.00',
      'year 15000.00 0.00 486.00 780.80 13733.20',
    ])
  })

  it('are taxed by the usual code only once the free pay of all months is used up', () => {
    // Free to date from November: 8,386.08, 9,434.34, 10,482.60, 11,530.86 and 12,579.12. 469 × 20% by February, 2,420 × 20% by March.
    expect(monthsOf(WINTER, 'cumulative')).toEqual([
      'november 3000.00 0.00 0.00 156.16 2843.84',
      'december 3000.00 0.00 0.00 156.16 2843.84',
      'january 3000.00 0.00 0.00 156.16 2843.84',
      'february 3000.00 0.00 93.80 156.16 2750.04',
      'march 3000.00 0.00 390.20 156.16 2453.64',
      'all 15000.00 0.00 484.00 780.80 13735.20',
      'back -2.00',
      'year 15000.00 0.00 486.00 780.80 13733.20',
    ])
  })

  it('are taxed by the usual code from the first month on if that is April', () => {
    // Free to date: 1,048.26, 2,096.52, 3,144.78, 4,193.04 and 5,241.30. To date 20% of 1,951, 3,903, 5,855, 7,806 and 9,758.
    expect(monthsOf({ ...WINTER, firstMonth: 'april' }, 'cumulative')).toEqual([
      'april 3000.00 0.00 390.20 156.16 2453.64',
      'may 3000.00 0.00 390.40 156.16 2453.44',
      'june 3000.00 0.00 390.40 156.16 2453.44',
      'july 3000.00 0.00 390.20 156.16 2453.64',
      'august 3000.00 0.00 390.40 156.16 2453.44',
      'all 15000.00 0.00 1951.60 780.80 12267.60',
      'back 1465.60',
      'year 15000.00 0.00 486.00 780.80 13733.20',
    ])
  })
})

it('spreads odd pennies over the months, so that they add up', () => {
  // 35,000 ÷ 12 = 2,916.666…: to date 2,916.67, 5,833.33, 8,750 and 11,666.67. National Insurance of a month is 1,868.666… × 8% = 149.4933…:
  // to date 149.49, 298.99, 448.48 and 597.97. 2,916.66 − 1,048.26 is 1,868 in whole pounds: 373.60 a month.
  expect(monthsOf({ annualSalary: '35000', monthsWorked: '5' }, 'alone').slice(0, 4)).toEqual([
    'april 2916.67 0.00 373.60 149.49 2393.58',
    'may 2916.66 0.00 373.60 149.50 2393.56',
    'june 2916.67 0.00 373.60 149.49 2393.58',
    'july 2916.67 0.00 373.60 149.49 2393.58',
  ])
})

it('takes a pension by salary sacrifice off pay before both, month by month', () => {
  // 3,000 less 300; 1,652 × 8%, and (2,700 − 1,048.26) in whole pounds × 20%.
  expect(monthsOf({ annualSalary: '36000', monthsWorked: '1', pensionContribution: '10' }, 'cumulative')[0]).toBe(
    'april 3000.00 300.00 330.20 132.16 2237.64',
  )
})

it('charges each month’s National Insurance at the rates of that month', () => {
  // 2022/23, 3,000 a month: to 5 July (3,000 − 823) × 13.25% = 288.4525, to 5 November (3,000 − 1,048) × 13.25% = 258.64, then × 12%.
  const insurance = monthsOf({ annualSalary: '36000', monthsWorked: '12' }, 'alone', '2022-23').map((line) => line.split(' ')[4])
  expect(insurance.slice(0, 12)).toEqual(['288.45', '288.46', '288.45', ...Array(4).fill('258.64'), ...Array(5).fill('234.24')])
})

it.each([
  ['60000', 'july', '7', '3.5'],
  ['151234.56', 'april', '12', '0'],
  ['23456.78', 'october', '5', '8'],
])(
  'adds up to the rows of the answer: £%s from %s for %s months, %s%% into a pension',
  (annualSalary, firstMonth, monthsWorked, percent) => {
    const raw = { annualSalary, firstMonth, monthsWorked, pensionContribution: percent }
    const { rows } = answerOf(calculator, raw, 'statute', '2026-27')
    const rowOf = (key: string) => rows.find((row) => row.key === key)?.shown.pence.toFixed(2) ?? '0.00'
    const keys = ['actualEarnings', 'pension', 'incomeTax', 'nationalInsurance', 'netIncome']
    const parsed = calculator.parse(raw, '2026-27')
    if (parsed.issues) throw new Error(JSON.stringify(parsed.issues))
    for (const basis of ['cumulative', 'alone'] as const) {
      const { months, totals, tooMuch, ofYear } = monthByMonth(parsed.inputs, basis, ratesOf('statute', '2026-27'), { taxYear: '2026-27' })
      expect(told(ofYear)).toBe(keys.map(rowOf).join(' '))
      for (const line of LINES)
        expect(months.reduce((sum, month) => sum.plus(month[line]), totals[line].times(0)).toFixed(2)).toBe(totals[line].toFixed(2))
      for (const { pay, pension, incomeTax, nationalInsurance, takeHome } of [...months, totals, ofYear])
        expect(pay.minus(pension).minus(incomeTax).minus(nationalInsurance).toFixed(2)).toBe(takeHome.toFixed(2))
      expect(totals.takeHome.plus(tooMuch).toFixed(2)).toBe(ofYear.takeHome.toFixed(2))
    }
  },
)
