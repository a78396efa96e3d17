import { describe, expect, it, vi } from 'vitest'
import { type Amount, number, zero } from '../expression/amount.ts'
import { isAbove } from '../expression/condition.ts'
import { asMoney, either, inUnits, say } from '../expression/sentence.ts'
import { forgetAll } from '../forget.ts'
import { flag, freeText, money } from '../inputs/kinds.ts'
import { parserOf, schemaOf } from '../inputs/parse.ts'
import { Decimal } from '../money/decimal.ts'
import { allRatesOn } from '../rates/rates-at.ts'
import { NO_WORDS } from '../tests/no-words.ts'
import { toldBy } from '../tests/page.ts'
import { saidAmountText, saidText } from '../tests/said-text.ts'
import { type Answer, assume, notCoveredBy, note } from './answer.ts'
import { calculatorOf } from './calculator-of.ts'
import { rowsOf } from './explanation.ts'
import { fact, kept, line, paid, row } from './ledger.ts'

const fields = {
  pay: money({ label: 'Pay' }),
  gift: money({ label: 'Gift', blank: 'unknown' }),
  isOld: flag({ label: 'Is old', blank: false }),
} as const

/** A gain taxed at 18%, with the ledger that a test is about. */
const calculatorOfGains = (ledgerOf: (gain: Amount, tax: Amount) => Answer['ledger']) =>
  calculatorOf({
    slug: 'gains',
    fields: { gain: money({ label: 'Gain' }) },
    tables: {},
    answer({ gain }) {
      const tax = gain.percent(number(18)).named('tax', 'Tax')
      return { headline: paid(tax, ''), ledger: ledgerOf(gain, tax), ...NO_WORDS }
    },
  })

function calculatorOfGifts() {
  const made = vi.fn()
  const assumed = vi.fn()
  const calculator = calculatorOf({
    slug: 'gifts',
    fields,
    tables: {},
    answer({ pay, gift = zero, isOld }) {
      made()
      const given = gift.percent(number(isOld ? 50 : 100)).namedIfAny('given', 'Given')
      const left = pay.less(given).named('left', 'Left')
      return {
        headline: kept(left, 'you would keep'),
        large: {
          condition: isAbove(given, zero),
          holding: {
            period: 'a year',
            about: say`left of ${pay}`,
            announced: say`You keep ${left}.`,
            columns: [
              { amount: given, name: 'Given' },
              { amount: left, name: 'Left' },
            ],
          },
          otherwise: {
            amount: pay,
            compared: 'your pay would be',
            before: say`All of`,
            about: say`is yours`,
            announced: say`You keep all.`,
          },
        },
        footnote: say`In ${inUnits(number(12), 'months')}.`,
        ledger: [
          row(pay, { layout: { group: 'What comes in' } }),
          row(given, { role: 'deduction', hideIfZero: true, onlyWith: isOld ? given : pay }),
          row(left, { role: 'total' }),
          line('halved', 'Halved', either(isAbove(given, zero), say`Yes`, say`No`)),
          fact('isKnown', gift !== zero),
          row(left.dividedBy(number(12)), { key: 'month', label: 'Month', role: 'outside' }),
        ],
        leads: () => [{ where: isAbove(given, zero), says: say`Look at it.`, link: { words: 'Change it', field: 'gift' } }],
        notes: () => [
          note('always', true, say`Always.`),
          note('never', false, say`Never.`),
          note('generous', isAbove(given, number(10)), say`You give ${asMoney(given)}.`, { starts: 'you give more than £10' }),
        ],
        assumptions() {
          assumed()
          return [assume('alone', say`You are alone.`), assume('something', say`You give.`, { where: isAbove(given, zero), field: 'gift' })]
        },
        notCovered: () =>
          notCoveredBy('alone', { name: 'half', words: 'With half of it', amount: left.dividedBy(number(2)), effect: 'less', law: 'none' }),
      }
    },
  })
  return { calculator, made, assumed }
}

const noRates = (date: string) => allRatesOn({}, date, 'statute')

function inputs(raw: Readonly<Record<string, string>>) {
  const parsed = parserOf(schemaOf(fields))(raw)
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
    expect(calculator.notCovered(inputs({ pay: '100' })).map(({ amount }) => amount.toFixed())).toEqual(['50'])
  })

  it('says it in sentences, with the pence of its rows', () => {
    const {
      large,
      compared,
      leads,
      notes,
      assumptions,
      lines,
      rows,
      footnote = [],
    } = calculator.calculate(inputs({ pay: '100', gift: '40.01', isOld: 'true' }))
    // Half of £40.01 is £20.005: the penny of the sum goes to the gift, so that £79.995 is shown as £80.00 with £20.00.
    expect([large.field, saidAmountText(large.amount), large.compared, large.period]).toEqual(['left', '80 (pence)', compared, 'a year'])
    expect([large.before, saidText(large.about), saidText(large.announced)]).toEqual([
      undefined,
      'left of 100 (pence)',
      'You keep 80 (pence).',
    ])
    expect(large.columns?.map(({ field, name, amount }) => `${name} ${field} ${saidAmountText(amount)}`)).toEqual([
      'Given given 20 (pence)',
      'Left left 80 (pence)',
    ])
    expect(leads.map(({ says, link }) => [saidText(says), link])).toEqual([['Look at it.', { words: 'Change it', field: 'gift' }]])
    expect(notes.map(({ key, says, onMargin }) => [key, saidText(says), onMargin])).toEqual([
      ['always', 'Always.', undefined],
      ['generous', 'You give 20 (money).', { starts: 'you give more than £10' }],
    ])
    expect(assumptions.map(({ says }) => saidText(says))).toEqual(['You are alone.', 'You give.'])
    expect(lines.map(({ key, after, label, text }) => [key, after, label, saidText(text)])).toEqual([['halved', 'left', 'Halved', 'Yes']])
    expect(saidText(footnote)).toBe('In 12 (months).')
    expect(rows.map(({ layout }) => layout)).toEqual([{ group: 'What comes in' }, undefined, undefined, undefined])
  })

  it('says something else where its condition does not hold, and puts a line under the row before it that is seen', () => {
    const { large, lines, rows } = calculator.calculate(inputs({ pay: '0' }))
    expect([large.field, large.compared, saidText(large.before ?? []), large.period]).toEqual([
      'pay',
      'your pay would be',
      'All of',
      undefined,
    ])
    expect(lines.map(({ after, text }) => [after, saidText(text)])).toEqual([['left', 'No']])
    expect(rows.map(({ key }) => key)).toEqual(['pay', 'left', 'month'])
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

  it('asks what is assumed only where somebody reads it, and once for each set of choices', () => {
    const { calculator: own, assumed } = calculatorOfGifts()
    own.record(inputs({ pay: '1' }))
    own.recordOn(inputs({ pay: '1' }), noRates)
    const unread = own.calculate(inputs({ pay: '1' }))
    expect(String(unread.record['left'])).toBe('1')
    expect(assumed).not.toHaveBeenCalled()
    const read = (raw: Parameters<typeof inputs>[0]) => own.calculate(inputs(raw)).assumptions.length
    expect([unread.assumptions.length, read({ pay: '2' })]).toEqual([1, 1])
    expect(assumed).toHaveBeenCalledTimes(1)
    expect(read({ pay: '2', isOld: 'true' })).toBe(1)
    expect(assumed).toHaveBeenCalledTimes(2)
    // A gift that is known is another choice. Whether it is generous is not.
    expect([read({ pay: '100', gift: '1' }), read({ pay: '100', gift: '50' })]).toEqual([2, 2])
    expect(assumed).toHaveBeenCalledTimes(3)
  })

  it('shows what was typed, and the answer, to the penny as they are: another row takes the penny that rounding leaves', () => {
    const taxed = calculatorOfGains((gain, tax) => [
      row(gain, { isField: false }),
      row(tax, { role: 'deduction' }),
      row(gain.less(tax), { key: 'left', label: 'Left', role: 'total', isField: false }),
    ])
    // 18% of £1.75 is 31.5 pence, shown as £0.32, which leaves £1.43 and not £1.44.
    const { rows } = taxed.calculate({ gain: new Decimal('1.75') })
    expect(rows.map(({ shown }) => shown.pence.toFixed(2))).toEqual(['1.75', '0.32', '1.43'])
  })

  it('follows a hidden row outside the sum, and not one inside it, as an input rises', () => {
    const taxed = calculatorOfGains((gain, tax) => {
      const where = isAbove(gain, number(100))
      return [
        row(gain, { isField: false }),
        row(tax, { role: 'deduction', where }),
        row(gain.dividedBy(number(2)), { key: 'half', label: 'Half', role: 'outside', where }),
      ]
    })
    const rowsAt = (at: number) => [...taxed.segment({ gain: new Decimal(at) }, {}, 'gain', new Decimal(at), 1).rows.keys()]
    expect([rowsAt(50), rowsAt(100)]).toEqual([
      ['gain', 'half'],
      ['gain', 'tax', 'half'],
    ])
  })

  it('keeps the formulas of 256 sets of choices, and then forgets them', () => {
    const made = vi.fn()
    const name = freeText({ label: 'Name', blank: '' })
    const named = calculatorOf({
      slug: 'names',
      fields: { name },
      tables: {},
      answer() {
        made()
        return { headline: kept(zero.named('none', 'None'), ''), ledger: [], ...NO_WORDS }
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
