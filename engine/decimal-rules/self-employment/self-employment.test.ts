import { describe, expect, it } from 'vitest'
import { Decimal } from '../../money/decimal.ts'
import type { RuleSet } from '../../rates/rates-at.ts'
import { ratesOf } from '../../tests/rates.ts'
import { additionalNationalInsurance } from '../side-hustle/additional-national-insurance.ts'
import { tradingAllowanceUsed } from '../side-hustle/trading-allowance.ts'
import { selfEmployedContributions } from './contributions.ts'
import { tradingProfit } from './trading-profit.ts'

const pounds = (amount: string) => new Decimal(amount)

it.each([
  ['45000', '5000', '40000 40000'],
  ['5000', '5000', '0 0'],
  ['1000', '3000', '-2000 0'],
])(
  'a trade with receipts of £%s and expenses of £%s has a profit, and a chargeable profit, of %s (ITTOIA 2005 s.7)',
  (receipts, expenses, expected) => {
    const { profit, chargeableProfit } = tradingProfit(pounds(receipts), pounds(expenses))
    expect(`${profit.toFixed()} ${chargeableProfit.toFixed()}`).toBe(expected)
  },
)

describe('contributions of the self-employed (SSCBA 1992 ss.11 and 15)', () => {
  it.each<[string, string, RuleSet]>([
    ['6724.99', '0 voluntary 0', 'statute'],
    ['6725', '0 treated-as-paid 0', 'statute'],
    ['40000', '0 treated-as-paid 1645.8', 'statute'],
    ['6515', '0 not-due 0', 'constants'],
    ['6515.01', '179.4 charged 179.4', 'constants'],
    ['40000', '179.4 charged 2648.1', 'constants'],
    ['40000', '0 treated-as-paid 2194.4', 'text'],
  ])('on £%s: Class 2, its status and the total are %s under %s', (profit, expected, ruleSet) => {
    const { class2, class2Standing, total } = selfEmployedContributions(pounds(profit), ratesOf(ruleSet))
    expect(`${class2.toFixed()} ${class2Standing} ${total.toFixed()}`).toBe(expected)
  })
})

describe('side income', () => {
  it.each([
    ['600', true, '600'],
    ['1000', true, '1000'],
    ['5000', true, '1000'],
    ['5000', false, '0'],
  ])('of £%s, with the trading allowance chosen: %s, uses £%s of it (ITTOIA 2005 Part 6A ch.1)', (receipts, isChosen, used) => {
    expect(tradingAllowanceUsed(pounds(receipts), isChosen, ratesOf()).toFixed()).toBe(used)
  })

  it.each<[string, string, string, RuleSet]>([
    ['30000', '4000', 'class-4 0', 'statute'],
    ['30000', '20000', 'class-4 445.8', 'statute'],
    // SI 2001/1004 reg.100: 2,262 − 1,394.40 = 867.60, and 2% of 12,970. In the next row nothing is left of 2,262, so 2% of 17,430.
    ['30000', '40000', 'class-4 1127', 'statute'],
    ['60000', '30000', 'class-4 348.6', 'statute'],
    ['30000', '4000', 'class-1 480', 'constants'],
    ['0', '20000', 'class-1 891.6', 'constants'],
  ])('with a salary of £%s, on a taxable £%s, costs contributions of %s under %s', (salary, income, expected, ruleSet) => {
    const { charge, additional } = additionalNationalInsurance(pounds(salary), pounds(income), ratesOf(ruleSet))
    expect(`${charge} ${additional.toFixed()}`).toBe(expected)
  })
})
