import { describe, expect, it } from 'vitest'
import { Decimal } from '../money/decimal.ts'
import { AffineEvaluator } from './affine-evaluator.ts'
import { type AffineForm, anything, formulaOf, isLevel, less, level, plus, rangeOf, scaled, unknown } from './affine-form.ts'
import { ExactEvaluator } from './exact-evaluator.ts'

const intervalOf = (from: number, to: number) => new AffineEvaluator({}, 'pay', new Decimal(from), new Decimal(to))
const number = (value: number) => level(new Decimal(value))
const between = (least: number, most: number) => unknown({ least: new Decimal(least), most: new Decimal(most) })
const multiple = (form: AffineForm, by: number) => scaled(form, (part) => part.times(by))
/** So many times the pay, and a number. */
const line = ({ moving }: AffineEvaluator, slope: number, more = 0) => plus(multiple(moving, slope), number(more))
const text = (amounts: readonly Decimal[]) => amounts.map((amount) => amount.toDecimalPlaces(10).toString()).join(' to ')
const range = (form: AffineForm) => text(rangeOf(form))

/** How far apart two forms are, if that is one number. */
const apart = (one: AffineForm, other: AffineForm) => (isLevel(less(one, other)) ? range(less(one, other)) : 'not known')

const cutOf = ({ cut }: AffineEvaluator) => cut.toDecimalPlaces(10).toString()

/** Less than any difference that counts. */
const NEARLY_NOTHING = 1e-26

describe('on an interval from 0 to 100', () => {
  const interval = intervalOf(0, 100)
  const { moving: pay } = interval

  it('the input and its multiples are straight, and so is a number; what else is not known is not', () => {
    expect([pay, line(interval, -2, 5), number(5)].map((form) => interval.isStraight(form))).toEqual([true, true, true])
    expect([between(0, 1), plus(pay, between(0, 1))].map((form) => interval.isStraight(form))).toEqual([false, false])
  })

  it.each([
    ['nothing', number(0), 0],
    ['the last digits of a recurring decimal', between(-NEARLY_NOTHING, NEARLY_NOTHING), 0],
    ['a number above nothing', number(1), 1],
    ['a number below nothing', number(-1), -1],
    ['a line that starts from nothing', pay, 1],
    ['a line that falls from nothing', line(interval, -1), -1],
    ['a line that rises to nothing', line(interval, 1, -100), -1],
    ['a line that falls to nothing', line(interval, -1, 100), 1],
    ['a line that passes nothing', line(interval, 1, -30), undefined],
    ['what is above nothing', between(1, 3), 1],
    ['what is below nothing', between(-3, -1), -1],
    ['what may be nothing or above it', between(0, 3), undefined],
    ['what may be nothing or below it', between(-3, 0), undefined],
    ['what may be either', between(-1, 1), undefined],
  ])('the side of nothing that %s is on', (_, form, sign) => {
    expect(interval.signOf(form)).toBe(sign)
  })

  it.each([
    ['a rising line has it at one input', line(interval, 2, 10), 50, '20 to 20'],
    ['a falling line too', line(interval, -2, 10), -30, '20 to 20'],
    ['a line that has it only after the interval', line(interval, 2, 10), 500, '245 to 100'],
    ['a line that has it only before the interval', line(interval, 2, 10), 0, '0 to -5'],
    // 2 × 25 + 0 and 2 × 23 + 4.
    ['a rising line with up to 4 more', plus(line(interval, 2), between(0, 4)), 50, '23 to 25'],
    // −2 × 25 + 0 and −2 × 27 + 4.
    ['a falling line with up to 4 more', plus(line(interval, -2), between(0, 4)), -50, '25 to 27'],
    ['one that may have it before the interval too', plus(pay, between(-10, 10)), 5, '0 to 15'],
    ['one that may have it after the interval too', plus(pay, between(-10, 10)), 95, '85 to 100'],
    ['the number itself', number(5), 5, '0 to 100'],
    ['the number but for its last digits, above', level(new Decimal(5).plus(NEARLY_NOTHING)), 5, '0 to 100'],
    ['the number but for its last digits, below', level(new Decimal(5).minus(NEARLY_NOTHING)), 5, '0 to 100'],
    ['a lower number', number(4), 5, '100 to 0'],
    ['a higher number', number(6), 5, '100 to 0'],
    ['what is at most the amount', between(0, 4), 4, '0 to 100'],
    ['what is at least the amount', between(0, 4), 0, '0 to 100'],
    ['what stays below the amount', between(0, 4), 5, '100 to 0'],
    ['what stays above the amount', between(0, 4), -1, '100 to 0'],
  ])('where a form comes to an amount: %s', (_, form, amount, where) => {
    expect(text(interval.whereIs(form, new Decimal(amount)))).toBe(where)
  })

  it('counts the stairs of all roundings, and none where something else is not known', () => {
    const half = interval.rounded(line(interval, 0.5), 'down-to-the-pound')
    const whole = interval.rounded(line(interval, 1), 'up-to-the-pound')
    // £50 and £100 in stairs of £1, and £1 in stairs of a penny.
    expect(interval.stairsOf(half).toFixed()).toBe('50')
    expect(interval.stairsOf(plus(half, whole)).toFixed()).toBe('150')
    expect(interval.stairsOf(interval.rounded(line(interval, 0.01), 'to-the-penny')).toFixed()).toBe('100')
    expect(interval.stairsOf(pay).toFixed()).toBe('0')
    expect(interval.stairsOf(plus(half, between(0, 1))).toFixed()).toBe('0')
  })

  it('the lower of two is known where one stays below the other', () => {
    const [three, five] = [number(3), number(5)]
    expect(interval.lower(three, five)).toBe(three)
    expect(interval.lower(five, three)).toBe(three)
    expect(interval.lower(pay, number(100))).toBe(pay)
    const same = number(3)
    expect(interval.lower(same, three)).toBe(same)
  })

  it('where it is not known which of two is lower, it is the first and perhaps what the other is below it', () => {
    const lower = interval.lower(pay, number(30))
    // The pay of 0 to 100, less up to the 70 by which £30 is below £100.
    expect(range(lower)).toBe('-70 to 100')
    expect(range(less(lower, pay))).toBe('-70 to 0')
  })

  it.each([
    ['a number above it', number(3), '3 to 3'],
    ['a number below it', number(-3), '0 to 0'],
    ['a line below it', line(interval, 1, -100), '0 to 0'],
    ['a line above it', pay, '0 to 100'],
    // Up to 30 more than a line from −30 to 70.
    ['a line that passes it', line(interval, 1, -30), '-30 to 100'],
  ])('above nothing: %s', (_, form, expected) => {
    expect(range(interval.aboveNil(form))).toBe(expected)
  })

  it('multiplies a line by a number either way round, and two lines into what lies between their ends', () => {
    expect(interval.times(number(-2), line(interval, 1, 5))).toEqual(line(interval, -2, -10))
    expect(interval.times(line(interval, 1, 5), number(-2))).toEqual(line(interval, -2, -10))
    // −30 to 70 times 0 to 100.
    expect(range(interval.times(line(interval, 1, -30), pay))).toBe('-3000 to 7000')
  })

  it('divides by a number, and can say nothing where the divisor may be nothing', () => {
    expect(interval.dividedBy(line(interval, 1, 5), number(-2))).toEqual(line(interval, -0.5, -2.5))
    expect(range(interval.dividedBy(pay, line(interval, 1, -30)))).toBe('-Infinity to Infinity')
    expect(range(interval.dividedBy(number(1), between(-NEARLY_NOTHING, NEARLY_NOTHING)))).toBe('-Infinity to Infinity')
  })
})

describe('on an interval from 100 to 200', () => {
  const interval = intervalOf(100, 200)
  const { moving: pay } = interval

  it.each([
    ['a multiple of the divisor', line(interval, 2), pay, '2 to 2'],
    ['a third of the divisor', scaled(pay, (part) => part.dividedBy(3)), pay, '0.3333333333 to 0.3333333333'],
    // 100/200 and 100/100.
    ['a number', number(100), pay, '0.5 to 1'],
    ['a multiple of the divisor, and a number', line(interval, 2, 100), pay, '2.5 to 3'],
    ['a multiple of half the divisor', line(interval, 2), line(interval, 0.5), '4 to 4'],
    ['a line, divided by what does not move with it', pay, between(1, 2), '50 to 200'],
    ['what does not move, divided by a line', between(100, 200), pay, '0.5 to 2'],
  ])('%s, divided', (_, one, other, expected) => {
    const divided = interval.dividedBy(one, other)
    expect(range(divided)).toBe(expected)
  })

  it('what is a number of times its divisor is that number', () => {
    expect(isLevel(interval.dividedBy(line(interval, 2), pay))).toBe(true)
    expect(isLevel(interval.dividedBy(line(interval, 2, 1), pay))).toBe(false)
  })
})

describe('a rounding', () => {
  it.each([
    ['to-the-penny', '2.35 to 2.35'],
    ['up-to-the-pound', '3 to 3'],
    ['down-to-the-pound', '2 to 2'],
  ] as const)('%s of a number is a number', (how, expected) => {
    const rounded = intervalOf(0, 10).rounded(number(2.345), how)
    expect([isLevel(rounded), range(rounded)]).toEqual([true, expected])
  })

  it.each(['up-to-the-pound', 'down-to-the-pound', 'to-the-penny'] as const)('%s of a whole number is itself', (how) => {
    expect(range(intervalOf(0, 10).rounded(number(2), how))).toBe('2 to 2')
  })

  it('of a line on one stair is a number, as the ends of the interval are left out', () => {
    const interval = intervalOf(1, 2)
    expect(range(interval.rounded(interval.moving, 'down-to-the-pound'))).toBe('1 to 1')
    expect(range(interval.rounded(interval.moving, 'up-to-the-pound'))).toBe('2 to 2')
    // What is no line may be £2 itself, of which there is nothing to round down.
    expect(range(interval.rounded(between(1, 2), 'down-to-the-pound'))).toBe('0 to 2')
  })

  it.each([
    ['down-to-the-pound', '-1 to 0'],
    ['up-to-the-pound', '0 to 1'],
    ['to-the-penny', '-0.005 to 0.005'],
  ] as const)('%s of a line on several stairs adds to it no more than a stair', (how, added) => {
    const interval = intervalOf(0, 10)
    const rounded = interval.rounded(interval.moving, how)
    expect(range(less(rounded, interval.moving))).toBe(added)
  })

  it.each([
    ['has no end', anything()],
    ['has no upper end', unknown({ least: new Decimal(0), most: new Decimal(Infinity) })],
    ['has no lower end', unknown({ least: new Decimal(-Infinity), most: new Decimal(0) })],
  ])('of what %s can be anything', (_, form) => {
    expect(range(intervalOf(0, 10).rounded(form, 'up-to-the-pound'))).toBe('-Infinity to Infinity')
  })

  it('adds the same to two lines some whole stairs apart, and to no others', () => {
    const interval = intervalOf(0, 10)
    const rounded = (slope: number, more: number, how: 'up-to-the-pound' | 'down-to-the-pound' = 'down-to-the-pound') =>
      interval.rounded(line(interval, slope, more), how)
    expect(apart(rounded(1, 3), rounded(1, 0))).toBe('3 to 3')
    expect(apart(rounded(1, -2.75), rounded(1, 0.25))).toBe('-3 to -3')
    expect(apart(rounded(1, 0.5), rounded(1, 0))).toBe('not known')
    expect(apart(rounded(1, 0), rounded(1, 0, 'up-to-the-pound'))).toBe('not known')
    expect(isLevel(less(multiple(rounded(1, 0), 2), rounded(2, 0)))).toBe(false)
    // A steeper line climbs other stairs, so that what is left of the two is no straight line.
    expect(interval.isStraight(less(rounded(2, 0), rounded(1, 0)))).toBe(false)
    const notStraight = between(0, 10)
    expect(apart(interval.rounded(notStraight, 'down-to-the-pound'), interval.rounded(notStraight, 'down-to-the-pound'))).toBe('not known')
  })

  it('of a line has a formula that holds on the interval: half of £5.30 and £3, down to the pound, is £5', () => {
    const interval = intervalOf(0, 10)
    const formula = formulaOf(interval.rounded(line(interval, 0.5, 3), 'down-to-the-pound'))
    const values = new ExactEvaluator({ pay: new Decimal('5.30') })
    expect(formula && values.of(formula).toFixed()).toBe('5')
    expect(formulaOf(interval.rounded(between(0, 10), 'down-to-the-pound'))).toBeUndefined()
  })
})

describe('where to cut an interval', () => {
  it('is its middle, unless a straight line passes nothing or climbs a stair', () => {
    const interval = intervalOf(0, 100)
    interval.signOf(line(interval, 1, 5))
    interval.signOf(between(-1, 1))
    interval.signOf(plus(line(interval, 1, -30), between(-1, 1)))
    interval.rounded(plus(line(interval, 1, 0.25), between(0, 1)), 'down-to-the-pound')
    interval.signOf(number(0))
    expect(cutOf(interval)).toBe('50')
  })

  it('is where a line passes nothing, the nearest to the middle, and the first of two that are as near', () => {
    const interval = intervalOf(0, 100)
    const cuts = [30, 60, 10, 90, 40, 51].map((edge) => {
      interval.signOf(line(interval, 2, -2 * edge))
      return cutOf(interval)
    })
    expect(cuts).toEqual(['30', '60', '60', '60', '60', '51'])
  })

  it.each([
    // The stairs of £5 to £6 end nearer to £5.30 at £5, and nearer to £5.70 at £6.
    ['down-to-the-pound', 1, 0, 10.6, '5'],
    ['down-to-the-pound', 1, 0, 11.4, '6'],
    ['up-to-the-pound', 1, 0, 10.6, '5'],
    ['up-to-the-pound', 1, 0, 11.4, '6'],
    ['down-to-a-whole-number', 1, 0, 11.4, '6'],
    // Twice the pay is £10 at £5 and £11 at £5.50, which is nearer to £5.30.
    ['down-to-the-pound', 2, 0, 10.6, '5.5'],
    // £5.55 is on the stair from £5 to £6, which begins at a pay of £4.75 and ends at £5.75. £5.75 is nearer to £5.30.
    ['down-to-the-pound', 1, 0.25, 10.6, '5.75'],
    // 5.2 pence is on the stair of 5 pence, from 4.5 to 5.5.
    ['to-the-penny', 1, 0, 0.104, '0.055'],
    ['to-the-penny', 1, 0, 0.096, '0.045'],
  ] as const)(
    'is the nearest end of the stair in the middle: %s, %s times the pay and %s, up to a pay of %s',
    (how, slope, more, to, cut) => {
      const interval = intervalOf(0, to)
      interval.rounded(line(interval, slope, more), how)
      expect(cutOf(interval)).toBe(cut)
    },
  )

  it('is its middle if all is on one stair', () => {
    const interval = intervalOf(1, 2)
    interval.rounded(interval.moving, 'down-to-the-pound')
    expect(cutOf(interval)).toBe('1.5')
  })
})
