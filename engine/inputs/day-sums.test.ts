import { expect, it } from 'vitest'
import { daysFrom, daysLater, monthsFrom, monthsLater } from './day-sums.ts'

it.each([
  ['2022-04-06', 11, '2023-03-06'],
  ['2024-01-31', 1, '2024-03-01'],
  ['2024-01-29', 1, '2024-02-29'],
  ['2024-03-31', -1, '2024-03-01'],
  ['2024-01-01', -12, '2023-01-01'],
])('%s and %s months is %s', (day, months, later) => {
  expect(monthsLater(day, months)).toBe(later)
})

it.each([
  ['2024-02-28', 1, '2024-02-29'],
  ['2024-04-06', -1, '2024-04-05'],
  ['2025-12-31', 1, '2026-01-01'],
  ['2024-03-31', 0, '2024-03-31'],
])('%s and %s days is %s', (day, days, later) => {
  expect(daysLater(day, days)).toBe(later)
})

it('counts the days up to a day, none up to an earlier one', () => {
  expect([daysFrom('2024-02-28', '2024-03-01'), daysFrom('2024-03-01', '2024-02-28')]).toEqual([2, 0])
})

it.each([
  ['2026-11-26', '2027-04-06', 4],
  ['2027-03-06', '2027-04-06', 1],
  ['2027-03-07', '2027-04-06', 0],
  ['2026-04-06', '2027-04-06', 12],
  ['2027-04-07', '2027-04-06', 0],
])('there are whole months from %s until %s: %i', (start, until, months) => {
  expect(monthsFrom(start, until)).toBe(months)
})
