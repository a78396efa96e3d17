import { describe, expect, it } from 'vitest'
import { number } from '../../expression/amount.ts'
import type { NiCategory } from '../../inputs/ni-categories.ts'
import { type PayFrequency, paydaysOf } from '../../inputs/pay-periods.ts'
import type { TaxYear } from '../../rates/rates-at.ts'
import { pounds, worth } from '../../tests/amounts.ts'
import { ratesByDate, ratesOf } from '../../tests/rates.ts'
import { TEST_YEAR } from '../../tests/test-year.ts'
import { type Class1, class1OfDirector, class1OfPeriod, periodStretches } from './class-1-of-period.ts'

const told = ({ employee, employer }: Class1) => `${worth(employee).toFixed(2)} ${worth(employer).toFixed(2)}`

const stretchesIn = (year: TaxYear, frequency: PayFrequency = 'monthly') =>
  periodStretches({ frequency, days: paydaysOf(frequency, year), on: ratesByDate('statute') }, ratesOf('statute', year))

interface Paid {
  readonly letter?: NiCategory
  readonly every?: PayFrequency
  readonly year?: TaxYear
  readonly period?: number
}
const onPay = (pay: string, { letter = 'A', every = 'monthly', year = TEST_YEAR, period = 1 }: Paid = {}) =>
  told(class1OfPeriod(pounds(pay), letter, number(period), stretchesIn(year, every)))

// A month of 2024/25: employees pay 8% from 1,048 to 4,189 and 2% above, employers 13.8% from 758.
describe('Class 1 on the pay of a month (SSCBA 1992 ss.8 and 9; SI 2001/1004 regs.10 to 12)', () => {
  it.each([
    ['758', '0.00 0.00', 'nothing yet'],
    ['758.04', '0.00 0.00', 'the employer’s 0.00552 is dropped, as its third decimal is 5'],
    ['758.05', '0.00 0.01', 'the employer’s 0.0069 is a penny'],
    ['1048', '0.00 40.02', '290 × 13.8%'],
    ['1048.07', '0.00 40.03', '0.0056 is dropped; 290.07 × 13.8% = 40.02966'],
    ['1048.08', '0.01 40.03', '0.0064 is a penny'],
    ['4189', '251.28 473.48', '3,141 × 8%, and 3,431 × 13.8% = 473.478'],
    ['4190', '251.30 473.62', '251.28 + 1 × 2%, and 473.48 + 0.14 for the pound above the limit, rounded alone'],
  ])('of £%s is %s: %s', (pay, expected) => {
    expect(onPay(pay)).toBe(expected)
  })

  it.each<[NiCategory, string, string, string]>([
    ['B', '4189', '58.11 473.48', '3,141 × 1.85%'],
    ['B', '5189', '78.11 611.48', '58.11 + 1,000 × 2%, and 473.48 + 138'],
    ['J', '5189', '82.82 611.48', '3,141 × 2% + 1,000 × 2%'],
    ['C', '5189', '0.00 611.48', 'only the employer pays'],
    ['X', '5189', '0.00 0.00', 'nobody pays'],
    ['M', '4189', '251.28 0.00', 'the employer pays nothing up to the upper secondary threshold'],
    ['M', '4190', '251.30 0.14', '1 × 13.8%'],
    ['Z', '4190', '62.84 0.14', '3,141 × 2% + 1 × 2%'],
    ['F', '2083', '82.80 0.00', '1,035 × 8%, and the employer nothing up to 2,083'],
    ['F', '2084', '82.88 0.14', '1,036 × 8% and 1 × 13.8%'],
    ['S', '4189', '0.00 290.63', '2,106 × 13.8% = 290.628'],
  ])('with the letter %s, of £%s is %s: %s', (letter, pay, expected) => {
    expect(onPay(pay, { letter })).toBe(expected)
  })
})

it.each<[PayFrequency, string, string, string]>([
  ['weekly', '242', '0.00 9.25', 'the primary threshold; 67 × 13.8% = 9.246'],
  ['weekly', '243', '0.08 9.38', '1 × 8%; 68 × 13.8% = 9.384'],
  ['weekly', '175', '0.00 0.00', 'the secondary threshold'],
  ['weekly', '968', '58.02 109.44', '725 × 8% + 1 × 2%; 792 × 13.8% = 109.296, and 0.14'],
  ['fortnightly', '485', '0.08 18.63', '1 × 8%; 135 × 13.8%'],
  ['fortnightly', '1935', '116.02 218.73', '1,450 × 8% + 1 × 2%; 1,584 × 13.8% = 218.592, and 0.14'],
  ['four-weekly', '968', '0.08 36.98', '1 × 8%; 268 × 13.8% = 36.984'],
  ['four-weekly', '3868', '232.02 437.19', '2,900 × 8% + 1 × 2%; 3,167 × 13.8% = 437.046, and 0.14'],
])('has thresholds for pay that is %s: of £%s it is %s: %s', (every, pay, expected) => {
  expect(onPay(pay, { every })).toBe(expected)
})

describe('figures that change within a year go by the payday', () => {
  it('in 2022/23 from months 4 and 8, in 2023/24 from month 10, and in 2024/25 not at all', () => {
    const starts = (['2022-23', '2023-24', '2024-25'] as const).map((year) => stretchesIn(year).map(({ from }) => from + 1))
    expect(starts).toEqual([[1, 4, 8], [1, 10], [1]])
  })

  it.each<[TaxYear, number, string, string]>([
    ['2022-23', 3, '89.70 111.67', '677 × 13.25% = 89.7025, and 742 × 15.05% = 111.671'],
    ['2022-23', 4, '59.89 111.67', '452 × 13.25%: the threshold is 1,048 from 6 July'],
    ['2022-23', 7, '59.89 111.67', 'month 7 ends on 5 November'],
    ['2022-23', 8, '54.24 102.40', '452 × 12% and 742 × 13.8% from 6 November'],
    ['2023-24', 9, '54.24 102.40', '12% up to 5 January'],
    ['2023-24', 10, '45.20 102.40', '452 × 10%'],
  ])('in %s, £1,500 in month %s costs %s: %s', (year, period, expected) => {
    expect(onPay('1500', { year, period })).toBe(expected)
  })
})

// The year of a director has 12,570, 50,270 and 9,100.
it.each<[string, string, NiCategory, string, string]>([
  ['0', '9100', 'A', '0.00 0.00', 'at the secondary threshold'],
  ['9000', '101', 'A', '0.00 0.14', '1 × 13.8%'],
  ['12000', '570', 'A', '0.00 78.66', 'at the primary threshold; 570 × 13.8%'],
  ['12000', '571', 'A', '0.08 78.80', '1 × 8%; 571 × 13.8%'],
  ['20000', '30270', 'A', '2421.60 4177.26', '30,270 × 8% and × 13.8%'],
  ['20000', '30271', 'A', '2421.62 4177.40', 'and 1 × 2%, and 0.14'],
  ['50270', '1000', 'A', '20.00 138.00', '1,000 × 2% and × 13.8%'],
  ['50270', '1000', 'X', '0.00 0.00', 'nobody pays'],
])('a director with £%s before pays on £%s more, with the letter %s, %s: %s (SI 2001/1004 reg.8)', (before, pay, letter, expected) => {
  expect(told(class1OfDirector(pounds(pay), pounds(before), letter, ratesOf()))).toBe(expected)
})
