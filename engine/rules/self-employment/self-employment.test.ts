import { describe, expect, it } from 'vitest'
import { paymentOnAccount } from '../../calculators/self-employed/payments-on-account.ts'
import { taxOnTrade } from '../../calculators/self-employed/tax-on-trade.ts'
import { tradingProfit } from '../../calculators/self-employed/trading-profit.ts'
import { Values } from '../../formula/values.ts'
import type { RuleSet } from '../../rates/rates-at.ts'
import { pounds, worth } from '../../tests/amounts.ts'
import { ratesOf } from '../../tests/rates.ts'
import { class2Standing } from '../national-insurance/class-2.ts'
import { selfEmployedContributions } from './contributions.ts'

it.each([
  ['45000', '5000', '40000 40000'],
  ['5000', '5000', '0 0'],
  ['1000', '3000', '-2000 0'],
])(
  'a trade with receipts of £%s and expenses of £%s has a profit, and a chargeable profit, of %s (ITTOIA 2005 s.7)',
  (receipts, expenses, expected) => {
    const { profit, chargeableProfit } = tradingProfit(pounds(receipts), pounds(expenses))
    expect(`${worth(profit).toFixed()} ${worth(chargeableProfit).toFixed()}`).toBe(expected)
  },
)

/** What happens to Class 2 on a profit: it is charged, treated as paid for free, voluntary, or not due. */
function standingOn(profit: string, ruleSet: RuleSet): string {
  const { isTreatedAsPaid, isVoluntary } = class2Standing(pounds(profit), ratesOf(ruleSet))
  const values = new Values({})
  if (values.holds(isTreatedAsPaid)) return 'treated-as-paid'
  if (values.holds(isVoluntary)) return 'voluntary'
  return values.of(selfEmployedContributions(pounds(profit), ratesOf(ruleSet)).class2).isZero() ? 'not-due' : 'charged'
}

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
    const { class2, total } = selfEmployedContributions(pounds(profit), ratesOf(ruleSet))
    expect(`${worth(class2).toFixed()} ${standingOn(profit, ruleSet)} ${worth(total).toFixed()}`).toBe(expected)
  })
})

describe('Income Tax and National Insurance on a trade', () => {
  it.each<[string, string, string, RuleSet]>([
    // 20% and 6% of the £27,430 above £12,570.
    ['45000', '5000', '40000 5486 7131.8', 'statute'],
    ['1000', '3000', '-2000 0 0', 'statute'],
    // 20% and 9% of £27,430, and 52 × 3.45.
    ['40000', '0', '40000 5486 8134.1', 'constants'],
  ])('on receipts of £%s less £%s: profit, Income Tax and the total are %s under %s', (receipts, expenses, expected, ruleSet) => {
    const trade = { receipts: pounds(receipts), expenses: pounds(expenses), region: 'england' } as const
    const { profit, incomeTax, totalTax } = taxOnTrade(trade, ratesOf(ruleSet))
    expect([profit, incomeTax.tax, totalTax].map((amount) => worth(amount).toFixed()).join(' ')).toBe(expected)
  })
})

it.each([
  ['999.99', '0'],
  ['1000', '500'],
  ['7131.8', '3565.9'],
])('a bill of £%s for Income Tax and Class 4 asks for £%s on account twice (TMA 1970 s.59A; SI 1996/1654 reg.3)', (bill, each) => {
  expect(worth(paymentOnAccount(pounds(bill), ratesOf())).toFixed()).toBe(each)
})
