import { expect, it } from 'vitest'
import { Values } from '../../formula/values.ts'
import { tables } from '../../rates/generated/index.ts'
import { allRatesOn, type RuleSet, ratesAt, type TaxYear } from '../../rates/rates-at.ts'
import { pounds, worth } from '../../tests/amounts.ts'
import { bandsTold } from '../../tests/bands.ts'
import { ratesByDate, ratesOf } from '../../tests/rates.ts'
import { class1OfYear, isFirstMonthUsed, partYearNationalInsurance } from './class-1-by-month.ts'
import { payDays } from './pay-days.ts'
import type { PayMonth } from './pay-month.ts'

const onYear = (pay: string, year: TaxYear, ruleSet: RuleSet = 'statute') => {
  const paid = { days: payDays(year), on: (day: string) => allRatesOn(tables, day, ruleSet) }
  return worth(class1OfYear(pounds(pay), paid, ratesAt(tables, year, ruleSet))).toFixed(2)
}

it.each([
  ['9876', '0.00', 'twelve times 823'],
  ['9877', '0.03', '3 × 13.25% of a twelfth'],
  ['10500', '20.67', '3 × (875 − 823) × 13.25%'],
  ['12576', '89.44', '3 × (1,048 − 823) × 13.25%'],
  ['60000', '5152.92', '3 × 3,366 × 13.25% + 3,141 × (4 × 13.25% + 5 × 12%) + 811 × (7 × 3.25% + 5 × 2%)'],
])('an employee on £%s in 2022/23 pays £%s: %s (SI 2001/1004 regs.3, 10 and 11)', (pay, expected) => {
  expect(onYear(pay, '2022-23')).toBe(expected)
})

it('an employee’s year goes by the annual figures in any other tax year, and under constants', () => {
  // (20,000 − 12,570) × 11.5% and × 8%; (20,000 − 11,908) × 12.73%.
  expect([onYear('20000', '2023-24'), onYear('20000', '2024-25')]).toEqual(['854.45', '594.40'])
  expect(onYear('20000', '2022-23', 'constants')).toBe('1030.11')
})

/** Some months of pay, the first of them in a month of a tax year. */
const paidFrom = (taxYear: TaxYear, firstMonth: PayMonth, months: string) => ({
  months: pounds(months),
  days: payDays(taxYear, firstMonth),
  on: ratesByDate('statute'),
})

const CLASS_1 = 'nationalInsurance.class1'

it('the bands of primary Class 1 for five months are five times 1,048 and 4,189 (SI 2001/1004 regs.10 and 11)', () => {
  const contribution = partYearNationalInsurance(pounds(60000), paidFrom('2024-25', 'april', '5'), ratesOf('statute'))
  expect(bandsTold(new Values({}).slicesOf(contribution).map(({ band }) => band))).toEqual([
    `below the primary threshold 0% to 5240: ${CLASS_1}.monthlyPrimaryThreshold`,
    `main 8% to 20945: ${CLASS_1}.employee.mainRate, ${CLASS_1}.monthlyUpperEarningsLimit`,
    `additional 2%: ${CLASS_1}.employee.additionalRate`,
  ])
})

it.each<[TaxYear, PayMonth, string, string, string]>([
  // 2022/23: 13.25% above 823 for three months and above 1,048 for four, then 12%; above 4,189, 3.25% and then 2%.
  ['2022-23', 'april', '12', '5152.9175', '3 × 472.3525 + 4 × 442.54 + 5 × 393.14'],
  ['2022-23', 'june', '2', '914.8925', 'June 472.3525, July 442.54'],
  ['2022-23', 'november', '1', '393.14', '3,141 × 12% + 811 × 2%'],
  ['2023-24', 'december', '2', '723.46', '3,141 × 12% + 811 × 2%, then 3,141 × 10% + 811 × 2%'],
  ['2024-25', 'january', '3', '802.5', '3 × (3,141 × 8% + 811 × 2%)'],
])('in %s, from %s, %s months of £5,000 cost £%s: %s', (taxYear, firstMonth, months, contribution) => {
  const paid = paidFrom(taxYear, firstMonth, months)
  const rates = ratesOf('statute', taxYear)
  expect(worth(partYearNationalInsurance(pounds(5000).times(pounds(months)), paid, rates)).toFixed()).toBe(contribution)
})

it.each<[TaxYear, boolean]>([
  ['2022-23', true],
  ['2023-24', true],
  ['2024-25', false],
])('in %s the month in which pay starts makes a difference: %s', (taxYear, expected) => {
  expect(isFirstMonthUsed(taxYear, ratesOf('statute', taxYear), ratesByDate('statute'))).toBe(expected)
  expect(isFirstMonthUsed(taxYear, ratesOf('constants', taxYear), ratesByDate('constants'))).toBe(false)
})
