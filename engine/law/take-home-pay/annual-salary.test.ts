import { expect, it } from 'vitest'
import { calculator } from '../../calculators/income-tax/answer.ts'
import { PAY_PERIODS, type PayPeriod } from '../../inputs/paid-per.ts'
import { inYears } from '../../inputs/yearly-pay.ts'
import { Decimal } from '../../money/decimal.ts'
import { pounds, worth } from '../../tests/amounts.ts'
import { annualSalary } from './annual-salary.ts'

const PAID: [PayPeriod, string, string, string, string][] = [
  ['year', '42000', '37.5', '5', '42000'],
  // × 12, 13, 26 and 52.
  ['month', '3500.01', '37.5', '5', '42000.12'],
  ['four-weeks', '2600.01', '37.5', '5', '33800.13'],
  ['fortnight', '1300.01', '37.5', '5', '33800.26'],
  ['week', '650.01', '37.5', '5', '33800.52'],
  // 120.55 × 4.5 × 52, and 13.85 × 30 × 52.
  ['day', '120.55', '37.5', '4.5', '28208.7'],
  ['hour', '13.85', '30', '5', '21606'],
  // 15.27 × 37.23 × 52 is 29,562.1092, and 15.28 × 37.23 × 52 is 29,581.4688.
  ['hour', '15.27', '37.23', '5', '29562.11'],
  ['hour', '15.28', '37.23', '5', '29581.47'],
]

it.each(PAID)('%s: £%s, %s hours and %s days a week, is £%s a year', (payPer, pay, hours, days, expected) => {
  const week = { hoursPerWeek: pounds(hours), daysPerWeek: pounds(days) }
  expect(worth(annualSalary({ annualSalary: pounds(pay), payPer, ...week })).toFixed()).toBe(expected)
})

it.each(PAID)('the inputs of a year are the same: %s, £%s', (payPer, pay, hours, days, expected) => {
  const inputs = { annualSalary: new Decimal(pay), payPer, hoursPerWeek: new Decimal(hours), daysPerWeek: new Decimal(days) }
  const { annualSalary: salary, ...rest } = inYears(calculator.fields, inputs)
  expect([salary.toFixed(), rest.payPer]).toEqual([expected, 'year'])
})

it('there is a case for every period', () => {
  expect(new Set(PAID.map(([period]) => period))).toEqual(new Set(PAY_PERIODS))
})
