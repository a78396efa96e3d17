import { describe, expect, it } from 'vitest'
import { type Box, inFigures } from './in-figures.ts'
import { parserOf } from './parse.ts'

const SALARY: Box = { kind: 'money', per: 'year' }

describe('an amount as people write it is put in figures', () => {
  it.each([
    ['42k', '42,000'],
    ['42K', '42,000'],
    [' £42 k ', '42,000'],
    ['£1.2m', '1,200,000'],
    ['1.25 million', '1,250,000'],
    ['0.5k', '500'],
    ['1,200k', '1,200,000'],
    ['12.34567k', '12,345.67'],
    ['£42,000 a year', '£42,000'],
    ['42k pa', '42,000'],
    ['42,000p.a.', '42,000'],
    ['42000 per annum', '42000'],
    ['£42,000/year', '£42,000'],
  ])('%j is %j', (typed, figures) => {
    expect(inFigures(typed, SALARY)).toBe(figures)
  })

  it('the words for a period only where the box asks for it', () => {
    expect(inFigures('£500 a day', { kind: 'money', per: 'day' })).toBe('£500')
    expect(inFigures('£500 a year', { kind: 'money', per: 'day' })).toBe('£500 a year')
    expect(inFigures('£500 a year', { kind: 'money' })).toBe('£500 a year')
    expect(inFigures('£3,500 a month', SALARY)).toBe('£3,500 a month')
  })
})

it.each([
  ['5 percent', { kind: 'percent' }, '5'],
  ['5 per cent', { kind: 'percent' }, '5'],
  ['6 months', { kind: 'number', per: 'months' }, '6'],
  ['1 month', { kind: 'number', per: 'months' }, '1'],
  ['125g/km', { kind: 'number', per: 'g/km' }, '125'],
  ['6k', { kind: 'number', per: 'months' }, '6k'],
] as const)('%j in a box of %j is %j', (typed, box, figures) => {
  expect(inFigures(typed, box)).toBe(figures)
})

it.each(['', '42000', '£42,000', '42 000', '3,500.5', '3500.50', '0', ' £ 60,000 '])('%j stays as it is', (typed) => {
  expect(inFigures(typed, SALARY)).toBe(typed)
})

// Each could be two numbers, so none is guessed at.
it.each(['1.234,56', '12,34', '42o00', '12,34k', '1.2.3k', '1.2345678k', '1e5', 'k', '-42k', '42kk', '4k2', '30-35k', '£3,500 a month'])(
  '%j is left for the parser, which refuses it',
  (typed) => {
    expect(inFigures(typed, SALARY)).toBe(typed)
    expect(parserOf({ pay: { kind: 'money', label: 'Pay' } })({ pay: typed }).issues).toHaveLength(1)
  },
)
