import { describe, expect, it } from 'vitest'
import { Decimal } from '../money/decimal.ts'
import { NoRateError } from '../rates/rates-at.ts'
import { interestOnLateTax, lateInterestRateOn } from './late-interest.ts'

const interest = (tax: string, due: string, paid: string) => interestOnLateTax(new Decimal(tax), due, paid).toDecimalPlaces(10).toFixed()

describe('interest on tax paid late, by hand', () => {
  it.each([
    // The Compliance Handbook counts 33 days from 31 January to 5 March (CH141140). 25 of them are before the change of 25 February 2025:
    // 10000 × (25 × 7.25% + 8 × 7%) / 365.
    ['across a change of rate', '10000', '2025-01-31', '2025-03-05', '65'],
    // A day at 7% and a day at 8.5%: 36500 × 15.5% / 365.
    ['across the day on which the formula changed', '36500', '2025-04-05', '2025-04-07', '15.5'],
    // 31 January to 28 February 2027 are 28 days: 36500 × 28 × 8% / 365.
    ['of a month', '36500', '2027-01-31', '2027-02-28', '224'],
    // CH140220 counts 30 days from 31 January to 1 March of a leap year: 3660 × 30 × 7.75% / 366.
    ['in a leap year', '3660', '2024-01-31', '2024-03-01', '23.25'],
    // Two days of 2023 and two of 2024: 1335.90 × 7.75% × (2/365 + 2/366) = 7.75% × (7.32 + 7.30).
    ['across the start of a leap year', '1335.90', '2023-12-30', '2024-01-03', '1.13305'],
    // A day at 3% and a day at 3.25%: 365 × 6.25% / 365.
    ['from the first change in the tables', '365', '2022-04-04', '2022-04-06', '0.0625'],
    // 1000 × 28 × 8% / 365 does not end.
    ['that does not end in pence', '1000', '2027-01-31', '2027-02-28', '6.1369863014'],
  ])('%s', (_, tax, due, paid, pounds) => {
    expect(interest(tax, due, paid)).toBe(pounds)
  })

  it('is nothing on the day that the tax is due, or before it, and a day’s at the rate of that day on the next (DMBM401030)', () => {
    expect(interest('36500', '2026-11-23', '2026-11-20')).toBe('0')
    expect(interest('36500', '2026-11-23', '2026-11-23')).toBe('0')
    expect(interest('36500', '2026-11-23', '2026-11-24')).toBe('7.75')
    expect(interest('36500', '2026-11-24', '2026-11-25')).toBe('8')
  })

  it('bears no interest itself: two years cost twice one (FA 2009 s.101(8))', () => {
    expect(interest('1000', '2027-01-31', '2028-01-01')).toBe(new Decimal(335).times(80).dividedBy(365).toDecimalPlaces(10).toFixed())
    expect(interest('1000', '2029-01-01', '2031-01-01')).toBe('160')
  })
})

it('the rate of a day is that of the last change', () => {
  expect(
    ['2022-02-21', '2025-04-05', '2025-04-06', '2026-11-23', '2026-11-24'].map((day) => lateInterestRateOn(day).value.toFixed()),
  ).toEqual(['0.03', '0.07', '0.085', '0.0775', '0.08'])
})

it('there is none for tax that was due before the tables begin', () => {
  expect(() => interest('1', '2022-02-20', '2022-03-01')).toThrow(NoRateError)
})
