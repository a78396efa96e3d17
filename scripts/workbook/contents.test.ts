import { describe, expect, it } from 'vitest'
import { NO_WORDS } from '#engine/tests/no-words.ts'
import { calculatorOf } from '../../engine/answer/calculator-of.ts'
import { fact, kept, recorded, row } from '../../engine/answer/ledger.ts'
import { type Amount, figure, HUNDRED, number, when, zero } from '../../engine/expression/amount.ts'
import { isAbove, not } from '../../engine/expression/condition.ts'
import { flag, money } from '../../engine/inputs/kinds.ts'
import { Decimal } from '../../engine/money/decimal.ts'
import { methods } from '../../engine/rates/generated/methods.ts'
import { vat } from '../../engine/rates/generated/vat.ts'
import { contentsOf } from './contents.ts'

const fields = {
  pay: money({ label: 'Pay' }),
  gift: money({ label: 'Gift', blank: 'unknown' }),
  isOld: flag({ label: 'Is old', blank: false }),
} as const

/** A calculator with every kind of row and of field. */
const calculator = calculatorOf({
  slug: 'gifts',
  fields,
  tables: { vat, methods },
  answer({ pay, gift = zero, isOld }, rates, on) {
    const given = gift.atMost(pay).named('given', 'Given')
    const left = pay.less(given).named('left', 'Left')
    const isGiven = isAbove(given, zero)
    const isBig = isAbove(left, number(100))
    const aMonth = { key: 'month', role: 'outside', isField: false } as const
    const monthly = left.dividedBy(number(12))
    const fee = when(isBig, number(2).named('bigFee', 'Big fee'), number(1).named('smallFee', 'Small fee'))
    const taxOf = (amount: Amount) => amount.times(figure(on('2024-10-30').vat.standardRate))
    return {
      headline: kept(left, ''),
      ledger: [
        row(pay),
        row(given, { role: 'deduction', hideIfZero: true, zeroUnless: isGiven }),
        row(left, { role: 'total' }),
        row(monthly, { ...aMonth, label: 'A Month', where: isBig }),
        row(monthly, { ...aMonth, label: 'A Small Month', where: not(isBig) }),
        row(number(5), { key: 'bonus', label: 'Bonus', isField: false, where: isBig }),
        row(fee, { role: 'outside', isField: false }),
        fact('isGiven', isGiven),
        fact('isOld', isOld),
        fact('size', 'big', { where: isBig }),
        fact('size', 'small', { where: not(isBig) }),
        fact('reason', 'a gift', { where: isGiven }),
        fact('kind', 'gift'),
        fact('isBigAtAll', isBig, { where: isGiven }),
        recorded(figure(rates.vat.standardRate).times(HUNDRED), { key: 'vatRate' }),
        recorded(taxOf(left), { key: 'laterTax' }),
        ...(rates.methods.incomeTax.personalAllowanceTaper.value === 'tapered' ? [recorded(given.asPercentOf(pay), { key: 'share' })] : []),
      ],
      ...NO_WORDS,
    }
  },
})

const contents = (raw: Readonly<Record<string, string>>) => {
  const parsed = calculator.parse(raw)
  if (parsed.issues) throw new Error('the test asks for something impossible')
  return contentsOf(calculator, parsed.inputs, { ruleSet: 'statute', taxYear: '2024-25' })
}
const told = (value: Decimal | string | boolean) => (value instanceof Decimal ? value.toFixed(2) : value)

describe('the answer of a workbook', () => {
  const { rows, further, methods: read, cells, said } = contents({ pay: '120', gift: '30' })

  it('has a line for each key of a row, whether it is shown for these amounts or not', () => {
    expect(rows.map(({ name, label, term, value, about }) => [name, label, term.formula, told(value), said(about)])).toEqual([
      ['out_pay', 'Pay', 'ROUND(ROUND(in_pay,8),2)', '120.00', ''],
      ['out_given', 'Given', 'IF(ROUND(step_given,8)>0,ROUND(ROUND(step_given,8),2),0)', '30.00', 'taken off'],
      ['out_left', 'Left', 'ROUND(ROUND(step_left,8),2)', '90.00', 'the result'],
      [
        'row_month',
        'A Month or A Small Month',
        'ROUND(ROUND(step_left/12,8),2)',
        '7.50',
        'not part of the sum; “A Month” where Left is more than 100; “A Small Month” where Left is not more than 100',
      ],
      ['row_bonus', 'Bonus', 'IF(ROUND(step_left,8)>100,ROUND(ROUND(5,8),2),0)', '0.00', 'the page shows it where Left is more than 100'],
      [
        'row_bigFee',
        'Big Fee or Small Fee',
        'ROUND(ROUND(IF(ROUND(step_left,8)>100,step_bigFee,step_smallFee),8),2)',
        '1.00',
        'not part of the sum; “Big Fee” where Left is more than 100; “Small Fee” where Left is not more than 100',
      ],
    ])
  })

  it('has the rest of the record: amounts, conditions and texts', () => {
    expect(further.map(({ name, label, term, value, unit }) => [name, label, term.formula, told(value), unit])).toEqual([
      ['out_isGiven', 'Is given', 'ROUND(step_given,8)>0', true, 'GBP'],
      ['out_isOld', 'Is old', 'FALSE', false, 'GBP'],
      ['out_size', 'Size', 'IF(ROUND(step_left,8)>100,"big","small")', 'small', 'GBP'],
      ['out_reason', 'Reason', 'IF(ROUND(step_given,8)>0,"a gift","")', 'a gift', 'GBP'],
      ['out_kind', 'Kind', '"gift"', 'gift', 'GBP'],
      ['out_isBigAtAll', 'Is big at all', 'IF(ROUND(step_given,8)>0,ROUND(step_left,8)>100,"")', false, 'GBP'],
      ['out_vatRate', 'Vat rate', 'ROUND(ROUND(vat_standardRate*100,8),2)', '20.00', 'percent'],
      ['out_laterTax', 'Later tax', 'ROUND(ROUND(step_left*vat_standardRate_2024_10_30,8),2)', '18.00', 'GBP'],
      ['out_share', 'Share', 'ROUND(ROUND(IF(in_pay>0,step_given*100/in_pay,0),8),2)', '25.00', 'percent'],
    ])
  })

  it('notes the methods that were read, and the day of each rate', () => {
    expect(read.map(({ figure: { entry, value } }) => [entry, value])).toEqual([['methods.incomeTax.personalAllowanceTaper', 'tapered']])
    expect(cells.rates.map(({ name, date }) => [name, date])).toEqual([
      ['vat_standardRate', '2024-04-06'],
      ['vat_standardRate_2024_10_30', '2024-10-30'],
    ])
  })

  it('leaves a box that is blank out of its formulas', () => {
    expect(contents({ pay: '120' }).cells.steps.map(({ term }) => term.formula)).toEqual(['MIN(0,in_pay)', 'in_pay-step_given', '2', '1'])
  })
})
