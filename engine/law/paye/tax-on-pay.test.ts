import { expect, it } from 'vitest'
import { number, zero } from '../../expression/amount.ts'
import { type PayFrequency, PERIODS } from '../../inputs/pay-periods.ts'
import { taxCodeOf } from '../../inputs/tax-code.ts'
import { pounds, worth } from '../../tests/amounts.ts'
import { ratesOf } from '../../tests/rates.ts'
import { taxOnPayment } from './tax-on-pay.ts'

interface Before {
  readonly period?: number
  readonly before?: string
  readonly paid?: string
  readonly every?: PayFrequency
}

const onPay = (code: string, pay: string, { period = 1, before = '0', paid = '0', every = 'monthly' }: Before = {}) =>
  taxOnPayment(
    {
      code: taxCodeOf(code),
      pay: pounds(pay),
      payPeriod: number(period),
      payToDate: before === '0' ? zero : pounds(before),
      taxToDate: pounds(paid),
    },
    PERIODS[every],
    ratesOf(),
  )
const taxed = (...asked: Parameters<typeof onPay>) => worth(onPay(...asked).tax).toFixed(2)

// HMRC’s Specification for PAYE Tax Table Routines. 1257L frees 1,048.26 of a month: 2 × 416.67, and 2,579 ÷ 12 up to the penny, 214.92.
it.each([
  // 1,049 − 1,048.26 is less than a pound.
  ['1257L M1', '1049', '0.00'],
  ['1257L M1', '1049.26', '0.20'],
  // The basic rate ends at 37,700 ÷ 12 = 3,141.6666, for the choice of a formula at 3,142: 3,142 × 20%; then 628.3333 + 1.3334 × 40%.
  ['1257L M1', '4190.26', '628.40'],
  ['1257L M1', '4191.26', '628.86'],
  // 36,451 of taxable pay: 628.3333 + 2,914.6666 + (36,451 − 10,428.3333) × 45%.
  ['1257L M1', '37500', '15253.20'],
  // The Scottish month, where 2,306 ÷ 12 = 192.1666 is at 19%: 100 × 19%.
  ['S1257L M1', '1148.26', '19.00'],
  ['BR M1', '1048.99', '209.60'],
  ['0T M1', '1048.99', '209.60'],
  ['NT', '37500', '0.00'],
])('takes from a payment alone, by code %s from %s: %s', (code, pay, tax) => {
  expect(taxed(code, pay)).toBe(tax)
})

it('looks back over the year by a cumulative code, and not by one on the basis of one month', () => {
  // Eight months free 8,386.08. 3,000 in November is less than that.
  expect(taxed('1257L', '3000', { period: 8 })).toBe('0.00')
  expect(taxed('1257L M1', '3000', { period: 8 })).toBe('390.20')
  // 15,000 by March: 12,579.12 is free, and 2,420 × 20% = 484, less what was taken.
  expect(taxed('1257L', '3000', { period: 12, before: '12000', paid: '303.60' })).toBe('180.40')
  expect(taxed('1257L', '3000', { period: 12, before: '12000', paid: '500' })).toBe('-16.00')
})

it('takes no more than half of a payment (SI 2003/2682 reg.23(5))', () => {
  // K1500 adds 15,009 ÷ 12 or more: the tax on 100 would be far more than 50.
  expect(taxed('K1500 M1', '100')).toBe('50.00')
  expect(taxed('K1500 M1', '100.01')).toBe('50.00')
  expect(taxed('K1500 M1', '100.02')).toBe('50.01')
})

it('has the free pay of a week, and of one more week on an extra payday', () => {
  // 2 × 96.16, and 2,579 ÷ 52 up to the penny, 49.60, free 241.92: 58 × 20%.
  expect(taxed('1257L M1', '300', { every: 'weekly' })).toBe('11.60')
  expect(taxed('1257L', '300', { every: 'weekly', period: 53, before: '15600' })).toBe('11.60')
})

// Above 500, the full 500s of a code free 416.67 a month and 96.16 a week each, and what is left of it ten pounds for each one, and nine.
it.each<[string, PayFrequency, string, string]>([
  ['0T M1', 'monthly', '0.00', 'nothing, not even the nine pounds'],
  ['1L M1', 'monthly', '1.59', '19 ÷ 12, up'],
  ['3L M1', 'monthly', '3.25', '39 ÷ 12, which needs no rounding'],
  ['500L M1', 'monthly', '417.42', '5,009 ÷ 12, up: the last full 500 is not taken apart'],
  ['501L M1', 'monthly', '418.26', '416.67 + 1.59'],
  ['1000L M1', 'monthly', '834.09', '416.67 + 417.42'],
  ['1001L M1', 'monthly', '834.93', '2 × 416.67 + 1.59'],
  ['500L M1', 'weekly', '96.33', '5,009 ÷ 52, up'],
  ['501L M1', 'weekly', '96.53', '96.16, and 19 ÷ 52, up: 0.37'],
  ['501L M1', 'fortnightly', '193.06', '2 × 96.53'],
  ['501L M1', 'four-weekly', '386.12', '4 × 96.53'],
  ['K475 M1', 'monthly', '-396.59', '4,759 ÷ 12, up, is added'],
  ['K501 M1', 'monthly', '-418.26', '416.67 + 1.59 is added'],
])('frees by Table A with the code %s, paid %s, £%s of a pay period: %s', (code, every, free) => {
  const { freePay, payAdded } = onPay(code, '5000', { every })
  expect(worth(freePay).toFixed(2)).toBe(free)
  if (code.startsWith('K')) expect(worth(payAdded).negated().toFixed(2)).toBe(free)
})

// 0T taxes all pay. In a month, 37,700 ÷ 12 = 3,141.6666 and 125,140 ÷ 12 = 10,428.3333 end the bands, for the choice of a formula 3,142 and
// 10,429. The tax below is 7,540 ÷ 12 = 628.3333 and 42,516 ÷ 12 = 3,543.
it.each([
  ['3142', '628.40', '3,142 × 20%'],
  ['3142.01', '628.46', 'more than 3,142 with its pence: 628.3333 + 0.3334 × 40%'],
  ['3143', '628.86', '628.3333 + 1.3334 × 40%'],
  ['10429', '3543.26', '628.3333 + 7,287.3334 × 40%'],
  ['10429.01', '3543.30', '3,543 + 0.6667 × 45%'],
])('has three bands: £%s in a month alone is taxed £%s: %s', (pay, tax) => {
  expect(taxed('0T M1', pay)).toBe(tax)
})

// The year’s bands are 19% to 2,306, 20% to 13,991, 21% to 31,092, 42% to 62,430, 45% to 125,140 and 48%, with 438.14, 2,775.14, 6,366.35,
// 19,528.31 and 47,747.81 of tax below them.
it.each([
  ['193', '36.67', '193 × 19%'],
  ['194', '36.87', '36.5116 + (194 − 192.1666) × 20%'],
  ['1166', '231.27', '36.5116 + (1,166 − 192.1666) × 20%'],
  ['1167', '231.48', '231.2616 + (1,167 − 1,165.9166) × 21%'],
  ['2591', '530.52', '231.2616 + (2,591 − 1,165.9166) × 21%'],
  ['2592', '530.94', '530.5291 + 1 × 42%'],
  ['5203', '1627.56', '530.5291 + 2,612 × 42%'],
  ['5204', '1628.03', '1,627.3591 + (5,204 − 5,202.5) × 45%'],
  ['10429', '3979.28', '1,627.3591 + (10,429 − 5,202.5) × 45%'],
  ['10430', '3979.78', '3,978.9841 + (10,430 − 10,428.3333) × 48%'],
])('has the six bands of Scotland: £%s in a month alone is taxed £%s: %s', (pay, tax) => {
  expect(taxed('S0T M1', pay)).toBe(tax)
})

it.each([
  [5, '15709', '3141.80', '15,709 × 20%, where five months end at 15,708.3333'],
  [5, '15710', '3142.33', '3,141.6666 + 1.6667 × 40%'],
  [12, '37700', '7540.00', '37,700 × 20%'],
  [12, '37701', '7540.40', '7,540 + 1 × 40%'],
])('has the bands of the months so far: by month %s, £%s is taxed £%s: %s', (period, pay, tax) => {
  expect(taxed('0T', pay, { period })).toBe(tax)
})

it('gives back by NT, which taxes nothing, what was taken before it', () => {
  expect(taxed('NT', '3000', { period: 8, before: '21000', paid: '2100.50' })).toBe('-2100.50')
})

it('says what is due and not taken above half of a payment', () => {
  // K1500 adds 2 × 416.67 + 417.42 = 1,250.76 a month: 1,350 × 20% = 270, of which 50 is taken.
  const { tax, notTaken, limit } = onPay('K1500 M1', '100')
  expect([tax, notTaken, limit].map((amount) => worth(amount).toFixed(2))).toEqual(['50.00', '220.00', '50.00'])
})

// 52 weeks free 12,579.84. A code that looks at each payment alone has no free pay of the year.
it.each<[string, PayFrequency, number, string, string, string, string]>([
  ['1257L', 'weekly', 53, '12279.84', '0', '0.00', 'within the free pay of the year'],
  ['1257L', 'weekly', 53, '12279.85', '0', '11.60', 'a penny above it: 300 − 241.92 alone'],
  ['1257L M1', 'weekly', 53, '0', '0', '11.60', 'alone in any week'],
  ['1257L', 'weekly', 52, '15300', '590', '14.00', 'to date: 15,600 − 12,579.84 at 20% is 604'],
  ['1257L', 'fortnightly', 26, '15300', '590', '14.00', 'to date'],
  ['1257L', 'fortnightly', 27, '15300', '590', '0.00', '300 − 2 × 241.92 is nothing'],
  ['1257L', 'four-weekly', 13, '15300', '590', '14.00', 'to date'],
  ['1257L', 'four-weekly', 14, '15300', '590', '0.00', '300 − 4 × 241.92 is nothing'],
  ['0T', 'weekly', 53, '0', '0', '60.00', 'no free pay in the year: 300 × 20%'],
  ['K475', 'weekly', 53, '15600', '4000', '78.20', '300 + 91.52 alone, from 4,759 ÷ 52, up'],
  ['BR', 'weekly', 53, '15600', '3110', '70.00', 'to date even so, as all pay has one rate: 15,900 × 20% is 3,180'],
])(
  'on an extra payday looks at the payment alone: %s, %s, payday %s after £%s, taxed £%s: £%s: %s',
  (code, every, period, before, paid, tax) => {
    expect(taxed(code, '300', { every, period, before, paid })).toBe(tax)
  },
)
