import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byBands, cheapestOf, figure, input, number, sumOf, when, zero } from '../expression/amount.ts'
import { all, any, isAbove, isAtLeast, isEqual, not } from '../expression/condition.ts'
import { Decimal } from '../money/decimal.ts'
import { pounds, worth } from '../tests/amounts.ts'
import { ExactEvaluator, NoInputError } from './exact-evaluator.ts'

const pay = input('pay')
const told = (of: Parameters<typeof worth>[0]) => worth(of).toFixed()
const withPay = (amount: string) => new ExactEvaluator({ pay: new Decimal(amount) })

const way = (amount: string, cost: string, isOpen = true) => ({
  amount: pounds(amount),
  cost: () => pounds(cost),
  where: isOpen ? all() : any(),
})
describe('an amount', () => {
  it.each([
    ['a sum', pounds('10').plus(pounds('2.50')).less(pounds('1'), pounds('0.25')), '11.25'],
    ['a sum of none', sumOf([]), '0'],
    ['a sum of many', sumOf([pounds(1), pounds(2), pounds(3)]), '6'],
    ['a sum taken from a sum', pounds(10).less(pounds(4).less(pounds(1))), '7'],
    ['a product', pounds(3).times(pounds('0.5'), pounds(4)), '6'],
    ['a product with nothing', pounds(3).times(zero, pounds(4)), '0'],
    ['a quotient', pounds(10).dividedBy(number(4)), '2.5'],
    ['a percentage', pounds(200).percent(number(5)), '10'],
    ['a share', pounds(50).asPercentOf(pounds(200)), '25'],
    ['a share of nothing', pounds(50).asPercentOf(zero), '0'],
    ['a share of a loss', pounds(50).asPercentOf(pounds(-1)), '0'],
    ['the smallest', pounds(3).atMost(pounds(2), pounds(5)), '2'],
    ['the largest', pounds(3).atLeast(pounds(2), pounds(5)), '5'],
    ['what is above a limit', pounds(3).excessOver(pounds(2)), '1'],
    ['what is not above a limit', pounds(2).excessOver(pounds(3)), '0'],
    ['a difference that stops at nothing', pounds(2).less(pounds(3)).atLeastZero(), '0'],
    ['three terms that stop at nothing', pounds(2).less(pounds(3), pounds(1)).atLeastZero(), '0'],
    ['three terms that come to something', pounds(9).less(pounds(3), pounds(1)).atLeastZero(), '5'],
    ['to the penny, half up', pounds('0.125').rounded('to-the-penny'), '0.13'],
    ['up to the pound', pounds('0.01').rounded('up-to-the-pound'), '1'],
    ['down to the pound', pounds('1.99').rounded('down-to-the-pound'), '1'],
    ['a loss down to the pound', pounds('-0.01').rounded('down-to-the-pound'), '-1'],
  ])('can be %s', (_, of, expected) => {
    expect(told(of)).toBe(expected)
  })

  it('takes one side of a condition or the other, and never works out the side that it does not take', () => {
    const share = when(isAbove(pay, zero), pounds(100).dividedBy(pay), zero)
    expect(withPay('4').of(share).toFixed()).toBe('25')
    expect(withPay('0').of(share).toFixed()).toBe('0')
  })

  it('never works out what nothing is multiplied by', () => {
    expect(told(zero.times(pay))).toBe('0')
  })

  it.each([
    ['the amount that costs the least', [way('5', '20'), way('9', '10')], '9'],
    ['not one that is not open', [way('5', '20'), way('9', '10', false)], '5'],
    ['the amount there is anyway where nothing costs less than it', [way('0', '30'), way('9', '31')], '1'],
    ['not a smaller one that costs more', [way('5', '10'), way('3', '20')], '5'],
    ['the smallest of those that cost the same', [way('9', '10'), way('5', '10'), way('7', '10')], '5'],
    ['the amount there is anyway where there is no other way', [], '1'],
  ])('can be %s', (_, ways, expected) => {
    expect(told(cheapestOf(ways, { amount: pounds(1), cost: () => pounds(30) }))).toBe(expected)
  })

  it('sees through recurring decimals: what is left, what is above a limit, and which is more', () => {
    const share = pounds(2_000_000).dividedBy(number(12)).percent(number(36))
    expect(worth(share).toFixed()).not.toBe('60000')
    expect(told(share.excessOver(pounds(60_000)))).toBe('0')
    expect(told(share.plus(pounds(40_000)))).toBe('100000')
    const values = new ExactEvaluator({})
    expect([isAbove(share, pounds(60_000)), isAbove(pounds(60_000), share)].map((one) => values.holds(one))).toEqual([false, false])
    expect([isAtLeast(share, pounds(60_000)), isAtLeast(pounds(60_000), share)].map((one) => values.holds(one))).toEqual([true, true])
    expect(values.holds(isEqual(share, pounds(60_000)))).toBe(true)
  })

  it('reads what was typed, and says so where nothing was', () => {
    expect(withPay('12.34').of(pay).toFixed()).toBe('12.34')
    expect(() => worth(pay)).toThrow(NoInputError)
    expect(() => worth(pay)).toThrow('the formula reads the input "pay", which has no value')
  })

  it('reads a figure of the tables', () => {
    expect(told(figure({ entry: 'vat.standardRate', reading: 'statute', unit: 'percent', value: new Decimal('0.2') }))).toBe('0.2')
  })
})

it('shows a named rate as a number of percent, and any other amount as it is', () => {
  const half = pounds('0.5')
  const shown = [half.namedRate('rate', 'Rate'), half.named('amount', 'Amount'), half].map((amount) =>
    new ExactEvaluator({}).asShown(amount),
  )
  expect(shown.map(String)).toEqual(['50', '0.5', '0.5'])
})

describe('a condition', () => {
  const [one, two] = [pounds(1), pounds(2)]
  it.each([
    ['more', isAbove(two, one), true],
    ['more than itself', isAbove(one, pounds('1.00')), false],
    ['at least itself', isAtLeast(one, pounds('1.00')), true],
    ['at least more', isAtLeast(one, two), false],
    ['at least less', isAtLeast(two, one), true],
    ['the same', isEqual(one, pounds('1.00')), true],
    ['not the same', not(isEqual(one, two)), true],
    ['all of two', all(isAbove(two, one), isAbove(one, two)), false],
    ['all of two that hold', all(isAbove(two, one), isAtLeast(two, one)), true],
    ['any of two', any(isAbove(two, one), isAbove(one, two)), true],
    ['all of none', all(), true],
    ['any of none', any(), false],
  ])('%s', (_, condition, expected) => {
    expect(new ExactEvaluator({}).holds(condition)).toBe(expected)
  })
})

describe('bands', () => {
  const bands = [
    { name: 'basic', rate: pounds('0.2'), upTo: pounds(100) },
    { name: 'higher', rate: pounds('0.4'), upTo: pounds(300) },
    { name: 'additional', rate: pounds('0.45') },
  ]
  const slicesOf = (amount: number, above?: number) =>
    new ExactEvaluator({})
      .slicesOf(byBands(pounds(amount), bands, 'Tax by band', above === undefined ? undefined : pounds(above)))
      .map(({ band, from, amount: inBand, charge }) => [band.name, 'from', from.toFixed(), inBand.toFixed(), charge.toFixed()].join(' '))

  it('take an amount from the lowest up', () => {
    expect(slicesOf(350)).toEqual(['basic from 0 100 20', 'higher from 100 200 80', 'additional from 300 50 22.5'])
    expect(told(byBands(pounds(350), bands, 'Tax by band'))).toBe('122.5')
  })

  it('take an amount on top of another in what that one leaves of each band', () => {
    expect(slicesOf(250, 80)).toEqual(['basic from 0 20 4', 'higher from 100 200 80', 'additional from 300 30 13.5'])
  })

  it('are only those that are there, and the first may start above nothing', () => {
    const higher = { name: 'higher', rate: pounds('0.4'), from: pounds(100), upTo: pounds(300), where: isAbove(pay, zero) }
    const additional = { name: 'additional', rate: pounds('0.45') }
    const tax = byBands(pounds(250), [higher, additional], 'Tax by band', pounds(100))
    const slices = (typed: string) =>
      withPay(typed)
        .slicesOf(tax)
        .map(({ band, from, amount }) => [band.name, from.toFixed(), amount.toFixed()].join(' '))
    expect(slices('1')).toEqual(['higher 100 200', 'additional 300 50'])
    expect(slices('0')).toEqual(['additional 0 250'])
    expect(withPay('0').slicesOf(byBands(pounds(250), [higher], 'Tax by band'))).toEqual([])
  })

  it('charge what comes on top exactly what it adds', () => {
    const amount = fc.integer({ min: 0, max: 500 })
    fc.assert(
      fc.property(amount, amount, (below, more) => {
        const [both, alone] = [below + more, below].map((each) => worth(byBands(pounds(each), bands, 'Tax by band')))
        expect(told(byBands(pounds(more), bands, 'Tax by band', pounds(below)))).toBe(both?.minus(alone ?? 0).toFixed())
      }),
    )
  })

  it('are the slices of nothing else', () => {
    expect(new ExactEvaluator({}).slicesOf(pounds(1))).toEqual([])
  })
})

describe('two evaluators', () => {
  it('that share an amount do not mix what it comes to', () => {
    const twice = pay.times(number(2))
    const [one, other] = [new ExactEvaluator({ pay: new Decimal(1) }), new ExactEvaluator({ pay: new Decimal(2) })]
    const worths = [one, other, one, other].map((values) => values.of(twice).toFixed())
    expect(worths).toEqual(['2', '4', '2', '4'])
  })
})
