import { expect, it } from 'vitest'
import { pounds, worth } from '../../tests/amounts.ts'
import { ratesOf } from '../../tests/rates.ts'
import { partYearEarnings } from './earnings.ts'
import { refundAfterStopping } from './refund.ts'
import { repaymentsOnMonthlyPay } from './student-loan.ts'

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

it('a loan takes its rate of pay above a twelfth of its threshold for each month, in whole pounds (SI 2009/470 regs.29 and 44)', () => {
  const repayments = repaymentsOnMonthlyPay(pounds(20000), pounds(6), ratesOf('statute'))
  expect(repayments.map(({ name, amount }) => `${name} ${worth(amount).toFixed()}`)).toEqual([
    // A month’s pay is 3,333.33. 9% above 2,082.50, 2,274.58 and 2,616.25: 112.57, 95.28 and 64.53; nothing on plan 5 yet; 6% above 1,750: 95.
    'loanPlan1 672',
    'loanPlan2 570',
    'loanPlan4 384',
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
