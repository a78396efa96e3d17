import { expect, it } from 'vitest'
import type { LoanPlan } from '../../inputs/common-fields.ts'
import type { TaxYear } from '../../rates/rates-at.ts'
import { pounds, worth } from '../../tests/amounts.ts'
import { ratesByDate, ratesOf } from '../../tests/rates.ts'
import { TEST_YEAR } from '../../tests/test-year.ts'
import { payDays } from '../national-insurance/pay-days.ts'
import type { Repayment } from '../student-loans/repayment.ts'
import {
  class1OnOnePayment,
  class1WithBonus,
  everyMonthLike,
  inOneMonth,
  payWithBonus,
  repaymentsOnOnePayment,
  repaymentsWithBonus,
} from './bonus.ts'

const withBonus = (usual: string, bonus: string) => payWithBonus(pounds(usual), pounds(usual).plus(pounds(bonus)), 'earnings')
const paidIn = (year: TaxYear) => ({ days: payDays(year), on: ratesByDate('statute') })
const told = (repayments: readonly Repayment[]) =>
  repayments.map(({ plans, amount }) => `${plans.join(' and ')} ${worth(amount).toDecimalPlaces(4).toFixed()}`)

it('a year in which every month has the bonus has it twelve times, and one month bears a twelfth of what that adds', () => {
  expect(worth(withBonus('30000', '1000').everyMonth).toFixed()).toBe('42000')
  // 1,200 + (2,400 − 1,200) ÷ 12; and, where such months would cost 1,800 without the bonus, 1,200 + (2,400 − 1,800) ÷ 12.
  expect(worth(inOneMonth(pounds('1200'), pounds('2400'))).toFixed()).toBe('1300')
  expect(worth(inOneMonth(pounds('1200'), pounds('2400'), pounds('1800'))).toFixed()).toBe('1250')
})

// A month of 2024/25 has a twelfth of 12,570 without a charge, 1,047.50, and of 50,270 at 8%, 4,189.1667.
it.each<[string, string, string, TaxYear, string]>([
  ['6000', '547.5', '0', TEST_YEAR, '500 + 547.50 is the threshold'],
  ['6000', '548.5', '0.08', TEST_YEAR, '1 × 8%'],
  ['6000', '1000', '36.2', TEST_YEAR, '452.50 × 8%'],
  ['30000', '1000', '1474.4', TEST_YEAR, '17,430 × 8% + 1,000 × 8%'],
  ['48000', '10000', '3045.75', TEST_YEAR, '35,430 × 8% + 189.1667 × 8% + 9,810.8333 × 2%'],
  // 2022/23 charges each month by its own figures, and the bonus as in March.
  ['24000', '1000', '1663.6175', '2022-23', '3 × 1,177 × 13.25% + 952 × (4 × 13.25% + 5 × 12%) + 1,000 × 12%'],
])('Class 1 on £%s a year and a bonus of £%s is £%s in %s: %s (SI 2001/1004 reg.3)', (usual, bonus, expected, year) => {
  expect(
    worth(class1WithBonus(withBonus(usual, bonus), paidIn(year), ratesOf('statute', year)))
      .toDecimalPlaces(4)
      .toFixed(),
  ).toBe(expected)
})

it.each<[string, string, TaxYear, string]>([
  ['1047.5', '0', TEST_YEAR, 'the threshold'],
  ['1048.5', '0.08', TEST_YEAR, '1 × 8%'],
  ['5000', '267.55', TEST_YEAR, '3,141.6667 × 8% + 810.8333 × 2%'],
  ['5000', '393.14', '2022-23', 'as in March: 3,141 × 12% + 811 × 2%'],
])('Class 1 on one payment of £%s is £%s in %s: %s', (pay, expected, year) => {
  const charge = class1OnOnePayment(everyMonthLike(pounds(pay)), paidIn(year), ratesOf('statute', year))
  expect(worth(charge).toDecimalPlaces(4).toFixed()).toBe(expected)
})

// Plan 1 is repaid above 24,990 a year, plan 2 above 27,295 and a postgraduate loan above 21,000: 2,274.5833 a month for plan 2.
it.each<[string, string, LoanPlan[], string[], string]>([
  ['27000', '24', ['plan2'], ['plan2 0'], '2,250 + 24 is below the threshold of the month'],
  ['27000', '100', ['plan2'], ['plan2 6.7875'], '75.4167 × 9%'],
  ['30000', '1000', ['plan1', 'plan2', 'postgraduate'], ['plan1 and plan2 540.9', 'postgraduate 600'], '6,010 × 9% and 10,000 × 6%'],
  ['30000', '1000', [], [], 'no loan'],
])('£%s a year and a bonus of £%s repay loans of %j: %j: %s (SI 2009/470 reg.44)', (usual, bonus, loans, expected) => {
  expect(told(repaymentsWithBonus(withBonus(usual, bonus), loans, ratesOf()))).toEqual(expected)
})

it('one payment of £5,000 repays of plan 2, with the threshold of its month, 2,725.4167 × 9%', () => {
  expect(told(repaymentsOnOnePayment(everyMonthLike(pounds('5000')), ['plan2'], ratesOf()))).toEqual(['plan2 245.2875'])
  expect(told(repaymentsOnOnePayment(everyMonthLike(pounds('2274.58')), ['plan2'], ratesOf()))).toEqual(['plan2 0'])
})
