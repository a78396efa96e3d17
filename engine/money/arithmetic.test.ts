import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { difference, dividedBy, minus, pennies, plus, roundedHalfUp, times } from './arithmetic.ts'
import { Decimal, ZERO } from './decimal.ts'

/** Amounts on both sides of every limit: of ten million, of seven decimals, and of what a float64 holds. */
const EDGES = '0 0.0000001 0.00000001 0.01 0.2 0.5 0.9999999 1 3 9.99 12 100 12345.67 9999999 9999999.9999999 10000000 10000000.01 1e15'
const amounts = fc
  .oneof(
    { weight: 4, arbitrary: fc.tuple(fc.nat(10 ** 9), fc.nat(9)).map(([digits, places]) => new Decimal(digits).times(`1e-${places}`)) },
    fc.constantFrom(...EDGES.split(' ')).map((amount) => new Decimal(amount)),
    fc.constantFrom('10000', '0.1', '7').map((amount) => new Decimal(amount).dividedBy(3)),
  )
  .chain((amount) => fc.constantFrom(amount, amount.negated()))
  // There is no minus zero among the amounts of a formula, nor does any of this make one.
  .map((amount) => (amount.isZero() ? ZERO : amount))

/** All that a decimal is made of. */
const partsOf = ({ s, e, d, constructor }: Decimal) => ({ s, e, d, isOurs: constructor === Decimal })
const same = (one: Decimal, other: Decimal) => expect(partsOf(one)).toEqual(partsOf(other.isZero() ? ZERO : other))
const holds = (check: (one: Decimal, other: Decimal) => void) =>
  fc.assert(
    fc.property(amounts, amounts, (one, other) => {
      check(one, other)
    }),
    { numRuns: 3000 },
  )

describe('arithmetic is that of decimal.js, in its very digits', () => {
  it('of a sum', () => holds((one, other) => same(plus(one, other), one.plus(other))))
  it('of a difference', () => holds((one, other) => same(minus(one, other), one.minus(other))))
  it('of a product', () =>
    holds((one, other) => {
      const product = times(one, other)
      same(product.isZero() ? ZERO : product, one.times(other))
    }))
  it('of a quotient', () =>
    holds((one, other) => {
      if (other.isZero()) return
      const quotient = dividedBy(one, other)
      same(quotient.isZero() ? ZERO : quotient, one.dividedBy(other))
    }))
})

it('what does not fit in ten-millionths has no difference in them', () => {
  const [small, large, fine] = ['9999999.99', '10000000', '0.00000001'].map((amount) => new Decimal(amount)) as [Decimal, Decimal, Decimal]
  expect([difference(small, ZERO), difference(large, small), difference(small, fine)]).toEqual([99_999_999_900_000, Number.NaN, Number.NaN])
})

it('by nothing there is no quotient', () => {
  expect(String(dividedBy(new Decimal(5), ZERO))).toBe('Infinity')
  expect(String(dividedBy(ZERO, ZERO))).toBe('NaN')
})

describe('rounding half up', () => {
  it.each([0, 1, 2, 6, 7, 8])('to %d places is that of decimal.js', (places) => {
    holds((amount) => {
      const rounded = roundedHalfUp(amount, places)
      if (rounded) same(rounded, amount.toDecimalPlaces(places, Decimal.ROUND_HALF_UP))
    })
  })

  it.each([
    ['0.005', 2, '0.01'],
    ['-0.005', 2, '-0.01'],
    ['0.0049998', 2, '0'],
    ['0.0049999', 2, undefined],
    [`0.0049999${'9'.repeat(50)}`, 2, undefined],
    [`0.0050000${'0'.repeat(50)}1`, 2, '0.01'],
    [`-1234.00${'9'.repeat(50)}`, 2, '-1234.01'],
    ['1e-30', 2, '0'],
    ['-0.4', 0, '0'],
    ['9999999.4', 0, '9999999'],
    ['9999999.5', 0, undefined],
    ['9999999.995', 2, undefined],
    ['10000000', 0, undefined],
    ['0.0000005', 6, '0.000001'],
    ['0.0000005', 7, undefined],
  ] as const)('of %s to %d places is %s', (amount, places, expected) => {
    expect(roundedHalfUp(new Decimal(amount), places)?.valueOf()).toBe(expected)
  })
})

it('pounds and pennies are written as decimal.js writes them', () => {
  holds((amount) => {
    expect(pennies(amount)).toBe(amount.toFixed(2))
  })
})
