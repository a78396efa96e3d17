import { expect, it } from 'vitest'
import { Decimal, ZERO } from '#engine/money/decimal.ts'
import { changedYears } from '../../years/changed-years.ts'
import { type FeltChange, mostFelt } from './most-felt.ts'
import { type ComparedPerson, compare, people } from './people.ts'

const person = (who: string, steps: Readonly<Record<string, number>>, isKept = true): ComparedPerson => ({
  who,
  about: '',
  answer: '',
  isKept,
  links: { from: '', to: '' },
  split: {
    field: 'amount',
    from: ZERO,
    to: ZERO,
    steps: Object.entries(steps).map(([name, amount]) => ({ name, amount: new Decimal(amount), readings: [] })),
  },
})
const inShort = (felt: readonly FeltChange[]) => felt.map(({ step, person: { who }, gain }) => [step.name, who, gain.toFixed(2)])

it('what most people feel comes first, then what is worth most, better or worse', () => {
  const compared = [
    person('one', { shared: 10 }),
    person('two', { shared: 30 }),
    person('three', { dear: 90 }, false),
    person('four', { small: 5 }),
  ]
  expect(inShort(mostFelt(compared))).toEqual([
    ['shared', 'one', '10.00'],
    ['dear', 'three', '-90.00'],
    ['small', 'four', '5.00'],
  ])
  expect(mostFelt(compared, 2)).toHaveLength(2)
  expect(mostFelt([person('one', {})])).toEqual([])
})

it('one person tells of one change', () => {
  expect(inShort(mostFelt([person('employer', { a: 900, b: -800, c: 700 }), person('driver', { d: -1 })]))).toEqual([
    ['a', 'employer', '900.00'],
    ['d', 'driver', '-1.00'],
  ])
})

// Dividends of 5,000 less 500 at 2% more; (28,000 − 25,000) × 9%; 40,000 × 1% × 40%.
it('2026/27 is felt by those with dividends, with a Plan 5 loan and with an electric car', () => {
  const of = changedYears.find(({ year }) => year === '2026-27')
  if (!of) throw new Error('2026/27 has no page')
  expect(inShort(mostFelt(people.map((one) => compare(one, of.before, of.year))))).toEqual([
    ['dividends.ordinaryRate', 'Pensioner with dividends of £5,000', '-90.00'],
    ['methods.studentLoans.plan5', 'New graduate on £28,000', '-270.00'],
    ['companyCars.zeroEmission', 'Driver of an electric company car', '-160.00'],
  ])
})
