import { describe, expect, it } from 'vitest'
import { atLeastZero, Decimal, sumOf } from './decimal.ts'
import { roundDown, roundHalfUp, roundToPenny, roundUp, settled } from './rounding.ts'

const of = (amount: string) => new Decimal(amount)

describe('rounding', () => {
  it.each([
    ['0', '0'],
    ['1.234', '1.23'],
    ['1.235', '1.24'],
    ['1.2349999999999999999999999999', '1.23'],
    ['1.245', '1.25'],
    ['2.5', '2.5'],
    ['0.005', '0.01'],
    ['0.0049', '0'],
    ['999999999999.995', '1000000000000'],
    ['-0.005', '-0.01'],
    ['-1.234', '-1.23'],
    ['-0.001', '0'],
    ['-0', '0'],
  ])('%s to the penny, half up, is %s', (amount, rounded) => {
    expect(roundToPenny(of(amount)).valueOf()).toBe(rounded)
  })

  it.each([
    ['0', '0'],
    ['12569', '12569'],
    ['12569.000000001', '12570'],
    ['12569.5', '12570'],
    ['12569.995', '12570'],
    ['0.005', '1'],
    ['-0.5', '0'],
  ])('%s rounded up to a whole pound (ITA 2007 s.35(3)) is %s', (amount, rounded) => {
    expect(roundUp(of(amount), 0).valueOf()).toBe(rounded)
  })
})

it.each([
  ['0.019', '0.01'],
  ['0.01', '0.01'],
  ['0.009', '0'],
  ['-0.001', '-0.01'],
])('%s rounded down to a penny is %s', (amount, rounded) => {
  expect(roundDown(of(amount), 2).valueOf()).toBe(rounded)
})

it.each([
  ['12570.99', '12570'],
  ['12570', '12570'],
  ['0.99', '0'],
])('%s rounded down to a whole pound is %s', (amount, rounded) => {
  expect(roundDown(of(amount), 0).valueOf()).toBe(rounded)
})

describe('an amount worked out from recurring decimals', () => {
  // A third of a pound, with as many digits of it as a third of £10,000 keeps.
  const third = of('10000').dividedBy(3).minus('3333')

  it('is rounded as the exact amount, not as the sixty digits that the decimal holds', () => {
    expect(third.times('0.045').valueOf()).toBe(`0.014${'9'.repeat(54)}85`)
    expect(roundToPenny(third.times('0.045')).valueOf()).toBe('0.02')
    expect(roundHalfUp(third.times('4.5'), 0).valueOf()).toBe('2')
    expect(roundUp(third.times('3').plus('12569'), 0).valueOf()).toBe('12570')
  })

  it('changes no other rounding: the smallest amount that somebody typed or enacted still counts', () => {
    expect(roundToPenny(of(`0.014${'9'.repeat(40)}`)).valueOf()).toBe('0.01')
    expect(roundUp(of(`12569.${'0'.repeat(40)}1`), 0).valueOf()).toBe('12570')
  })
})

describe('a sum of recurring decimals', () => {
  const twelfth = of('2000000').dividedBy(12)

  it('is exact where they come to an end', () => {
    const left = twelfth.minus(twelfth.times('0.4'))
    expect(settled(left.plus('1e-54')).valueOf()).toBe('100000')
    expect(settled(twelfth.times('0.36').minus('60000')).valueOf()).toBe('0')
    expect(settled(of('-1e-54')).valueOf()).toBe('0')
  })

  it('is exact where they come to an end at the fortieth decimal, and keeps all its digits where they do at the next', () => {
    const error = of('1e-55')
    expect(settled(of('1e-40').plus(error)).valueOf()).toBe(of('1e-40').valueOf())
    const later = of('1e-41').plus(error)
    expect(settled(later)).toBe(later)
  })

  it('keeps all its digits where they do not, and where nothing recurs', () => {
    expect(settled(twelfth)).toBe(twelfth)
    const penny = of('0.01')
    expect(settled(penny)).toBe(penny)
  })
})

describe('exact amounts', () => {
  it('keep every digit of a trillion pounds through a percent of a percent', () => {
    expect(of('999999999999.99').times('0.1234').times('0.0875').toFixed()).toBe('10797499999.999892025')
    expect(of('1').dividedBy(3).toFixed()).toBe(`0.${'3'.repeat(60)}`)
  })

  it('are written out in full, never as 1e+21', () => {
    expect(String(of('1e21'))).toBe('1000000000000000000000')
    expect(String(of('1e-21'))).toBe('0.000000000000000000001')
  })

  it.each([
    ['-0.01', '0'],
    ['0', '0'],
    ['-0', '-0'],
    ['0.01', '0.01'],
  ])('%s, or 0 where it is negative, is %s', (amount, expected) => {
    expect(atLeastZero(of(amount)).valueOf()).toBe(expected)
  })

  it('can be added up', () => {
    expect(sumOf([of('0.1'), of('0.2')]).toFixed()).toBe('0.3')
    expect(sumOf([]).toFixed()).toBe('0')
  })
})
