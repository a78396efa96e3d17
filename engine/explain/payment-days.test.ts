import { describe, expect, it } from 'vitest'
import { Decimal } from '../money/decimal.ts'
import { deadlines } from '../rates/generated/deadlines.ts'
import { defaultRuleSet } from '../rates/generated/rule-sets.ts'
import { taxYears } from '../rates/generated/tax-years.ts'
import { ratesAt, type TaxYear } from '../rates/rates-at.ts'
import { paymentDays, savingFor, weekdayOf, weekendWords } from './payment-days.ts'

describe('the days of payment', () => {
  it.each(Object.keys(taxYears) as TaxYear[])('of %s are those that the tables print', (taxYear) => {
    const { selfAssessment } = ratesAt({ deadlines }, taxYear, defaultRuleSet).deadlines
    expect(paymentDays(taxYear).january).toBe(selfAssessment.onlineReturn.value)
  })

  it('of 2025/26 are 31 January and 31 July 2027 (TMA 1970 ss.59A and 59B)', () => {
    expect(paymentDays('2025-26')).toEqual({ january: '2027-01-31', july: '2027-07-31' })
  })
})

describe('saving for a payment on 31 January 2027', () => {
  it.each([
    ['2026-11-23', '1000', 2, '500'],
    ['2026-10-01', '1000', 3, '333.34'],
    ['2027-01-01', '1000', 1, '1000'],
    ['2027-01-31', '0.01', 1, '0.01'],
    ['2026-01-31', '1200', 12, '100'],
  ])('from %s, £%s takes %i months of £%s', (today, payment, months, eachMonth) => {
    const saving = savingFor(new Decimal(payment), today, '2027-01-31')
    expect(saving?.months).toBe(months)
    expect(saving?.eachMonth.toFixed()).toBe(eachMonth)
  })

  it('is too late the day after', () => {
    expect(savingFor(new Decimal('1'), '2027-02-01', '2027-01-31')).toBeUndefined()
  })
})

describe('a day of payment at a weekend', () => {
  it.each([
    ['2027-01-29', { name: 'Friday' }],
    ['2027-01-30', { name: 'Saturday', fridayBefore: '2027-01-29' }],
    ['2027-01-31', { name: 'Sunday', fridayBefore: '2027-01-29' }],
    ['2027-02-01', { name: 'Monday' }],
  ])('%s', (day, expected) => {
    expect(weekdayOf(day)).toEqual(expected)
  })

  it('has the money arrive on the Friday before', () => {
    const { january, july } = paymentDays('2025-26')
    expect(weekendWords(january)).toBe(
      ' 31 January 2027 is a Sunday, so the money must arrive by Friday 29 January 2027, unless you pay by Faster Payments.',
    )
    expect(weekendWords(january, july)).toBe(
      ' 31 January 2027 is a Sunday and 31 July 2027 is a Saturday, so the money must arrive by the Friday before, unless you pay by Faster Payments.',
    )
    expect(weekendWords(paymentDays('2026-27').january)).toBe('')
  })
})
