import { expect, it } from 'vitest'
import { Decimal, ONE } from '../money/decimal.ts'
import { anything, corners, isLevel, less, level, plus, rangeOf, scaled, unknown } from './affine-form.ts'

const between = (least: number, most: number) => unknown({ least: new Decimal(least), most: new Decimal(most) })
const five = level(new Decimal(5))
const times = (by: number) => (part: Decimal) => part.times(by)

it.each([
  ['a number and what may be added to it', plus(five, between(-2, 3)), '3 to 8'],
  ['a multiple below nothing, whose ends change places', scaled(between(-2, 3), times(-2)), '-6 to 4'],
  ['what two have apart', less(between(4, 5), between(-2, 3)), '1 to 7'],
  ['what no form can say', anything(), '-Infinity to Infinity'],
  // −2 × 5 and 3 × 5.
  [
    'a product of two, between the least and the most that their ends make',
    corners(between(-2, 3), between(4, 5), (a, b) => a.times(b)),
    '-10 to 15',
  ],
])('the range of %s', (_, form, expected) => {
  expect(rangeOf(form).map(String).join(' to ')).toBe(expected)
})

it('what two share cancels out, even where it is counted in thirds', () => {
  const moving = between(0, 100)
  expect(isLevel(less(plus(five, moving), moving))).toBe(true)
  const third = scaled(moving, (part) => part.dividedBy(3))
  const thirds = plus(third, plus(third, third))
  expect(isLevel(less(thirds, moving))).toBe(true)
  expect([...less(thirds, third).times.values()].map((by) => by.toDecimalPlaces(20).toFixed(2))).toEqual(['0.67'])
  expect(isLevel(scaled(moving, (part) => part.minus(ONE)))).toBe(true)
})
