import { describe, expect, it } from 'vitest'
import { WholeNumbers } from './whole.ts'

const wholes = new WholeNumbers()
const upTo = (name: string, most: bigint) => wholes.input(name, 0n, most)
const pay = upTo('pay', 100n)

describe('whole numbers', () => {
  it('are made once', () => {
    expect(wholes.sum([pay, wholes.one])).toBe(wholes.sum([pay, wholes.one]))
    expect(wholes.product(wholes.constant(3n), pay)).toBe(wholes.product(pay, wholes.constant(3n)))
  })

  it('know between what they lie', () => {
    const least = wholes.constant(-7n)
    expect(wholes.sum([pay], [upTo('tax', 30n)])).toMatchObject({ least: -30n, most: 100n })
    expect(wholes.product(wholes.sum([pay, least]), wholes.sum([pay, least]))).toMatchObject({ least: -651n, most: 8649n })
    expect(wholes.quotient(pay, wholes.constant(7n), 'up')).toMatchObject({ least: 0n, most: 15n })
    expect(wholes.largest([pay, wholes.constant(40n)])).toMatchObject({ least: 40n, most: 100n })
  })

  it('leave out what the bounds decide', () => {
    expect(wholes.smallest([pay, wholes.constant(100n), upTo('limit', 200n)]).operation).toMatchObject({ of: [pay, upTo('limit', 200n)] })
    expect(wholes.largest([pay, wholes.nil])).toBe(pay)
    expect(wholes.choice(wholes.compared(pay, '>=', wholes.nil), pay, wholes.one)).toBe(pay)
    expect(wholes.sum([pay], [wholes.nil])).toBe(pay)
  })

  it('are not divided by what may be nothing', () => {
    expect(() => wholes.quotient(wholes.one, pay, 'down')).toThrow(RangeError)
  })
})

describe('a test', () => {
  it.each([
    ['>', 100n, false],
    ['>=', 101n, false],
    ['=', 101n, false],
    ['>', -1n, true],
    ['>=', 0n, true],
  ] as const)('%s %d is decided by the bounds', (sign, than, holds) => {
    expect(wholes.compared(pay, sign, wholes.constant(than))).toBe(holds)
  })

  it('of a number with itself is decided', () => {
    expect((['>', '>=', '='] as const).map((sign) => wholes.compared(pay, sign, pay))).toEqual([false, true, true])
  })

  it('of several is decided by one that is enough', () => {
    const open = wholes.compared(pay, '>', wholes.one)
    expect(wholes.together('any', [open, true])).toBe(true)
    expect(wholes.together('all', [open, false])).toBe(false)
    expect(wholes.together('all', [open, true])).toBe(open)
    expect(wholes.together('any', [])).toBe(false)
  })
})
