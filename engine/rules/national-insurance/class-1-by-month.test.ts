import { expect, it } from 'vitest'
import { tables } from '../../rates/generated/index.ts'
import { allRatesOn, type RuleSet, ratesAt, type TaxYear } from '../../rates/rates-at.ts'
import { pounds, worth } from '../../tests/amounts.ts'
import { class1OfYear } from './class-1-by-month.ts'
import { payDays } from './pay-days.ts'

const onYear = (pay: string, year: TaxYear, ruleSet: RuleSet = 'statute') => {
  const paid = { days: payDays(year), on: (day: string) => allRatesOn(tables, day, ruleSet) }
  return worth(class1OfYear(pounds(pay), paid, ratesAt(tables, year, ruleSet))).toFixed(2)
}

it.each([
  ['9876', '0.00', 'twelve times 823'],
  ['9877', '0.03', '3 × 13.25% of a twelfth'],
  ['10500', '20.67', '3 × (875 − 823) × 13.25%'],
  ['12576', '89.44', '3 × (1,048 − 823) × 13.25%'],
  ['60000', '5152.92', '3 × 3,366 × 13.25% + 3,141 × (4 × 13.25% + 5 × 12%) + 811 × (7 × 3.25% + 5 × 2%)'],
])('an employee on £%s in 2022/23 pays £%s: %s (SI 2001/1004 regs.3, 10 and 11)', (pay, expected) => {
  expect(onYear(pay, '2022-23')).toBe(expected)
})

it('an employee’s year goes by the annual figures in any other tax year, and under constants', () => {
  // (20,000 − 12,570) × 11.5% and × 8%; (20,000 − 11,908) × 12.73%.
  expect([onYear('20000', '2023-24'), onYear('20000', '2024-25')]).toEqual(['854.45', '594.40'])
  expect(onYear('20000', '2022-23', 'constants')).toBe('1030.11')
})
