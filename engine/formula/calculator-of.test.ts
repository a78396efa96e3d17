import { describe, expect, it, vi } from 'vitest'
import { forgetAll } from '../forget.ts'
import { parserOf } from '../inputs/parse.ts'
import { Decimal } from '../money/decimal.ts'
import { allRatesOn } from '../rates/rates-at.ts'
import { toldBy } from '../tests/page.ts'
import { NIL, number } from './amount.ts'
import { leftOutBy } from './answer.ts'
import { calculatorOf } from './calculator-of.ts'
import { isAbove } from './condition.ts'
import { rowsOf } from './explanation.ts'
import { called, deduction, fact, ifAny, kept, keyed, outside, paid, shown, total, unrecorded } from './ledger.ts'

const fields = {
  pay: { kind: 'money', label: 'Pay' },
  gift: { kind: 'money', label: 'Gift', blank: 'unknown' },
  isOld: { kind: 'flag', label: 'Is old', blank: false },
} as const

function calculatorOfGifts() {
  const made = vi.fn()
  const assumed = vi.fn()
  const calculator = calculatorOf({
    slug: 'gifts',
    fields,
    parse: parserOf(fields),
    tables: {},
    answer({ pay, gift = NIL, isOld }) {
      made()
      const given = gift.percent(number(isOld ? 50 : 100)).namedIfAny('given', 'Given')
      const left = pay.less(given).named('left', 'Left')
      return {
        headline: kept(left),
        ledger: [
          shown(pay),
          shown(given, deduction, ifAny),
          shown(left, total),
          fact('isKnown', gift !== NIL),
          shown(left.dividedBy(number(12)), keyed('month'), called('Month'), outside),
        ],
        notes: ['always', ['generous', isAbove(given, number(10))]],
        assumptions() {
          assumed()
          return [{ code: 'alone' }, [{ code: 'something', field: 'gift' }, isAbove(given, NIL)]]
        },
        leftOut: () => leftOutBy('alone', { name: 'half', amount: left.dividedBy(number(2)), effect: 'less', law: 'none' }),
      }
    },
  })
  return { calculator, made, assumed }
}

const noRates = (date: string) => allRatesOn({}, date, 'statute')

function inputs(raw: Readonly<Record<string, string>>) {
  const parsed = parserOf(fields)(raw)
  if (parsed.issues) throw new Error('the test asks for something impossible')
  return parsed.inputs
}

describe('a calculator made from formulas', () => {
  const { calculator } = calculatorOfGifts()

  it('says all that its formulas come to', () => {
    const result = calculator.calculate(inputs({ pay: '100', gift: '40.01', isOld: 'true' }))
    expect(toldBy(result)).toEqual({
      headline: 'left',
      rows: ['+ Pay 100.00 (pay)', '− Given 20.01 (given)', '= Left 80.00 (left)', '· Month 6.67 (month)'],
      shares: ['Left 80.0% (left)', 'Given 20.0% (given)'],
      bandTables: [],
      steps: ['Given (given) = gift × 50 = 20.01', 'Left (left) = pay − “Given” = 80.00'],
      notes: ['always', 'generous'],
      assumptions: ['alone', 'something by gift'],
    })
    expect(Object.entries(result.record).map(([name, value]) => `${name} ${String(value)}`)).toEqual([
      'pay 100',
      'given 20.01',
      'left 80',
      'isKnown true',
      'month 6.67',
    ])
    expect(calculator.leftOut(inputs({ pay: '100' })).map(({ amount }) => amount.toFixed())).toEqual(['50'])
  })

  it('leaves out rows, steps, notes and assumptions that do not apply, and knows an amount that is not given', () => {
    const result = calculator.calculate(inputs({ pay: '100' }))
    expect(toldBy(result)).toMatchObject({
      rows: ['+ Pay 100.00 (pay)', '= Left 100.00 (left)', '· Month 8.33 (month)'],
      steps: [],
      notes: ['always'],
      assumptions: ['alone'],
    })
    expect(result.rows.map(({ of }) => of)).toEqual([['pay'], ['pay'], ['month']])
    expect(result.record['isKnown']).toBe(false)
  })

  it('makes its formulas once for each set of choices, and anew for rates that somebody else gives', () => {
    const { calculator: own, made } = calculatorOfGifts()
    for (const pay of ['1', '2', '3']) own.record(inputs({ pay, gift: '1' }))
    own.calculate(inputs({ pay: '4', gift: '5' }))
    expect(made).toHaveBeenCalledTimes(1)
    own.record(inputs({ pay: '4', gift: '5', isOld: 'true' }))
    own.record(inputs({ pay: '4' }))
    expect(made).toHaveBeenCalledTimes(3)
    own.recordOn(inputs({ pay: '4' }), noRates)
    own.recordOn(inputs({ pay: '4' }), noRates)
    expect(made).toHaveBeenCalledTimes(5)
  })

  it('makes its formulas anew once everything is forgotten', () => {
    const { calculator: own, made } = calculatorOfGifts()
    own.record(inputs({ pay: '1' }))
    forgetAll()
    own.record(inputs({ pay: '1' }))
    expect(made).toHaveBeenCalledTimes(2)
  })

  it('gives its formulas with their values, anew each time, for rates that somebody else gives and the year that is asked for', () => {
    const { calculator: own, made } = calculatorOfGifts()
    const asked: string[] = []
    const on = (date: string) => {
      asked.push(date)
      return noRates(date)
    }
    const { answer, values } = own.answerOn(inputs({ pay: '100', gift: '40' }), on)
    expect(rowsOf(answer).map(({ key, amount }) => `${key} ${values.of(amount).toDecimalPlaces(2).toFixed()}`)).toEqual([
      'pay 100',
      'given 40',
      'left 60',
      'month 5',
    ])
    own.answerOn(inputs({ pay: '100', gift: '40' }), on, '2022-23')
    own.answerOn({ ...inputs({ pay: '100' }), taxYear: '2023-24' } as ReturnType<typeof inputs>, on, '2022-23')
    expect(asked).toEqual(['2024-04-06', '2022-04-06', '2023-04-06'])
    expect(made).toHaveBeenCalledTimes(3)
  })

  it('asks what is assumed only for a page, and once for each set of choices', () => {
    const { calculator: own, assumed } = calculatorOfGifts()
    own.record(inputs({ pay: '1' }))
    own.recordOn(inputs({ pay: '1' }), noRates)
    expect(assumed).not.toHaveBeenCalled()
    own.calculate(inputs({ pay: '1' }))
    own.calculate(inputs({ pay: '2' }))
    expect(assumed).toHaveBeenCalledTimes(1)
    own.calculate(inputs({ pay: '2', isOld: 'true' }))
    expect(assumed).toHaveBeenCalledTimes(2)
    // A gift that is known is another choice. Whether it is generous is not.
    own.calculate(inputs({ pay: '100', gift: '1' }))
    own.calculate(inputs({ pay: '100', gift: '50' }))
    expect(assumed).toHaveBeenCalledTimes(3)
  })

  it('shows what was typed, and the answer, to the penny as they are: another row takes the penny that rounding leaves', () => {
    const taxed = calculatorOf({
      slug: 'gains',
      fields: { gain: { kind: 'money', label: 'Gain' } },
      parse: parserOf({ gain: { kind: 'money', label: 'Gain' } }),
      tables: {},
      answer({ gain }) {
        const tax = gain.percent(number(18)).named('tax', 'Tax')
        const left = shown(gain.less(tax), keyed('left'), called('Left'), total, unrecorded)
        const ledger = [shown(gain, unrecorded), shown(tax, deduction), left]
        return { headline: paid(tax), ledger, notes: [], assumptions: [] }
      },
    })
    // 18% of £1.75 is 31.5 pence, shown as £0.32, which leaves £1.43 and not £1.44.
    const { rows } = taxed.calculate({ gain: new Decimal('1.75') })
    expect(rows.map((row) => row.shown.pence.toFixed(2))).toEqual(['1.75', '0.32', '1.43'])
  })

  it('keeps the formulas of 256 sets of choices, and then forgets them', () => {
    const made = vi.fn()
    const name = { kind: 'text', label: 'Name', blank: '' } as const
    const named = calculatorOf({
      slug: 'names',
      fields: { name },
      parse: parserOf({ name }),
      tables: {},
      answer() {
        made()
        return { headline: kept(NIL.named('none', 'None')), ledger: [], notes: [], assumptions: [] }
      },
    })
    const timesMadeAfter = (...names: readonly number[]) => {
      for (const each of names) named.record({ name: String(each) })
      return made.mock.calls.length
    }
    expect(timesMadeAfter(...Array.from({ length: 256 }, (_, index) => index))).toBe(256)
    expect(timesMadeAfter(0, 255)).toBe(256)
    expect(timesMadeAfter(256, 256, 0)).toBe(258)
  })
})
