import { describe, expect, it } from 'vitest'
import { type Amount, byBands, cheapestOf, figure, input, number, when, zero } from '../expression/amount.ts'
import { all, any, type Condition, isAbove, isAtLeast, isBelow, isEqual, not } from '../expression/condition.ts'
import { Decimal } from '../money/decimal.ts'
import { AffineEvaluator } from './affine-evaluator.ts'
import { rangeOf } from './affine-form.ts'
import { NoInputError } from './exact-evaluator.ts'

const pay = input('pay')

/** What an amount can come to while the pay is between 0 and 100, and whether it is a straight line there. */
function formOf(amount: Amount): string {
  const interval = new AffineEvaluator({ pension: new Decimal(10) }, 'pay', new Decimal(0), new Decimal(100))
  const form = interval.of(amount)
  const range = rangeOf(form).map((end) => end.toFixed())
  return `${range.join(' to ')}${interval.isStraight(form) ? '' : ', not straight'}`
}

const band = (rate: number, upTo?: number, where?: Condition) => ({
  name: String(rate),
  rate: number(rate),
  ...(upTo !== undefined && { upTo: number(upTo) }),
  ...(where && { where }),
})

/** Three conditions on a pay from 0 to 100. */
const HOLDS = isAtLeast(pay, zero)
const FAILS = isAbove(pay, number(100))
const MAY_HOLD = isAbove(pay, number(30))

const UNKNOWN = when(MAY_HOLD, number(1), number(5))

const way = (amount: number, cost: Amount, where = HOLDS) => ({ amount: number(amount), cost: () => cost, where })

it.each<[string, Amount, string]>([
  ['the input that moves', pay, '0 to 100'],
  ['one that does not', input('pension'), '10 to 10'],
  ['a figure', figure({ entry: 'vat.standardRate', reading: 'statute', unit: 'percent', value: new Decimal('0.2') }), '0.2 to 0.2'],
  ['a sum', number(200).less(pay, input('pension')), '90 to 190'],
  ['a product', pay.times(number(2), number(3)), '0 to 600'],
  ['a quotient', pay.dividedBy(number(4)), '0 to 25'],
  ['a percentage', pay.percent(number(20)), '0 to 20'],
  ['a share of a whole: 0 to 100 of 200', pay.asPercentOf(number(200)), '0 to 50'],
  ['a share of nothing', pay.asPercentOf(zero), '0 to 0'],
  ['a share of less than nothing', pay.asPercentOf(pay.less(number(100))), '0 to 0'],
  // 10 of −30 to 70 is any share at all.
  ['a share of what may be nothing', input('pension').asPercentOf(pay.less(number(30))), '-Infinity to Infinity, not straight'],
  ['the smallest of three', pay.atMost(number(100), number(200)), '0 to 100'],
  ['the smallest of three, which is the last', number(300).atMost(number(200), pay), '0 to 100'],
  ['the largest of three', pay.atLeast(number(-1), number(-2)), '0 to 100'],
  ['the largest of three, which is the last', number(-2).atLeast(number(-1), pay), '0 to 100'],
  ['what is above a limit', pay.plus(number(50)).excessOver(number(20)), '30 to 130'],
  ['what is above a limit, below it', pay.excessOver(number(100)), '0 to 0'],
  ['what is not known, less itself', UNKNOWN.less(UNKNOWN), '0 to 0'],
  ['a rounding on one stair', pay.dividedBy(number(100)).rounded('up-to-the-pound'), '1 to 1'],
])('%s', (_, amount, expected) => {
  expect(formOf(amount)).toBe(expected)
})

describe('what depends on a condition', () => {
  it.each<[string, Condition, 'holds' | 'fails' | 'may hold']>([
    ['at least what it starts from', HOLDS, 'holds'],
    ['above what it ends at', FAILS, 'fails'],
    ['above what is inside', MAY_HOLD, 'may hold'],
    ['above nothing, on all but its end', isAbove(pay, zero), 'holds'],
    ['above itself', isAbove(pay, pay), 'fails'],
    ['at least itself', isAtLeast(pay, pay), 'holds'],
    ['at least what it ends at', isAtLeast(pay, number(100)), 'fails'],
    ['equal to itself', isEqual(pay, pay), 'holds'],
    ['equal to less', isEqual(pay, zero), 'fails'],
    ['equal to more', isEqual(pay, number(100)), 'fails'],
    ['equal to what is inside', isEqual(pay, number(30)), 'may hold'],
    ['below what it ends at', isBelow(pay, number(100)), 'holds'],
    ['not what holds', not(HOLDS), 'fails'],
    ['not what fails', not(FAILS), 'holds'],
    ['not what may hold', not(MAY_HOLD), 'may hold'],
    ['all that hold', all(HOLDS, HOLDS), 'holds'],
    ['all, of which one fails', all(HOLDS, MAY_HOLD, FAILS), 'fails'],
    ['all, of which one may hold', all(HOLDS, MAY_HOLD), 'may hold'],
    ['any, of which one holds', any(FAILS, MAY_HOLD, HOLDS), 'holds'],
    ['any that fail', any(FAILS, FAILS), 'fails'],
    ['any, of which one may hold', any(FAILS, MAY_HOLD), 'may hold'],
  ])('%s', (_, condition, expected) => {
    const range = { holds: '1 to 1', fails: '5 to 5', 'may hold': '1 to 5, not straight' }[expected]
    expect(formOf(when(condition, number(1), number(5)))).toBe(range)
  })
})

describe('a charge by bands', () => {
  // 10% of what is up to 200: all of it.
  it('is straight within one band', () => {
    expect(formOf(byBands(pay, [band(0.1, 200), band(0.5)], 'Tax'))).toBe('0 to 10')
  })

  // 300 fills the first band of 200 and 100 of the second, so all of the pay is in the second: 50%.
  it('starts above what fills the bands before', () => {
    expect(formOf(byBands(pay, [band(0.1, 200), band(0.5)], 'Tax', number(300)))).toBe('0 to 50')
  })

  it('leaves out a band that is not there, and counts one that is', () => {
    expect(formOf(byBands(pay, [band(0.1, 200, FAILS), band(0.5)], 'Tax'))).toBe('0 to 50')
    expect(formOf(byBands(pay, [band(0.1, 200, HOLDS), band(0.5)], 'Tax'))).toBe('0 to 10')
  })

  // 20 at 10% and 20 more at 50%, or 40 at 50%: 12 or 20. The band adds between nothing and 2 to what is charged and 20 to where it ends.
  it('covers both where it is not known whether a band is there', () => {
    const [least = 0, most = 0] = formOf(byBands(number(40), [band(0.1, 20, MAY_HOLD), band(0.5)], 'Tax'))
      .split(/ to |,/)
      .map(Number)
    expect(least).toBeLessThanOrEqual(12)
    expect(most).toBeGreaterThanOrEqual(20)
    expect([least, most]).toEqual([10, 22])
  })
})

describe('the cheapest way', () => {
  const otherwise = { amount: number(9), cost: () => number(50) }

  it.each<[string, readonly ReturnType<typeof way>[], string]>([
    ['one that costs less', [way(1, number(40))], '1 to 1'],
    ['not one that costs more', [way(1, number(60))], '9 to 9'],
    ['the smaller of two that cost the same', [way(5, number(40)), way(1, number(40))], '1 to 1'],
    ['not one that costs less but is not open', [way(1, number(40), FAILS)], '9 to 9'],
    ['either, where one may cost less', [way(1, pay)], '1 to 9, not straight'],
    ['either, where one may be open', [way(1, number(40), MAY_HOLD)], '1 to 9, not straight'],
    [
      'one of two that may be the cheapest, and not what costs more than one that is open',
      [way(5, number(20)), way(1, pay.percent(number(19)), MAY_HOLD)],
      '1 to 5, not straight',
    ],
    ['not one that may cost less but is not open', [way(1, pay, FAILS), way(5, pay)], '5 to 9, not straight'],
    // 9, perhaps 8 less for the 1, and from there up to 4 less or more for the 5.
    [
      'any of three, where the one that undercuts the others may not be open',
      [way(1, zero, MAY_HOLD), way(5, pay)],
      '-3 to 13, not straight',
    ],
  ])('is %s', (_, ways, expected) => {
    expect(formOf(cheapestOf(ways, otherwise))).toBe(expected)
  })
})

it('says which input is missing', () => {
  expect(() => formOf(input('bonus'))).toThrow(new NoInputError('bonus'))
})
