import { describe, expect, it } from 'vitest'
import { Decimal } from '../money/decimal.ts'
import { input, number } from './amount.ts'
import { sidesOf } from './sides.ts'
import { Values } from './values.ts'

const paid = input('paid')
const limit = number(100)
const sidesAt = (amount: string, of = paid.atMost(limit)) => sidesOf([of], new Values({ paid: new Decimal(amount) }))

describe('the sides of a limit', () => {
  it.each([
    ['at most', paid.atMost(limit), '99.99', '100.01'],
    ['at least', paid.atLeast(limit), '100.01', '99.99'],
  ])('of %s 100 change where the amount reaches it, and not a penny later', (_, of, free, held) => {
    expect(sidesAt('100', of)).toBe(sidesAt(held, of))
    expect(sidesAt('100', of)).not.toBe(sidesAt(free, of))
  })
})
