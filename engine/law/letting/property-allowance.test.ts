import { describe, expect, it } from 'vitest'
import { ExactEvaluator } from '../../evaluate/exact-evaluator.ts'
import { pounds, worth } from '../../tests/amounts.ts'
import { ratesOf } from '../../tests/rates.ts'
import { lodgersOf } from './lodgers.ts'
import { profitsOfLetting, propertyAllowanceOn } from './property-allowance.ts'

it.each([
  ['0', '0'],
  ['999.99', '999.99'],
  ['1000', '1000'],
  ['1000.01', '1000'],
])('the property allowance takes off rent of £%s £%s (ITTOIA 2005 ss.783BE to 783BK)', (rent, used) => {
  expect(worth(propertyAllowanceOn(pounds(rent), ratesOf())).toFixed()).toBe(used)
})

describe('the profits of a letting with the property allowance and with expenses', () => {
  it.each([
    ['5000', '999.99', '0', '0', '4000 4000.01 allowance', 'expenses a penny below the allowance'],
    ['5000', '1000', '0', '0', '4000 4000 expenses', 'expenses equal to it'],
    ['900', '950', '0', '0', '0 -50 allowance', 'rent within it, and a loss with expenses'],
    ['900', '0', '10000', '8399.99', '2500 2500.01 allowance', 'with lodgers the limit of £7,500 (s.783BM)'],
    ['900', '0', '10000', '8400', '2500 2500 expenses', 'expenses of lodgers that are just as good'],
    ['900', '1500', '10000', '0', '2500 1900 expenses', 'a loss on the rent, which comes off what lodgers leave'],
    ['900', '0', '7500', '9000', '0 900 allowance', 'lodgers within their limit, whose loss does not count'],
  ])('of £%s less £%s, and £%s from lodgers that cost £%s, are %s: %s', (rent, expenses, receipts, cost, expected) => {
    const asked = { lodgerReceipts: pounds(receipts), lodgerExpenses: pounds(cost), lodgerShared: false }
    const letting = { rent: pounds(rent), expenses: pounds(expenses), lodgers: lodgersOf(asked, ratesOf()) }
    const { byAllowance, byExpenses, isAllowanceLower } = profitsOfLetting(letting, ratesOf())
    const lower = new ExactEvaluator({}).holds(isAllowanceLower) ? 'allowance' : 'expenses'
    expect(`${worth(byAllowance).toFixed()} ${worth(byExpenses).toFixed()} ${lower}`).toBe(expected)
  })
})
