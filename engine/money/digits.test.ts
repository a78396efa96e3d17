import { describe, expect, it } from 'vitest'
import { Decimal } from './decimal.ts'
import { float64, lastUnits, nearestPound, withoutMillions } from './digits.ts'

const AMOUNTS = ['0', '0.01', '0.00000001', '1234.56', '9999999.99', '10000000', '12345678.9', '-0.4', '-1234.56', '999999999999.99']

describe('the digits of an amount', () => {
  it.each([...AMOUNTS, new Decimal('-10000').dividedBy(3).toFixed()])('of %s make its float64', (amount) => {
    expect(float64(new Decimal(amount))).toBeCloseTo(Number(amount), 9)
  })

  it.each(AMOUNTS.filter((amount) => amount !== '0.00000001'))('of %s count its pennies, apart from whole tens of millions', (amount) => {
    const pennies = new Decimal(amount).times(100)
    if (!pennies.isInteger()) throw new Error('the amount is not in whole pennies')
    const missed = pennies.minus(lastUnits(new Decimal(amount), 2))
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
