import { describe, expect, it } from 'vitest'
import { Decimal } from '../money/decimal.ts'
import type { Field } from './field.ts'
import { date, freeText, money, number } from './kinds.ts'
import { parserOf, schemaOf } from './parse.ts'

/** How one field reads a value: the parsed value as text, or what was expected instead. */
function read(field: Field, value: unknown): string {
  const parsed = parserOf(schemaOf({ it: field }))({ it: value })
  if (parsed.issues) return parsed.issues.map((issue) => `${issue.field} must be ${issue.expected}`).join('; ')
  const input: unknown = parsed.inputs.it
  return input instanceof Decimal ? input.toFixed() : `${typeof input} ${String(input)}`
}

const about = { label: 'It', least: 1, most: 12, step: 1, blank: 12 } as const
const months = number({ ...about, unit: 'months' })
const MONTHS = 'it must be a whole number of months from 1 to 12'
const HALF_DAYS = 'it must be a number of days from 0 to 366, such as 10 or 10.5'
const HUNDREDTHS = 'it must be a number from 0 to 1,000, with no more than two digits after the point'
const halves = number({ ...about, least: 0, most: 366, step: 0.5, blank: 0, unit: 'days' })
const hundredths = number({ ...about, least: 0, most: 1000, step: 0.01, blank: 'unknown', unit: 'g/km' })

describe('a number', () => {
  it.each<[string | number, string]>([
    ['1', '1'],
    ['12', '12'],
    [7, '7'],
    ['', '12'],
    ...['0', '-1', '13', '1.5', '1.555', 'many'].map((value): [string, string] => [value, MONTHS]),
  ])('of months: %o is %s', (value, expected) => {
    expect(read(months, value)).toBe(expected)
  })

  it.each<[string | number, string]>([
    ['0.5', '0.5'],
    ['366', '366'],
    ['', '0'],
    ...['0.25', '0.125', '366.5', '-0.5', 'x'].map((value): [string, string] => [value, HALF_DAYS]),
  ])('in halves: %o is %s', (value, expected) => {
    expect(read(halves, value)).toBe(expected)
  })

  it.each<[string | number, string]>([
    ['50.01', '50.01'],
    ['', 'undefined undefined'],
    ...['50.001', '1000.01', 'x'].map((value): [string, string] => [value, HUNDREDTHS]),
  ])('in hundredths: %o is %s', (value, expected) => {
    expect(read(hundredths, value)).toBe(expected)
  })

  it('without a unit has none in its message', () => {
    expect(read(number({ ...about, step: 0.5 }), 'x')).toBe('it must be a number from 1 to 12, such as 10 or 10.5')
    expect(read(number(about), 'x')).toBe('it must be a whole number from 1 to 12')
  })

  it('does not repeat in its message a unit that its label already says', () => {
    expect(read(number({ ...about, unit: 'months', label: 'Months Worked' }), 'x')).toBe('it must be a whole number from 1 to 12')
  })

  it('has commas in the large numbers of its message', () => {
    expect(read(number({ ...about, most: 1_000_000 }), '1.5')).toBe('it must be a whole number from 1 to 1,000,000')
  })
})

describe('an amount of money', () => {
  it('is £0 where the box is empty, or unknown where a blank means that', () => {
    expect(read(money({ label: 'It' }), '')).toBe('0')
    expect(read(money({ label: 'It', blank: 'unknown' }), '')).toBe('undefined undefined')
    expect(read(money({ label: 'It', blank: 'unknown' }), '0')).toBe('0')
  })
})

describe('a sign', () => {
  it('may stand only before an amount', () => {
    expect(read(money({ label: 'It' }), '-5')).toBe('it must be £0 or more')
    expect(read(money({ label: 'It' }), '5-0')).toBe('it must be an amount in pounds, such as 35,000 or 35,000.50')
  })
})

describe('a day', () => {
  const day = date({ label: 'It', first: '2024-04-06', last: '2025-04-05', usual: () => '2024-10-30', blank: '2024-10-30' })

  it.each([
    ['', 'string 2024-10-30'],
    ['2024-04-06', 'string 2024-04-06'],
    ['2025-04-05', 'string 2025-04-05'],
    ['2024-04-05', 'it must be from 6 April 2024 to 5 April 2025'],
    ['2025-04-06', 'it must be from 6 April 2024 to 5 April 2025'],
    ['2025-02-30', 'it must be a date, such as 2024-10-30'],
    ['30/10/2024', 'it must be a date, such as 2024-10-30'],
  ])('%o is %s', (value, expected) => {
    expect(read(day, value)).toBe(expected)
  })
})

describe('words', () => {
  it('are what was typed, or the default where the box is empty', () => {
    const words = freeText({ label: 'It', blank: 'basic' })
    expect(read(words, ' higher ')).toBe('string higher')
    expect(read(words, '')).toBe('string basic')
  })
})
