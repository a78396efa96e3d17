import { describe, expect, it } from 'vitest'
import { Decimal } from './decimal.ts'
import { compared, float64, hasManyDecimals, isBelow, lastPennies, nearestPound, withoutMillions } from './digits.ts'

const AMOUNTS = ['0', '0.01', '0.00000001', '1234.56', '9999999.99', '10000000', '12345678.9', '-0.4', '-1234.56', '999999999999.99']

describe('the digits of an amount', () => {
  it.each([...AMOUNTS, new Decimal('-10000').dividedBy(3).toFixed()])('of %s make its float64', (amount) => {
    expect(float64(new Decimal(amount))).toBeCloseTo(Number(amount), 9)
  })

  it.each(AMOUNTS.filter((amount) => amount !== '0.00000001'))('of %s count its pennies, apart from whole tens of millions', (amount) => {
    const pennies = new Decimal(amount).times(100)
    if (!pennies.isInteger()) throw new Error('the amount is not in whole pennies')
    const missed = pennies.minus(lastPennies(new Decimal(amount)))
    expect(missed.modulo(10_000_000).toNumber()).toBeCloseTo(0)
  })

  it.each([
    ['0', 0],
    ['0.5', 1],
    ['0.49', 0],
    ['0.00000001', 0],
    ['-0.4', 0],
    ['-0.5', -1],
    ['1234.5', 1235],
    ['1234.4999999', 1234],
    ['9999999.5', 10_000_000],
    ['10000000.5', undefined],
  ])('of %s are nearest to %s pounds', (amount, pounds) => {
    expect(nearestPound(new Decimal(amount))).toBe(pounds)
  })

  it('without tens of millions are the remainder', () => {
    expect([0, 1, -2, 10_000_001, -20_000_002].map(withoutMillions)).toEqual([0, 1, -2, 1, -2])
  })
})

describe('compared', () => {
  const amounts =
    '-12345678.9 -12345678 -100 -1.0000001 -1 -0.0000001 0 0.0000001 0.01 0.1 1 1.00000001 2 10000000 10000000.5 10000001 1e40'
  const sorted = amounts.split(' ').map((amount) => new Decimal(amount))

  it.each(sorted)('orders %s among the others as decimal.js does', (amount) => {
    expect(sorted.map((other) => compared(amount, other))).toEqual(sorted.map((other) => amount.comparedTo(other)))
  })

  it('knows no minus zero', () => {
    expect([compared(new Decimal('-0'), new Decimal(0)), compared(new Decimal(0), new Decimal('-0'))]).toEqual([0, 0])
  })
})

it.each([
  ['0', true],
  ['0.00999999999', true],
  ['-0.00999999999', true],
  ['0.01', false],
  ['-0.01', false],
  ['1', false],
  ['1e-50', true],
])('%s is below a penny: %s', (amount, expected) => {
  expect(isBelow(2, new Decimal(amount))).toBe(expected)
})

describe('many decimals', () => {
  it.each([
    ['0', false],
    ['12345678901234567890', false],
    [`0.${'1'.repeat(42)}`, false],
    [`0.${'1'.repeat(43)}`, true],
    [`123456789.${'0'.repeat(41)}1`, false],
    [`123456789.${'0'.repeat(42)}1`, true],
  ])('%s: %s', (amount, expected) => {
    expect(hasManyDecimals(new Decimal(amount))).toBe(expected)
  })
})
