import { describe, expect, it } from 'vitest'
import { ExactEvaluator } from '../../engine/evaluate/exact-evaluator.ts'
import { type Amount, byBands, figure, input, number, when, zero } from '../../engine/expression/amount.ts'
import { all, any, type Condition, isAbove, isAtLeast, isEqual, not } from '../../engine/expression/condition.ts'
import { number as count, money } from '../../engine/inputs/kinds.ts'
import { Decimal } from '../../engine/money/decimal.ts'
import type { Figure } from '../../engine/rates/figure.ts'
import { SheetFormulas } from './formulas.ts'
import type { Standing } from './noted-rates.ts'

const pay = input('pay')
const hours = input('hours', 'count')
const tax = (value: string): Figure => ({ entry: 'vat.standardRate', reading: 'statute', unit: 'percent', value: new Decimal(value) })
const rate = tax('0.2')
const laterRate = tax('0.25')
const starterLimit: Figure = { entry: 'scottishIncomeTax.bands', reading: 'statute', unit: 'GBP', value: new Decimal(2000) }

const formulas = () =>
  new SheetFormulas({
    fields: {
      pay: money({ label: 'Pay' }),
      hours: count({ label: 'Hours', least: 0, most: 99, step: 1, blank: 0 }),
    },
    values: new ExactEvaluator({ pay: new Decimal('100.105'), hours: new Decimal(3) }),
    figures: new Map<Figure, Standing>([
      [rate, { date: '2024-04-06' }],
      [laterRate, { date: '2024-10-30' }],
      [starterLimit, { date: '2024-04-06', part: 'starter limit' }],
    ]),
    startOfYear: '2024-04-06',
  })

const written = (amount: Amount) => {
  const made = formulas()
  const { formula, words } = made.of(amount)
  return [formula, made.cells.labelled()(words)]
}

describe('an amount as a formula of a spreadsheet', () => {
  const ten = number(10)
  it.each<[string, Amount, string, string]>([
    ['an input', pay, 'in_pay', 'Pay'],
    ['a figure', figure(rate), 'vat_standardRate', 'Standard rate'],
    ['a figure of another day', figure(laterRate), 'vat_standardRate_2024_10_30', 'Standard rate, on 30 October 2024'],
    [
      'a part of a table of bands',
      figure(starterLimit),
      'scottishIncomeTax_bands_starter_limit',
      'Scottish Income Tax bands: starter limit',
    ],
    ['a number', ten, '10', '10'],
    ['a sum', pay.plus(hours).less(ten), 'in_pay+in_hours-10', 'Pay + Hours − 10'],
    ['a sum with nothing', zero.plus(pay), 'in_pay', 'Pay'],
    ['a sum of nothing', zero.plus(zero), '0', '0'],
    ['nothing less something', zero.less(pay), '-in_pay', '−Pay'],
    ['a difference from a difference', pay.less(hours.less(ten)), 'in_pay-(in_hours-10)', 'Pay − (Hours − 10)'],
    [
      'a product of sums',
      pay.less(ten).times(hours, figure(rate)),
      '(in_pay-10)*in_hours*vat_standardRate',
      '(Pay − 10) × Hours × Standard rate',
    ],
    ['a quotient', pay.less(ten).dividedBy(hours.times(ten)), '(in_pay-10)/(in_hours*10)', '(Pay − 10) ÷ (Hours × 10)'],
    ['a percentage', pay.percent(hours), 'in_pay*in_hours/100', 'Pay × Hours ÷ 100'],
    [
      'a share',
      hours.asPercentOf(pay.less(ten)),
      'IF(ROUND(in_pay-10,8)>0,in_hours*100/(in_pay-10),0)',
      '(Hours × 100 ÷ (Pay − 10)) if (Pay − 10) is more than 0, otherwise 0',
    ],
    ['the smallest', pay.atMost(hours, ten), 'MIN(in_pay,in_hours,10)', 'the smallest of Pay, Hours and 10'],
    ['the larger', pay.atLeast(hours.plus(ten)), 'MAX(in_pay,in_hours+10)', 'the larger of Pay and (Hours + 10)'],
    ['what is above a limit', pay.excessOver(hours), 'MAX(0,in_pay-in_hours)', 'Pay − Hours, but not below 0'],
    ['at least nothing', pay.plus(ten).atLeastZero(), 'MAX(0,in_pay+10)', 'Pay + 10, but not below 0'],
    ['a product of that', pay.excessOver(hours).times(ten), 'MAX(0,in_pay-in_hours)*10', '(Pay − Hours, but not below 0) × 10'],
    ['to the penny', pay.rounded('to-the-penny'), 'ROUND(ROUND(in_pay,8),2)', 'Pay, to the nearest penny'],
    ['up to the pound', pay.rounded('up-to-the-pound'), 'ROUNDUP(ROUND(in_pay,8),0)', 'Pay, rounded up to a whole pound'],
    ['down to the pound', pay.rounded('down-to-the-pound'), 'INT(ROUND(in_pay,8))', 'Pay, rounded down to a whole pound'],
    ['down to a number', hours.rounded('down-to-a-whole-number'), 'INT(ROUND(in_hours,8))', 'Hours, rounded down to a whole number'],
    ['up to a number', hours.rounded('up-to-a-whole-number'), 'ROUNDUP(ROUND(in_hours,8),0)', 'Hours, rounded up to a whole number'],
    ['a choice', when(isAbove(pay, ten), hours, zero), 'IF(in_pay>10,in_hours,0)', 'Hours if Pay is more than 10, otherwise 0'],
    ['no choice', when(any(), hours, pay), 'in_pay', 'Pay'],
    ['a choice between two that are the same', when(isAbove(pay, ten), hours, hours), 'in_hours', 'Hours'],
  ])('can be %s', (_, amount, formula, words) => {
    expect(written(amount)).toEqual([formula, words])
  })

  it.each<[string, Condition, string, string]>([
    ['more', isAbove(pay, hours), 'in_pay>in_hours', 'Pay is more than Hours'],
    ['not more', not(isAbove(pay, hours)), 'in_pay<=in_hours', 'Pay is not more than Hours'],
    ['at least', isAtLeast(pay, hours), 'in_pay>=in_hours', 'Pay is at least Hours'],
    ['less', not(isAtLeast(pay, hours)), 'in_pay<in_hours', 'Pay is less than Hours'],
    ['nothing', isEqual(pay, zero), 'in_pay=0', 'Pay is 0'],
    ['something', not(isEqual(pay, zero)), 'in_pay<>0', 'Pay is not 0'],
    ['a loss', isAbove(zero, pay), 'in_pay<0', 'Pay is less than 0'],
    [
      'without binary fractions',
      isAbove(pay.times(figure(rate)), hours),
      'ROUND(in_pay*vat_standardRate,8)>in_hours',
      '(Pay × Standard rate) is more than Hours',
    ],
    ['both', all(isAbove(pay, hours), isEqual(pay, zero)), 'AND(in_pay>in_hours,in_pay=0)', 'Pay is more than Hours and Pay is 0'],
    [
      'not both',
      not(all(isAbove(pay, hours), isEqual(pay, zero))),
      'OR(in_pay<=in_hours,in_pay<>0)',
      'Pay is not more than Hours or Pay is not 0',
    ],
    [
      'either within both',
      all(isEqual(pay, zero), any(isEqual(hours, zero), isAbove(pay, hours))),
      'AND(in_pay=0,OR(in_hours=0,in_pay>in_hours))',
      'Pay is 0 and (Hours is 0 or Pay is more than Hours)',
    ],
    ['one of one', any(not(not(isEqual(pay, zero)))), 'in_pay=0', 'Pay is 0'],
    ['always', all(), 'TRUE', 'always'],
    ['never', all(any(), isEqual(pay, zero)), 'FALSE', 'never'],
  ])('can depend on a condition: %s', (_, condition, formula, words) => {
    const made = formulas()
    const test = made.holds(condition)
    expect([test.formula, made.cells.labelled()(test.words)]).toEqual([formula, words])
  })

  it('refuses a figure that was not read from its rates', () => {
    expect(() => written(figure(tax('0.2')))).toThrow('vat.standardRate was not read from the rates of this workbook')
  })
})

/** The steps of some amounts as text, and the terms of the amounts. */
const stepsOf = (...amounts: readonly Amount[]) => {
  const made = formulas()
  const terms = amounts.map((amount) => made.of(amount).formula)
  const said = made.cells.labelled()
  return {
    terms,
    steps: made.cells.steps.map(({ name, term, value, unit, laws }) => [
      name,
      said(`{${name}}`),
      term.formula,
      said(term.words),
      value.toFixed(),
      unit,
      [...laws].join('; '),
    ]),
  }
}

describe('the steps of a workbook', () => {
  const half = pay.dividedBy(number(2)).named('tax.half', 'Half', 'ITA 2007 s.1')

  it('are its named amounts, each after those that it is worked out from', () => {
    expect(stepsOf(half.plus(hours).named('sum', 'Sum')).steps).toEqual([
      ['step_tax_half', 'Half', 'in_pay/2', 'Pay ÷ 2', '50.0525', 'GBP', 'ITA 2007 s.1'],
      ['step_sum', 'Sum', 'step_tax_half+in_hours', 'Half + Hours', '53.0525', 'GBP', ''],
    ])
  })

  it('show a share in percent, and a rate as a rate', () => {
    const shown = stepsOf(hours.asPercentOf(pay).named('share', 'Share'), figure(rate).namedRate('rate', 'Rate')).steps
    expect(shown.map(([name, , , , , unit]) => [name, unit])).toEqual([
      ['step_share', 'percent'],
      ['step_rate', 'rate'],
    ])
  })

  it('tell two amounts of one key apart, but not one that is made twice', () => {
    const again = pay.dividedBy(number(2)).named('tax.half', 'Half', 'ITA 2007 s.1')
    const other = pay.dividedBy(number(4)).named('TAX_half', 'Half')
    const { terms, steps } = stepsOf(half, again, other)
    expect(terms).toEqual(['step_tax_half', 'step_tax_half', 'step_TAX_half_2'])
    expect(steps.map(([, label]) => label)).toEqual(['Half', 'Half (2)'])
  })

  it('have one line for two names of the same formula, and a choice between them is no choice', () => {
    const left = pay.less(hours)
    const { terms, steps } = stepsOf(when(isAbove(zero, left), left.named('left', 'Loss', 'A'), left.named('left', 'Profit', 'B')))
    expect(terms).toEqual(['step_left'])
    expect(steps).toEqual([['step_left', 'Loss / Profit', 'in_pay-in_hours', 'Pay − Hours', '97.105', 'GBP', 'A; B']])
  })

  it('have a line for a choice between steps of one name, with the choices within it', () => {
    const at = (one: number) => pay.times(number(one)).named('due', 'Due')
    const chosen = when(isAbove(pay, number(9)), at(1), when(isAbove(pay, number(5)), at(2), zero))
    const { terms, steps } = stepsOf(chosen.plus(hours))
    expect(terms).toEqual(['step_due_applied+in_hours'])
    expect(steps.at(-1)?.slice(0, 4)).toEqual([
      'step_due_applied',
      'Due that applies',
      'IF(in_pay>9,step_due,IF(in_pay>5,step_due_2,0))',
      'Due if Pay is more than 9, otherwise (Due (2) if Pay is more than 5, otherwise 0)',
    ])
  })

  it('say where a rate of the same title stands', () => {
    const { steps } = stepsOf(figure(rate).times(number(2)).named('rate', 'Standard rate'))
    expect(steps[0]?.slice(1, 4)).toEqual(['Standard rate', 'vat_standardRate*2', 'Standard rate (sheet Rates) × 2'])
  })
})

describe('a charge by bands', () => {
  const bands = [
    { name: 'low', rate: figure(rate), upTo: number(40), figures: [rate] },
    { name: 'high', rate: number(3), figures: [] },
  ]

  it('is the total of a table with the amount, its limits and its rates', () => {
    const made = formulas()
    expect(made.of(byBands(pay, bands, 'Tax by band', hours).named('tax', 'Tax')).formula).toBe('step_tax')
    const [table] = made.cells.bandTables
    expect(table).toMatchObject({
      name: 'bands_tax',
      title: 'Tax by band',
      of: { term: { formula: 'in_pay' } },
      above: { term: { formula: 'in_hours' } },
    })
    expect(table?.lines.map(({ name, rate: at, upTo }) => [name, at.term.formula, upTo?.term.formula])).toEqual([
      ['low', 'vat_standardRate', '40'],
      ['high', '3', undefined],
    ])
  })

  it('has one table where it is made twice, and two for two amounts', () => {
    const made = formulas()
    for (const amount of [pay, pay, hours]) made.of(byBands(amount, bands, 'Tax').named('tax', 'Tax'))
    expect(made.cells.bandTables.map(({ name }) => name)).toEqual(['bands_tax', 'bands_tax_2'])
  })
})
