import { expect, it } from 'vitest'
import { type Amount, input, number, when, zero } from '../expression/amount.ts'
import { isEqual } from '../expression/condition.ts'
import { Decimal } from '../money/decimal.ts'
import { NoInputError } from './exact-evaluator.ts'
import { type Direction, SlopeEvaluator, type Stairs } from './slope-evaluator.ts'

const pay = input('pay')
const half = pay.times(number(0.5))

/** What an amount is at some pay, how much it rises with each pound, and the pay up to which it does so. */
function lineOf(amount: Amount, at: number, way: Direction, stairs?: Stairs): string {
  const lines = new SlopeEvaluator({ pension: new Decimal(10) }, 'pay', new Decimal(at), way, stairs)
  const { value, slope } = lines.of(amount)
  return `${value.toFixed()}, ${slope.toFixed()} a pound to ${lines.end?.toFixed() ?? 'any'}`
}

it.each<[string, Amount, number, Direction, string]>([
  ['the input that moves', pay, 50, 1, '50, 1 a pound to any'],
  ['one that does not', input('pension'), 50, 1, '10, 0 a pound to any'],
  ['a percentage of a whole: 50 of 200', pay.asPercentOf(number(200)), 50, 1, '25, 0.5 a pound to any'],
  ['a percentage of nothing', pay.asPercentOf(zero), 50, 1, '0, 0 a pound to any'],
  ['the smaller of two, up to the other', pay.atMost(number(60)), 50, 1, '50, 1 a pound to 60'],
  ['the smaller of two from there', pay.atMost(number(60)), 60, 1, '60, 0 a pound to any'],
  ['the smaller of two, above the other', pay.atMost(number(60)), 70, 1, '60, 0 a pound to any'],
  ['a sum, up to the first end', pay.atMost(number(60)).plus(pay.atMost(number(55))), 50, 1, '100, 2 a pound to 55'],
  ['a sum, whichever of its parts ends first', pay.atMost(number(55)).plus(pay.atMost(number(60))), 50, 1, '100, 2 a pound to 55'],
  ['what is above a limit, below it', pay.excessOver(number(60)), 50, 1, '0, 0 a pound to 60'],
  ['what is above a limit, from there', pay.excessOver(number(60)), 60, 1, '0, 1 a pound to any'],
  ['what is above a limit, down to it', pay.excessOver(number(60)), 70, -1, '10, 1 a pound to 60'],
  ['what depends on an amount that it passes', when(isEqual(pay, number(60)), number(1), zero), 50, 1, '0, 0 a pound to 60'],
  ['what depends on an amount that it has', when(isEqual(input('pension'), number(10)), pay, zero), 50, 1, '50, 1 a pound to any'],
])('the line of %s', (_, amount, at, way, expected) => {
  expect(lineOf(amount, at, way)).toBe(expected)
})

it.each<[string, Amount, number, string, string]>([
  // 0.7 of a penny is a penny, as is everything from 0.5 to 1.5.
  ['to the nearest penny', pay.percent(number(10)).rounded('to-the-penny'), 0.07, '0.01, 0 a pound to 0.15', '0.01, 0 a pound to 0.05'],
  // 1.50 is 2 up to the pound, and 1 down to it.
  ['up to the pound', half.rounded('up-to-the-pound'), 3, '2, 0 a pound to 4', '2, 0 a pound to 2'],
  ['down to the pound', half.rounded('down-to-the-pound'), 3, '1, 0 a pound to 4', '1, 0 a pound to 2'],
  ['down to a whole number', half.rounded('down-to-a-whole-number'), 3, '1, 0 a pound to 4', '1, 0 a pound to 2'],
  ['up to a whole number', half.rounded('up-to-a-whole-number'), 3, '2, 0 a pound to 4', '2, 0 a pound to 2'],
  // 2.40 does not move with the pay.
  ['of what stays as it is', number(2.4).rounded('down-to-the-pound'), 3, '2, 0 a pound to any', '2, 0 a pound to any'],
  // 10 less 1.50 is 9, until 10 less 2 is 8.
  ['up as it falls', number(10).less(half).rounded('up-to-the-pound'), 3, '9, 0 a pound to 4', '9, 0 a pound to 2'],
])('a rounding %s is a stair, and goes on without end where stairs are smoothed', (_, amount, at, above, below) => {
  expect([lineOf(amount, at, 1, 'kept'), lineOf(amount, at, -1, 'kept')]).toEqual([above, below])
  expect(lineOf(amount, at, 1)).toMatch(/ to any$/)
})

it('says which input is missing', () => {
  expect(() => lineOf(input('bonus'), 1, 1)).toThrow(new NoInputError('bonus'))
})
