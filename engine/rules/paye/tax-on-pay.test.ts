import { expect, it } from 'vitest'
import { NIL, number } from '../../formula/amount.ts'
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

const taxed = (code: string, pay: string, { period = 1, before = '0', paid = '0', every = 'monthly' }: Before = {}) =>
  worth(
    taxOnPayment(
      {
        code: taxCodeOf(code),
        pay: pounds(pay),
        payPeriod: number(period),
        payToDate: before === '0' ? NIL : pounds(before),
        taxToDate: pounds(paid),
      },
      PERIODS[every],
      ratesOf(),
    ).tax,
  ).toFixed(2)

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
  // 12,579 ÷ 52 = 241.91: 58 × 20%.
  expect(taxed('1257L M1', '300', { every: 'weekly' })).toBe('11.60')
  expect(taxed('1257L', '300', { every: 'weekly', period: 53, before: '15600' })).toBe('11.60')
})
