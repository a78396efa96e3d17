import { describe, expect, it } from 'vitest'
import { inFigures, type NumberBox, periodIn } from './in-figures.ts'
import { money } from './kinds.ts'
import { parserOf, schemaOf } from './parse.ts'

const SALARY: NumberBox = { kind: 'money', per: 'year' }

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
    expect(inFigures('£3,500 a month', { kind: 'money' })).toBe('£3,500 a month')
  })

  it.each([
    ['£3,500 a month', '42,000'],
    ['2500 pm', '30,000'],
    ['2.5k per month', '30,000'],
    ['£241.74 a week', '12,570.48'],
    ['£0.05 a month', '0.60'],
    ['0 a month', '0'],
    ['£1,300 a fortnight', '33,800'],
    ['966.93 four-weekly', '12,570.09'],
    // A year has as many days and hours as somebody works.
    ['£120 a day', '£120 a day'],
    ['£15.20 an hour', '£15.20 an hour'],
    ['12,34 a month', '12,34 a month'],
    ['-5 a month', '-5 a month'],
  ])('a year’s amount for %j is %j', (typed, figures) => {
    expect(inFigures(typed, SALARY)).toBe(figures)
  })
})

describe('an amount in a box for any period', () => {
  const ANY: NumberBox = { kind: 'money', periodIn: 'payPer' }

  it.each([
    ['£42,000 a year', '£42,000', 'year'],
    ['42k pa', '42,000', 'year'],
    ['£3,500 a month', '£3,500', 'month'],
    ['2.5k pm', '2,500', 'month'],
    ['3500pcm', '3500', 'month'],
    ['2,600 every four weeks', '2,600', 'four-weeks'],
    ['2600 4-weekly', '2600', 'four-weeks'],
    ['£1,300 a fortnight', '£1,300', 'fortnight'],
    ['650/week', '650', 'week'],
    ['650 p.w.', '650', 'week'],
    ['120 per day', '120', 'day'],
    ['15.20 an hour', '15.20', 'hour'],
    ['£15.20/hr', '£15.20', 'hour'],
    ['15.20PH', '15.20', 'hour'],
  ])('%j is %j and names a %s', (typed, figures, period) => {
    expect([inFigures(typed, ANY), periodIn(typed, ANY)]).toEqual([figures, period])
  })

  it.each(['42k', '42,000', '15 for 30 hours a week', 'a week', '6504weekly-ish', '£15.20 an hou', '12,34k a week', '-5x a day'])(
    '%j names no period',
    (typed) => {
      expect(periodIn(typed, ANY)).toBe(undefined)
    },
  )

  it('leaves the period in a text that is no amount, for the parser to refuse', () => {
    expect(inFigures('15 for 30 hours a week', ANY)).toBe('15 for 30 hours a week')
  })

  it('names none in a box for one period', () => {
    expect(periodIn('£3,500 a month', SALARY)).toBe(undefined)
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
it.each(['1.234,56', '12,34', '42o00', '12,34k', '1.2.3k', '1.2345678k', '1e5', 'k', '-42k', '42kk', '4k2', '30-35k', '£120 a day'])(
  '%j is left for the parser, which refuses it',
  (typed) => {
    expect(inFigures(typed, SALARY)).toBe(typed)
    expect(parserOf(schemaOf({ pay: money({ label: 'Pay' }) }))({ pay: typed }).issues).toHaveLength(1)
  },
)

describe('a number as accounts and spreadsheets write it', () => {
  it.each([
    ['£ -', '0'],
    ['–', '0'],
    ['nil', '0'],
    ['N/A', ''],
    ['(1,200)', '-1,200'],
    ['(£1,200)', '-£1,200'],
    ['1,200-', '-1,200'],
    ['30\u200B,000\u200E', '30,000'],
    ['GBP 35000', '35000'],
    ["'35000", '35000'],
  ])('%j is %j', (typed, figures) => {
    expect(inFigures(typed, SALARY)).toBe(figures)
  })

  it.each(['- 5', '1-2', '(about 5)', 'n', "'", 'GBP', '—x'])('%j stays, for the parser to refuse', (typed) => {
    expect(inFigures(typed, SALARY)).toBe(typed)
  })

  it('a dash is no count and no measurement', () => {
    expect(inFigures('-', { kind: 'number' })).toBe('')
  })
})
