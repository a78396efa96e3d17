import { describe, expect, it } from 'vitest'
import { daysOfPeriod, type PayFrequency, periodOn } from './pay-periods.ts'

describe('the pay period of a day', () => {
  it.each<[PayFrequency, string, number | undefined]>([
    // Tax months run from the 6th to the 5th. SI 2003/2682 reg.2(1).
    ['monthly', '2026-04-06', 1],
    ['monthly', '2026-05-05', 1],
    ['monthly', '2026-05-06', 2],
    ['monthly', '2026-10-06', 7],
    ['monthly', '2026-11-05', 7],
    ['monthly', '2026-11-06', 8],
    ['monthly', '2027-04-05', 12],
    // Week 33 is the seven days from 16 November, 32 × 7 = 224 days after 6 April.
    ['weekly', '2026-11-15', 32],
    ['weekly', '2026-11-16', 33],
    ['weekly', '2026-11-22', 33],
    ['weekly', '2027-04-04', 52],
    ['weekly', '2027-04-05', 53],
    // The ninth four weeks begin with week 33, the seventeenth fortnight too.
    ['four-weekly', '2026-11-15', 8],
    ['four-weekly', '2026-11-16', 9],
    ['fortnightly', '2026-11-15', 16],
    ['fortnightly', '2026-11-16', 17],
    ['monthly', '2026-04-05', undefined],
    ['monthly', '2027-04-06', undefined],
  ])('%s, %s: %s', (frequency, day, period) => {
    expect(periodOn(day, frequency, '2026-27')).toBe(period)
  })

  it('has a first and a last day', () => {
    expect(daysOfPeriod('monthly', '2026-27', 1)).toEqual({ first: '2026-04-06', last: '2026-05-05' })
    expect(daysOfPeriod('monthly', '2026-27', 7)).toEqual({ first: '2026-10-06', last: '2026-11-05' })
    expect(daysOfPeriod('weekly', '2026-27', 33)).toEqual({ first: '2026-11-16', last: '2026-11-22' })
    expect(daysOfPeriod('weekly', '2026-27', 53)).toEqual({ first: '2027-04-05', last: '2027-04-05' })
    expect(() => daysOfPeriod('monthly', '2026-27', 13)).toThrow('a year has no pay period 13')
  })
})
