import { describe, expect, it } from 'vitest'
import { taxOnTrade, tradingProfit } from '../../law/self-employment/tax-on-trade.ts'
import type { RuleSet } from '../../rates/rates-at.ts'
import { pounds, worth } from '../../tests/amounts.ts'
import { ratesOf } from '../../tests/rates.ts'

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
