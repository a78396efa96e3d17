import { describe, expect, it } from 'vitest'
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

const pay = named('in_pay', 'Pay')
const rate = named('tax_rate', 'Rate')
const allowance = named('tax_allowance', 'Allowance')

describe('a term', () => {
  it.each<[string, Term, string, string]>([
    ['a number', number(12), '12', '12'],
    ['a sum', plus(pay, allowance, number(1)), 'in_pay+tax_allowance+1', 'Pay + Allowance + 1'],
    ['a sum of one', plus(pay), 'in_pay', 'Pay'],
    ['what is left', minus(pay, allowance), 'in_pay-tax_allowance', 'Pay − Allowance'],
    ['a product of what is left', times(minus(pay, allowance), rate), '(in_pay-tax_allowance)*tax_rate', '(Pay − Allowance) × Rate'],
    ['what is left after a sum', minus(pay, plus(rate, allowance)), 'in_pay-(tax_rate+tax_allowance)', 'Pay − (Rate + Allowance)'],
    ['a share of a product', over(pay, times(rate, number(12))), 'in_pay/(tax_rate*12)', 'Pay ÷ (Rate × 12)'],
    ['a floor', atLeastZero(minus(pay, allowance)), 'MAX(0,in_pay-tax_allowance)', 'Pay − Allowance, but not below 0'],
    ['a product of a floor', times(atLeastZero(pay), rate), 'MAX(0,in_pay)*tax_rate', '(Pay, but not below 0) × Rate'],
    [
      'the smaller',
      smallerOf(pay, plus(rate, allowance)),
      'MIN(in_pay,tax_rate+tax_allowance)',
      'the smaller of Pay and (Rate + Allowance)',
    ],
    ['the larger', largerOf(pay, rate), 'MAX(in_pay,tax_rate)', 'the larger of Pay and Rate'],
    [
      'a choice',
      whereMore(pay, allowance, rate, number(0)),
      'IF(in_pay>tax_allowance,tax_rate,0)',
      'Rate where Pay is more than Allowance, else 0',
    ],
    ['a percentage', percentOf(rate, pay), 'IF(in_pay>0,(tax_rate*100)/in_pay,0)', '((Rate × 100) ÷ Pay) where Pay is more than 0, else 0'],
    [
      'a whole pound, down',
      downToThePound(minus(pay, rate)),
      'ROUNDDOWN(ROUND(in_pay-tax_rate,8),0)',
      'Pay − Rate, rounded down to a whole pound',
    ],
    ['a whole pound', upToThePound(minus(pay, rate)), 'ROUNDUP(ROUND(in_pay-tax_rate,8),0)', 'Pay − Rate, rounded up to a whole pound'],
    ['a penny', toThePenny(pay), 'ROUND(ROUND(in_pay,8),2)', 'Pay, to the nearest penny'],
  ])('of %s is a formula and its words', (_, { formula, words }, asFormula, asWords) => {
    expect({ formula, words }).toEqual({ formula: asFormula, words: asWords })
  })
})
