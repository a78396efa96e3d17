import { expect, it } from 'vitest'
import { isDay } from './day.ts'

const MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const two = (number: number) => String(number).padStart(2, '0')

it.each(MONTHS.map((days, index) => [two(index + 1), days] as const))('month %s of 2023 has %s days', (month, days) => {
  expect([`2023-${month}-01`, `2023-${month}-${days}`].filter((day) => !isDay(day))).toEqual([])
  expect([`2023-${month}-00`, `2023-${month}-${days + 1}`].filter((day) => isDay(day))).toEqual([])
})

it.each([
  ['2024-02-29', true, 'a leap year'],
  ['2024-02-30', false, 'no more than 29 days in it'],
  ['2023-02-29', false, 'none'],
  ['1900-02-29', false, 'none, a century'],
  ['2000-02-29', true, 'one, four centuries'],
  ['2024-00-10', false, 'no month'],
  ['2024-13-10', false, 'nor a thirteenth'],
  ['2024-1-10', false, 'a digit short'],
  ['24-01-10', false, 'two short'],
  ['2024-01-1', false, 'another short'],
  ['x2024-01-10', false, 'something before'],
  ['2024-01-10x', false, 'something after'],
  ['2024/01/10', false, 'other marks'],
  ['', false, 'nothing'],
])('%s is a day: %s (%s)', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})
