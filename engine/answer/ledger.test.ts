import { describe, expect, it } from 'vitest'
import { input, number, when, zero } from '../expression/amount.ts'
import { isAbove } from '../expression/condition.ts'
import { choicesIn, chosenFrom, fact, kept, labelOf, paid, recorded, row } from './ledger.ts'

const pay = input('pay', 'GBP', 'Pay')
const isHigh = isAbove(pay, number(100))
const tax = pay.percent(number(20)).named('tax', 'Tax')
const gain = pay.named('gain', 'Capital gain')
const loss = zero.less(pay).named('loss', 'Capital loss')
const either = when(isHigh, gain, loss)

describe('the label of an entry', () => {
  it.each([
    ['Tax', 'Tax'],
    ['After-tax profit', 'After-Tax Profit'],
    ['Tax on the car per month', 'Tax on the Car per Month'],
    ['What is left at the end of a year', 'What Is Left at the End of a Year'],
    ['Employee NI (Class 1)', 'Employee NI (Class 1)'],
    ['Director’s salary', 'Director’s Salary'],
  ])('of the step “%s” is “%s”', (label, expected) => {
    expect(labelOf(row(pay.named('step', label)))).toBe(expected)
  })

  it('is that of the box for what was typed, and a label of its own as it is written', () => {
    expect(labelOf(row(input('grossPay', 'GBP', 'Pay for the year')))).toBe('Pay for the Year')
    expect(labelOf(row(tax, { label: 'Tax to pay' }))).toBe('Tax to pay')
  })

  it('may depend on what holds', () => {
    const label = labelOf(row(either))
    expect(label).toEqual({ condition: isHigh, holding: 'Capital Gain', otherwise: 'Capital Loss' })
    expect([true, false].map((holds) => chosenFrom(label, (condition) => condition === isHigh && holds))).toEqual([
      'Capital Gain',
      'Capital Loss',
    ])
    expect(choicesIn(label)).toEqual(['Capital Gain', 'Capital Loss'])
    expect([chosenFrom('Tax', () => true), choicesIn('Tax')]).toEqual(['Tax', ['Tax']])
  })

  it('may depend on two conditions', () => {
    const isNothing = isAbove(zero, pay)
    const label = labelOf(row(when(isNothing, pay.named('none', 'No gain'), either)))
    const labelIf = (...holding: readonly unknown[]) => chosenFrom(label, (condition) => holding.includes(condition))
    expect([labelIf(isNothing), labelIf(isHigh), labelIf()]).toEqual(['No Gain', 'Capital Gain', 'Capital Loss'])
    expect(choicesIn(label)).toEqual(['No Gain', 'Capital Gain', 'Capital Loss'])
  })

  it('must be there for a row', () => {
    expect(() => labelOf(row(number(12), { key: 'months' }))).toThrow('the row months needs a label')
  })

  it('is the same wherever both amounts have one label, or only one of them has any', () => {
    expect(labelOf(row(when(isHigh, gain, pay.named('net', 'Capital gain'))))).toBe('Capital Gain')
    expect(labelOf(row(when(isHigh, gain, zero)))).toBe('Capital Gain')
    expect(labelOf(row(when(isHigh, zero, loss)))).toBe('Capital Loss')
  })
})

describe('the key of an entry', () => {
  it('is that of its step, of its box, or of the first amount with a key that a condition may choose', () => {
    expect([tax, pay, either, when(isHigh, zero, loss)].map((amount) => row(amount).key)).toEqual(['tax', 'pay', 'gain', 'loss'])
  })

  it('is another if the entry says so', () => {
    expect([row(tax, { key: 'incomeTax' }), recorded(number(12), { key: 'months' })].map(({ key }) => key)).toEqual(['incomeTax', 'months'])
  })

  it('must be there', () => {
    const nameless = pay.percent(number(20))
    for (const make of [row, recorded]) {
      expect(() => make(nameless)).toThrow(RangeError)
      expect(() => make(nameless, { label: 'Tax', role: 'total' })).toThrow('an amount of an answer needs a key')
      expect(() => make(when(isHigh, nameless, zero))).toThrow(RangeError)
    }
  })
})

describe('an entry', () => {
  it('says how it is shown, and nothing that it need not say', () => {
    expect(row(tax)).toEqual({ key: 'tax', amount: tax })
    expect(recorded(tax)).toEqual({ key: 'tax', amount: tax, isRow: false })
    expect(row(tax, { role: 'deduction', hideIfZero: true })).toEqual({ key: 'tax', amount: tax, role: 'deduction', hideIfZero: true })
    expect(row(tax, { role: 'total', isField: false })).toEqual({ key: 'tax', amount: tax, role: 'total', isField: false })
    expect(row(tax, { role: 'outside', where: isHigh })).toEqual({ key: 'tax', amount: tax, role: 'outside', where: isHigh })
    expect(row(tax, { role: 'other-cost' })).toEqual({ key: 'tax', amount: tax, role: 'other-cost' })
    expect(recorded(tax, { zeroUnless: isHigh })).toEqual({ key: 'tax', amount: tax, isRow: false, zeroUnless: isHigh })
  })

  it.each(['employee', false, isHigh])('may be a fact, which is no row: %o', (says) => {
    expect(fact('kind', says)).toMatchObject({ key: 'kind', fact: says, isRow: false })
  })
})

describe('a headline', () => {
  it('is money that somebody keeps, or money that somebody pays', () => {
    expect(kept(gain, 'you would keep')).toEqual({ key: 'gain', amount: gain, compared: 'you would keep', isKept: true })
    expect(paid(tax, 'the tax would be')).toEqual({ key: 'tax', amount: tax, compared: 'the tax would be', isKept: false })
    expect([kept(pay, ''), paid(either, '')].map(({ key }) => key)).toEqual(['pay', 'gain'])
  })

  it('must have a key', () => {
    for (const make of [kept, paid]) expect(() => make(pay.percent(number(20)), '')).toThrow('an amount of an answer needs a key')
  })
})
