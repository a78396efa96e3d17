import { expect, it } from 'vitest'
import { Values } from '../../formula/values.ts'
import type { TaxYear } from '../../rates/rates-at.ts'
import { isFirstMonthUsed, partYearNationalInsurance } from '../../rules/national-insurance/class-1-by-month.ts'
import { monthsLeftFrom, payDays } from '../../rules/national-insurance/pay-days.ts'
import type { PayMonth } from '../../rules/national-insurance/pay-month.ts'
import { pounds, worth } from '../../tests/amounts.ts'
import { bandsTold } from '../../tests/bands.ts'
import { ratesByDate, ratesOf } from '../../tests/rates.ts'
import { partYearEarnings } from './earnings.ts'
import { refundAfterStopping } from './refund.ts'
import { repaymentsOnMonthlyPay } from './student-loan.ts'

/** Some months of pay, the first of them in a month of a tax year. */
const paidFrom = (taxYear: TaxYear, firstMonth: PayMonth, months: string) => ({
  months: pounds(months),
  days: payDays(taxYear, firstMonth),
  on: ratesByDate('statute'),
})

const CLASS_1 = 'nationalInsurance.class1'

it.each([
  ['60000', 6, '10', '30000 5000 3000 27000'],
  ['240000', 5, '0', '100000 20000 0 100000'],
])('£%s a year for %s months with %s%% into a pension makes %s', (salary, months, percent, expected) => {
  const { actualEarnings, monthlyEarnings, pension, pay } = partYearEarnings(pounds(salary), pounds(months), pounds(percent))
  expect([actualEarnings, monthlyEarnings, pension, pay].map((amount) => worth(amount).toFixed()).join(' ')).toBe(expected)
})

it('what is left of a recurring twelfth is exact: 60% of 200,000 × 10 ÷ 12 is 100,000', () => {
  expect(worth(partYearEarnings(pounds(200000), pounds(10), pounds(40)).pay).toFixed()).toBe('100000')
})

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

it('the tax months of a year start on the 6th, and a year from January has three left (SI 2001/1004 reg.1(2))', () => {
  expect(payDays('2022-23', 'december')).toEqual(['2022-12-06', '2023-01-06', '2023-02-06', '2023-03-06'])
  expect(monthsLeftFrom('january')).toBe(3)
})

it('a loan takes its rate of pay above a twelfth of its threshold for each month (SI 2009/470 reg.29)', () => {
  const repayments = repaymentsOnMonthlyPay(pounds(20000), pounds(6), ratesOf('statute'))
  expect(repayments.map(({ name, amount }) => `${name} ${worth(amount).toFixed()}`)).toEqual([
    // 9% of 20,000 − 24,990 ÷ 2, 27,295 ÷ 2 and 31,395 ÷ 2; nothing on plan 5 yet; 6% of 20,000 − 21,000 ÷ 2.
    'loanPlan1 675.45',
    'loanPlan2 571.725',
    'loanPlan4 387.225',
    'loanPlan5 0',
    'loanPostgraduate 570',
  ])
})

it.each([
  ['18000', 6, '1257', 'half of 4,686 = 2,343 was taken, but only 5,430 × 20% = 1,086 is due'],
  ['60000', 6, '8284', 'half of the 39,432 on a full year was taken, but only 7,540 + 9,730 × 40% = 11,432 is due'],
  ['6000', 6, '0', 'no tax is taken from a salary of £12,000'],
  ['36000', 12, '0', 'after a whole year the tax taken is the tax due'],
])('on £%s for %s months PAYE takes £%s too much: %s', (pay, months, refund) => {
  expect(worth(refundAfterStopping(pounds(pay), pounds(months), 'england', ratesOf())).toFixed()).toBe(refund)
})

it('the refund follows the Scottish bands in Scotland (ITA 2007 s.11A)', () => {
  // A whole year of £36,000: 2,306 × 19% + 11,685 × 20% + 9,439 × 21% = 4,757.33, half of it 2,378.665. On £18,000: 2,306 × 19% + 3,124 × 20%.
  expect(worth(refundAfterStopping(pounds(18000), pounds(6), 'scotland', ratesOf())).toFixed()).toBe('1315.725')
})
