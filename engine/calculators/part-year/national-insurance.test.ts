import { expect, it } from 'vitest'
import { ExactEvaluator } from '../../evaluate/exact-evaluator.ts'
import type { TaxYear } from '../../rates/rates-at.ts'
import { pounds, worth } from '../../tests/amounts.ts'
import { bandsTold } from '../../tests/bands.ts'
import { ratesByDate, ratesOf } from '../../tests/rates.ts'
import type { PayMonth } from './fields.ts'
import { monthsLeftFrom } from './fields.ts'
import { isFirstMonthUsed, partYearNationalInsurance, payDaysFrom } from './national-insurance.ts'

/** Some months of pay, the first of them in a month of a tax year. */
const paidFrom = (taxYear: TaxYear, firstMonth: PayMonth, months: string) => ({
  months: pounds(months),
  days: payDaysFrom(firstMonth, taxYear),
  on: ratesByDate('statute'),
})

const CLASS_1 = 'nationalInsurance.class1'

it('the bands of primary Class 1 for five months are five times 1,048 and 4,189 (SI 2001/1004 regs.10 and 11)', () => {
  const contribution = partYearNationalInsurance(pounds(60000), paidFrom('2024-25', 'april', '5'), ratesOf('statute'))
  expect(bandsTold(new ExactEvaluator({}).slicesOf(contribution).map(({ band }) => band))).toEqual([
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

it('the tax months of a year start on the 6th, and a year from January has three left (SI 2001/1004 reg.1(2))', () => {
  expect(payDaysFrom('december', '2022-23')).toEqual(['2022-12-06', '2023-01-06', '2023-02-06', '2023-03-06'])
  expect(monthsLeftFrom('january')).toBe(3)
})
