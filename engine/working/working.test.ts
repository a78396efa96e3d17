import { describe, expect, it } from 'vitest'
import { ExactEvaluator } from '../evaluate/exact-evaluator.ts'
import { type Amount, byBands, cheapestOf, figure, input, number, when, whenCompared, zero } from '../expression/amount.ts'
import { all, any, isAbove, not } from '../expression/condition.ts'
import { scopeOf } from '../expression/name.ts'
import { say } from '../expression/sentence.ts'
import { Decimal } from '../money/decimal.ts'
import type { Figure } from '../rates/figure.ts'
import type { Operand, Step } from '../result/step.ts'
import { saidText } from '../tests/said-text.ts'
import { workingOf } from '../tests/working-of.ts'

const figureOf = (entry: string, value: string) => figure({ entry, reading: 'statute', unit: 'GBP', value: new Decimal(value) } as Figure)

const pay = input('pay')
const pension = input('pension')
const allowance = figureOf('allowance', '12570')
const limit = figureOf('limit', '100000')
const half = figureOf('taper', '0.5')

const typed = (salary: string, paidIn = '0') => new ExactEvaluator({ pay: new Decimal(salary), pension: new Decimal(paidIn) })

/** `label = formula = value`, with each operand by its name. */
function tell({ label, formula, operands, value }: Step): string {
  const names = Object.fromEntries(Object.entries(operands).map(([name, operand]) => [name, nameOf(operand)]))
  return `${label} = ${formula.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => names[name] ?? '?')} = ${value.toFixed()}`
}

const nameOf = (operand: Operand) =>
  'figure' in operand
    ? operand.figure.entry
    : 'step' in operand
      ? `“${operand.label}”`
      : `${operand.input}${operand.unit === 'percent' ? '%' : ''}`

const told = (values: ExactEvaluator, ...amounts: Amount[]) => workingOf(amounts, values).steps.map(tell)

const labels = (values: ExactEvaluator, ...amounts: Amount[]) => workingOf(amounts, values).steps.map(({ label }) => label)

const reduced = allowance.less(pay.excessOver(limit).times(half)).atLeastZero().rounded('up-to-the-pound').named('allowance', 'Allowance')
const taxable = pay.excessOver(reduced).named('taxable', 'Taxable')

describe('the working', () => {
  it('shows what an amount is worked out from before the amount itself, each once', () => {
    const left = pay.less(taxable, reduced).named('left', 'Left')
    expect(told(typed('20000'), left, taxable)).toEqual([
      'Allowance = allowance = 12570',
      'Taxable = pay − “Allowance” = 7430',
      'Left = pay − “Taxable” − “Allowance” = 0',
    ])
  })

  it('gives each side of a choice the name that a caller gives the choice, and its own law', () => {
    const charged = when(isAbove(pay, limit), pay.times(half).under('s.2'), pay.under('s.1')).named('tax', 'Tax').means(say`What is due.`)
    const lawOf = (values: ExactEvaluator) =>
      workingOf([charged], values).steps.map((step) => `${tell(step)} ${step.law} ${saidText(step.means ?? [])}`)
    expect(lawOf(typed('20000'))).toEqual(['Tax = pay = 20000 s.1 What is due.'])
    expect(lawOf(typed('200000'))).toEqual(['Tax = pay × taper = 100000 s.2 What is due.'])
    const relieved = charged.less(allowance).named('relieved', 'Relieved')
    expect(told(typed('20000'), relieved)).toEqual(['Tax = pay = 20000', 'Relieved = “Tax” − allowance = 7430'])
  })

  it('tells two amounts of the same name apart, even where their formulas read the same', () => {
    const small = pension.named('given', 'Given')
    const large = pension.plus(pension).named('given', 'Given')
    const left = when(isAbove(pay, limit), pay.less(large), pay.less(small)).named('left', 'Left')
    expect(told(typed('100', '10'), left)).toEqual(['Given = pension = 10', 'Left = pay − “Given” = 90'])
    const [, step] = workingOf([left], typed('200000', '10')).steps
    expect(Object.values(step?.operands ?? {}).map((operand) => ('value' in operand ? operand.value.toFixed() : ''))).toEqual([
      '200000',
      '20',
    ])
  })

  it('says that a difference stops at nothing only where it would be below nothing', () => {
    const over = pay.excessOver(pension).named('over', 'Over')
    const formulas = ['9', '10', '11'].map((salary) => told(typed(salary, '10'), over))
    expect(formulas).toEqual([['Over = pay − pension, not below nothing = 0'], ['Over = pay − pension = 0'], ['Over = pay − pension = 1']])
  })

  it('leaves out a taper that has no effect, and shows one that has, with its rounding', () => {
    expect(told(typed('100000'), reduced)).toEqual(['Allowance = allowance = 12570'])
    expect(told(typed('101000'), reduced)).toEqual(['Allowance = allowance − (pay − limit) × taper = 12070'])
    expect(told(typed('101001'), reduced)).toEqual(['Allowance = allowance − (pay − limit) × taper, rounded up to a whole pound = 12070'])
    expect(told(typed('200000'), reduced)).toEqual(['Allowance = allowance − (pay − limit) × taper, not below nothing = 0'])
  })

  it('says where a difference stops at nothing', () => {
    expect(told(typed('5000'), taxable).at(-1)).toBe('Taxable = pay − “Allowance”, not below nothing = 0')
  })

  it('shows a rate in percent, or leaves it out where it comes to nothing', () => {
    const rate = when(isAbove(pay, limit), half, zero).namedRateIfAny('rate', 'Rate')
    expect(told(typed('100001'), rate)).toEqual(['Rate = taper = 50'])
    expect(told(typed('100000'), rate)).toEqual([])
  })

  it('leaves out a step that is there only where it comes to something, and what is then only another name', () => {
    const given = pension.namedIfAny('given', 'Pension')
    const after = pay.less(given).named('after', 'Pay after pension')
    const net = after.less(reduced).named('net', 'Net')
    expect(told(typed('20000', '1000'), net)).toEqual([
      'Pension = pension = 1000',
      'Pay after pension = pay − “Pension” = 19000',
      'Allowance = allowance = 12570',
      'Net = “Pay after pension” − “Allowance” = 6430',
    ])
    expect(told(typed('20000'), net)).toEqual(['Allowance = allowance = 12570', 'Net = pay − “Allowance” = 7430'])
  })

  it('keeps a step that is a second name for something by the law', () => {
    expect(told(typed('100'), pay.named('gross', 'Gross'))).toEqual(['Gross = pay = 100'])
  })

  it('tells an input from a step and from a figure with the same name, and shows each as often as it counts', () => {
    const paid = pension.times(half).named('pay', 'Paid in')
    expect(told(typed('20', '10'), pay.times(paid, figureOf('pay', '3'), pay).named('it', 'It'))).toEqual([
      'Paid in = pension × taper = 5',
      // 20 × 5 × 3 × 20
      'It = pay × “Paid in” × pay × pay = 6000',
    ])
    const [, step] = workingOf([pay.times(paid, figureOf('pay', '3'), pay).named('it', 'It')], typed('20', '10')).steps
    expect(Object.values(step?.operands ?? {})).toHaveLength(3)
  })

  it('puts a rounding in brackets within a formula, and nothing for a step that is left out', () => {
    const rounded = pension.times(half).rounded('up-to-the-pound')
    expect(told(typed('20', '5'), pay.less(rounded).named('it', 'It'))).toEqual([
      'It = pay − (pension × taper, rounded up to a whole pound) = 17',
    ])
    const given = pension.namedIfAny('given', 'Pension')
    expect(told(typed('20'), pay.atMost(given).named('it', 'It'))).toEqual(['It = the smaller of pay and 0 = 0'])
  })

  it.each([
    ['a percentage of that', pay.excessOver(limit).percent(number(5))],
    ['a twelfth of that', pay.excessOver(limit).dividedBy(number(12))],
    ['half of that', pay.excessOver(limit).times(half)],
    ['that amount rounded', pay.excessOver(limit).rounded('to-the-penny')],
    [
      'that amount chosen as the cheapest way',
      cheapestOf([{ amount: pay.excessOver(limit), cost: () => zero, where: all() }], { amount: pay, cost: () => number(1) }),
    ],
  ])('leaves out of a sum the excess over a limit that is not reached, and %s', (_, nothing) => {
    expect(told(typed('5', '2'), pension.plus(nothing).times(half).named('it', 'It'))).toEqual(['It = pension × taper = 1'])
  })

  it('leaves out a number that is nothing from a sum', () => {
    const extra = when(isAbove(pay, limit), pay.less(limit), zero)
    expect(told(typed('5'), pension.plus(extra).times(half).named('it', 'It'))).toEqual(['It = pension × taper = 0'])
  })

  it('works out a step that has a second name from the step itself', () => {
    expect(told(typed('20000'), taxable.named('same', 'Same')).slice(-2)).toEqual([
      'Taxable = pay − “Allowance” = 7430',
      'Same = “Taxable” = 7430',
    ])
    const paid = pay.named('paid', 'Paid')
    const share = half.namedRate('share', 'Share')
    const names = [
      paid.namedIfAny('again', 'Again'),
      share.namedRate('sameRate', 'Same rate'),
      share.namedRateIfAny('rateAgain', 'Rate again'),
    ]
    expect(told(typed('20000'), ...names)).toEqual([
      'Paid = pay = 20000',
      'Again = “Paid” = 20000',
      'Share = taper = 50',
      'Same rate = “Share” = 50',
      'Rate again = “Share” = 50',
    ])
  })

  it('shows only the cheapest of several ways', () => {
    const most = pay.less(limit).named('most', 'Most')
    const share = cheapestOf([{ amount: most, cost: () => zero, where: isAbove(pay, limit) }], { amount: pension, cost: () => number(1) })
    const left = pay.less(share).named('left', 'Left')
    expect(told(typed('100001'), left)).toEqual(['Most = pay − limit = 1', 'Left = pay − “Most” = 100000'])
    expect(told(typed('5', '2'), left)).toEqual(['Left = pay − pension = 3'])
  })

  it('shows the side of a condition that holds', () => {
    const bonus = when(isAbove(pay, limit), pay.less(limit), number(1)).named('bonus', 'Bonus')
    expect(told(typed('100001'), bonus)).toEqual(['Bonus = pay − limit = 1'])
    expect(told(typed('5'), bonus)).toEqual(['Bonus = 1 = 1'])
  })

  it('shows what a condition compares where it holds, and also where it does not if the formula says so', () => {
    const least = number(10).named('least', 'Least')
    const isMore = isAbove(pay, least)
    const quiet = when(isMore, pay, pension).named('chosen', 'Chosen')
    const open = whenCompared(isMore, pay, pension).named('chosen', 'Chosen')
    expect(labels(typed('11'), quiet)).toEqual(['Least', 'Chosen'])
    expect(labels(typed('10'), quiet)).toEqual(['Chosen'])
    expect(labels(typed('11'), open)).toEqual(['Least', 'Chosen'])
    expect(labels(typed('10'), open)).toEqual(['Least', 'Chosen'])
    for (const condition of [all(isMore), any(isMore, isAbove(zero, pay)), not(isMore)])
      expect(labels(typed('11'), whenCompared(condition, pay, pension).named('chosen', 'Chosen'))).toEqual(['Least', 'Chosen'])
  })

  it.each([
    ['a sum times a sum', pay.plus(number(1)).times(pension.less(number(2))), '(pay + 1) × (pension − 2)'],
    ['a sum taken away', pay.less(pension.plus(number(1))), 'pay − (pension + 1)'],
    ['a sum added', pay.plus(pension.less(number(1))), 'pay + pension − 1'],
    ['divided by a product', pay.dividedBy(pension.times(number(2))), 'pay ÷ (pension × 2)'],
    ['a product divided', pay.times(number(2)).dividedBy(pension), 'pay × 2 ÷ pension'],
    ['the smaller of two', pay.atMost(pension), 'the smaller of pay and pension'],
    ['the largest of three', pay.atLeast(pension, zero), 'the largest of pay, pension and 0'],
    ['a smaller one taken away', pay.less(pay.atMost(pension)), 'pay − (the smaller of pay and pension)'],
    ['a share', pay.asPercentOf(pension), 'pay ÷ pension'],
    ['a percentage', pay.percent(input('pension', 'percent')), 'pay × pension%'],
  ])('writes %s', (_, amount, expected) => {
    const [line = ''] = told(typed('20', '10'), amount.named('it', 'It'))
    expect(line.split(' = ')[1]).toBe(expected)
  })

  it('gives a percentage its unit, and names the law', () => {
    const [step] = workingOf([pay.asPercentOf(pension).named('rate', 'Rate', 'ITA 2007 s.1')], typed('20', '10')).steps
    expect(step).toMatchObject({ unit: 'percent', law: 'ITA 2007 s.1' })
  })

  it('gives a rate as a number of percent, and the same to a step that uses it', () => {
    const rate = half.namedRate('rate', 'Rate')
    const [first, second] = workingOf([pay.times(rate).named('half', 'Half')], typed('20')).steps
    expect(first && `${tell(first)} ${first.unit}`).toBe('Rate = taper = 50 percent')
    expect(second && tell(second)).toBe('Half = pay × “Rate” = 10')
    expect(second?.operands['rate']).toMatchObject({ unit: 'percent', value: new Decimal(50) })
  })

  it('gives a rate that has a name a second step', () => {
    const rate = half.namedRate('rate', 'Rate').namedRate('applied', 'Applied')
    expect(told(typed('20'), rate)).toEqual(['Rate = taper = 50', 'Applied = “Rate” = 50'])
  })

  it('gives a count as a plain number', () => {
    const [step] = workingOf([pay.rounded('down-to-a-whole-number').namedCount('miles', 'Miles', 'ITA 2007 s.1')], typed('20.5')).steps
    expect(step && `${tell(step)} ${step.unit} ${step.law}`).toBe('Miles = pay, rounded down to a whole number = 20 count ITA 2007 s.1')
  })

  it('has a table for what is charged by bands, which must have a name', () => {
    const bands = [{ name: 'basic', rate: half }]
    const tax = byBands(taxable, bands, 'Tax by band')
    const { steps, bandTables } = workingOf([tax.named('tax', 'Tax')], typed('20000'))
    expect(steps.at(-1)).toMatchObject({ key: 'tax', formula: '', bandTable: 'tax' })
    expect(Object.keys(steps.at(-1)?.operands ?? {})).toEqual(['taxable'])
    expect(bandTables.map(({ key, title }) => `${key}: ${title}`)).toEqual(['tax: Tax by band'])
    expect(() => workingOf([pay.less(tax).named('net', 'Net')], typed('20000'))).toThrow(RangeError)
  })

  it.each([
    ['a comma and the words', {}, 'tax.before: Tax by band, before'],
    ['words of its own', { afterTitle: ' without the rent' }, 'tax.before: Tax by band without the rent'],
  ])('says in which scope a table of bands was made, with %s', (_, extra, expected) => {
    const at = scopeOf({ key: (key) => `${key}.before`, words: 'before', ...extra })
    const tax = byBands(pay, [{ name: 'basic', rate: half }], 'Tax by band').named(at('tax'), 'Tax')
    expect(workingOf([tax], typed('1')).bandTables.map(({ key, title }) => `${key}: ${title}`)).toEqual([expected])
  })

  it('shows how the limit of a band comes about where it has a name, after what the bands split', () => {
    const bands = [{ name: 'basic', rate: half, upTo: limit.less(pension).named('room', 'Room') }]
    expect(labels(typed('20000'), byBands(taxable, bands, 'Tax by band').named('tax', 'Tax'))).toEqual([
      'Allowance',
      'Taxable',
      'Room',
      'Tax',
    ])
  })

  it.each([
    ['a comma and the words', {}, 'tax.before: Tax by band, before'],
    ['words of its own', { afterTitle: ' without the rent' }, 'tax.before: Tax by band without the rent'],
  ])('says in which scope a table of bands was made, with %s', (_, extra, expected) => {
    const at = scopeOf({ key: (key) => `${key}.before`, words: 'before', ...extra })
    const tax = byBands(pay, [{ name: 'basic', rate: half }], 'Tax by band').named(at('tax'), 'Tax')
    expect(workingOf([tax], typed('1')).bandTables.map(({ key, title }) => `${key}: ${title}`)).toEqual([expected])
  })

  it('says what an amount is the sum of', () => {
    const given = pension.namedIfAny('given', 'Pension')
    const { partsOf } = workingOf([taxable, given], typed('20000'))
    const either = when(isAbove(pay, limit), pay, taxable)
    expect([pay, taxable, given, taxable.plus(pay), pay.times(half), either].map((each) => partsOf(each))).toEqual([
      ['pay'],
      ['taxable'],
      [],
      ['taxable', 'pay'],
      [],
      ['taxable'],
    ])
  })
})
