import { expect, it } from 'vitest'
import { dayInWords, isDay, yearFrom, yearsLater } from './day.ts'

const MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const two = (number: number) => String(number).padStart(2, '0')

it.each(MONTHS.map((days, index) => [two(index + 1), days] as const))('month %s of 2023 has %s days', (month, days) => {
  expect([`2023-${month}-01`, `2023-${month}-${days}`].filter((day) => !isDay(day))).toEqual([])
  expect([`2023-${month}-00`, `2023-${month}-${days + 1}`].filter((day) => isDay(day))).toEqual([])
})

it('names each month in words', () => {
  const names = 'January February March April May June July August September October November December'.split(' ')
  expect(names.map((_, index) => dayInWords(`2024-${two(index + 1)}-06`))).toEqual(names.map((name) => `6 ${name} 2024`))
})

it.each([
  ['2024-02-29', true, 'a leap year'],
  ['2024-02-30', false, 'a leap February has only 29 days'],
  ['2023-02-29', false, 'not a leap year'],
  ['1900-02-29', false, 'a century is not a leap year'],
  ['2000-02-29', true, 'but every fourth century is'],
  ['2024-00-10', false, 'no month 0'],
  ['2024-13-10', false, 'no month 13'],
  ['2024-1-10', false, 'one digit in the month'],
  ['24-01-10', false, 'two digits in the year'],
  ['2024-01-1', false, 'one digit in the day'],
  ['x2024-01-10', false, 'a letter before it'],
  ['2024-01-10x', false, 'a letter after it'],
  ['2024/01/10', false, 'slashes'],
  ['', false, 'nothing'],
])('whether “%s” is a day: %s (%s)', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})

it('is the same day in a later or an earlier year', () => {
  expect(yearsLater('2023-04-05', 4)).toBe('2027-04-05')
  expect(yearsLater('2024-10-30', -2)).toBe('2022-10-30')
})

it('has the last two digits of the year in which a year ends', () => {
  expect([yearFrom('2021-04-06'), yearFrom('1999-04-01')]).toEqual(['2021/22', '1999/00'])
})
