import { expect, it } from 'vitest'
import { monthsLeftFrom, payDays } from './pay-days.ts'

it('the tax months of a year start on the 6th, and a year from January has three left (SI 2001/1004 reg.1(2))', () => {
  expect(payDays('2022-23', 'december')).toEqual(['2022-12-06', '2023-01-06', '2023-02-06', '2023-03-06'])
  expect(monthsLeftFrom('january')).toBe(3)
})
