import { describe, expect, it } from 'vitest'
import { Decimal } from '../../engine/money/decimal.ts'
import {
  atLeastZero,
  downToThePound,
  largerOf,
  minus,
  named,
  number,
  over,
  percentOf,
  plus,
  smallerOf,
  type Term,
  times,
  toThePenny,
  upToThePound,
  whereMore,
} from './term.ts'

const pay = named('in_pay', 'Pay', new Decimal('100.105'))
const rate = named('tax_rate', 'Rate', new Decimal('0.2'))
const allowance = named('tax_allowance', 'Allowance', new Decimal(60))

describe('a term', () => {
  it.each<[string, Term, string, string, string]>([
    ['a number', number(12), '12', '12', '12'],
    ['a sum', plus(pay, allowance, number(1)), 'in_pay+tax_allowance+1', 'Pay + Allowance + 1', '161.105'],
    ['a sum of one', plus(pay), 'in_pay', 'Pay', '100.105'],
    ['what is left', minus(pay, allowance), 'in_pay-tax_allowance', 'Pay − Allowance', '40.105'],
    [
      'a product of what is left',
      times(minus(pay, allowance), rate),
      '(in_pay-tax_allowance)*tax_rate',
      '(Pay − Allowance) × Rate',
      '8.021',
    ],
    [
      'what is left after a sum',
      minus(pay, plus(rate, allowance)),
      'in_pay-(tax_rate+tax_allowance)',
      'Pay − (Rate + Allowance)',
      '39.905',
    ],
    ['a share of a product', over(pay, times(rate, number(12))), 'in_pay/(tax_rate*12)', 'Pay ÷ (Rate × 12)', '41.7104'],
    ['a floor', atLeastZero(minus(pay, allowance)), 'MAX(0,in_pay-tax_allowance)', 'Pay − Allowance, but not below 0', '40.105'],
    ['a product of a floor', times(atLeastZero(pay), rate), 'MAX(0,in_pay)*tax_rate', '(Pay, but not below 0) × Rate', '20.021'],
    [
      'the smaller',
      smallerOf(pay, plus(rate, allowance)),
      'MIN(in_pay,tax_rate+tax_allowance)',
      'the smaller of Pay and (Rate + Allowance)',
      '60.2',
    ],
    ['the larger', largerOf(pay, rate), 'MAX(in_pay,tax_rate)', 'the larger of Pay and Rate', '100.105'],
    [
      'a choice',
      whereMore(pay, allowance, rate, number(0)),
      'IF(in_pay>tax_allowance,tax_rate,0)',
      'Rate if Pay is more than Allowance, else 0',
      '0.2',
    ],
    [
      'a percentage',
      percentOf(rate, pay),
      'IF(in_pay>0,(tax_rate*100)/in_pay,0)',
      '((Rate × 100) ÷ Pay) if Pay is more than 0, else 0',
      '0.1998',
    ],
    [
      'a whole pound, down',
      downToThePound(minus(pay, rate)),
      'ROUNDDOWN(ROUND(in_pay-tax_rate,8),0)',
      'Pay − Rate, rounded down to a whole pound',
      '99',
    ],
    [
      'a whole pound',
      upToThePound(minus(pay, rate)),
      'ROUNDUP(ROUND(in_pay-tax_rate,8),0)',
      'Pay − Rate, rounded up to a whole pound',
      '100',
    ],
    ['a penny', toThePenny(pay), 'ROUND(ROUND(in_pay,8),2)', 'Pay, to the nearest penny', '100.11'],
  ])('for %s has a formula, its words and its result', (_, { formula, words, value }, asFormula, asWords, amount) => {
    expect({ formula, words, value: value.toDecimalPlaces(4).toFixed() }).toEqual({ formula: asFormula, words: asWords, value: amount })
  })

  it('handles a floor, the other choice, and a percentage of nothing', () => {
    const { value } = atLeastZero(minus(allowance, pay))
    const chosen = whereMore(allowance, pay, rate, number(3)).value
    const share = percentOf(pay, number(0)).value
    expect([value, chosen, share].map(Number)).toEqual([0, 3, 0])
  })
})
