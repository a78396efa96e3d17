import { describe, expect, it } from 'vitest'
import { ExactEvaluator } from '../../evaluate/exact-evaluator.ts'
import { ALWAYS } from '../../expression/condition.ts'
import { pounds, worth } from '../../tests/amounts.ts'
import { ratesOf } from '../../tests/rates.ts'
import { lodgerProfit, lodgersOf } from './lodgers.ts'

const lodgersWith = (receipts: string, expenses: string, lodgerShared = false) =>
  lodgersOf({ lodgerReceipts: pounds(receipts), lodgerExpenses: pounds(expenses), lodgerShared }, ratesOf())

describe('the profit from lodgers (ITTOIA 2005 ss.784 to 802)', () => {
  it.each([
    ['7500', '0', false, '0', 'the limit: nothing is taxed (s.793)'],
    ['7500.01', '0', false, '0.01', 'a penny above it: less the limit (s.797)'],
    ['10000', '7499.99', false, '2500', 'expenses below the limit'],
    ['10000', '7500.01', false, '2499.99', 'expenses a penny above it'],
    ['7500', '9000', false, '0', 'a loss within the limit, which does not count'],
    ['8000', '9000', false, '-1000', 'a loss above it, which does'],
    ['3750', '0', true, '0', 'half the limit (s.789)'],
    ['3750.01', '0', true, '0.01', 'a penny above half of it'],
    ['10000', '4000', true, '6000', 'expenses above half of it'],
  ])('of £%s with £%s of expenses, shared %s, is £%s: %s', (receipts, expenses, isShared, expected) => {
    const lodgers = lodgersWith(receipts, expenses, isShared)
    expect(worth(lodgerProfit(lodgers, lodgers.isLimitBest)).toFixed()).toBe(expected)
    expect(worth(lodgers.lowest).toFixed()).toBe(expected)
  })

  it('is by the limit in a year with the property allowance, whatever the expenses (s.783BM)', () => {
    const lodgers = lodgersWith('10000', '9000')
    expect([lodgerProfit(lodgers, ALWAYS), lodgers.byLimit, lodgers.lowest].map((each) => worth(each).toFixed())).toEqual([
      '2500',
      '2500',
      '1000',
    ])
    expect(new ExactEvaluator({}).holds(lodgers.isLimitBest)).toBe(false)
  })
})
