import { describe, expect, it } from 'vitest'
import { Decimal } from '../../money/decimal.ts'
import type { RuleSet } from '../../rates/rates-at.ts'
import { ratesOf } from '../../tests/rates.ts'
import { financeCosts } from './finance-costs.ts'
import { rentalIncome } from './rental-income.ts'

const pounds = (amount: string) => new Decimal(amount)

const lettingOf = (rent: string, expenses: string, interest: string, other: string, ruleSet: RuleSet = 'statute') => {
  const letting = {
    annualRentalIncome: pounds(rent),
    allowableExpenses: pounds(expenses),
    mortgageInterest: pounds(interest),
    otherIncome: pounds(other),
    region: 'england',
  } as const
  const worked = rentalIncome(letting, ratesOf(ruleSet))
  const { grossRentalProfit, netRentalProfit, taxRate, taxOnRentalProfit, totalTaxDue, netRentalIncomeAfterTax, netAfterInterest } = worked
  const amounts = [grossRentalProfit, netRentalProfit, taxRate, taxOnRentalProfit, totalTaxDue, netRentalIncomeAfterTax, netAfterInterest]
  return { told: amounts.map(String).join(' '), ...worked }
}

describe('relief for interest (ITTOIA 2005 ss.274A and 274AA)', () => {
  it.each<[string, string, string, string, RuleSet]>([
    ['5000', '17000', '44430', '0 5000 costs 1000 0', 'statute'],
    ['5000', '4000', '44430', '0 4000 profit 800 1000', 'statute'],
    ['5000', '10000', '2430', '0 2430 income 486 2570', 'statute'],
    ['5000', '5000', '5000', '0 5000 costs 1000 0', 'statute'],
    ['5000', '4000', '4000', '0 4000 profit 800 1000', 'statute'],
    ['5000', '4000', '3000', '0 3000 income 600 2000', 'statute'],
    ['5000', '4000', '3000', '5000 5000 costs 1000 0', 'constants'],
  ])('of £%s on a profit of £%s and income of £%s above the allowance is %s (%s)', (interest, profit, income, expected, ruleSet) => {
    const { deducted, relieved, limitedBy, relief, unused } = financeCosts(
      pounds(interest),
      pounds(profit),
      pounds(income),
      ratesOf(ruleSet),
    )
    expect([deducted, relieved, limitedBy, relief, unused].map(String).join(' ')).toBe(expected)
  })
})

describe('the tax on a letting', () => {
  it.each<[string, string, string, string, string, RuleSet, string]>([
    ['20000', '3000', '5000', '40000', '17000 17000 40 4746 3746 13254 8254', 'statute', '10,270 × 20% + 6,730 × 40% − 5,000 × 20%'],
    ['20000', '3000', '5000', '40000', '17000 12000 40 4800 3800 13200 8200', 'constants', '12,000 × 40% − 5,000 × 20%'],
    ['10000', '0', '2000', '40000', '10000 8000 20 1600 1200 8800 6800', 'constants', '8,000 × 20%: 48,000 is below the slab'],
    ['10000', '0', '0', '0', '10000 10000 0 0 0 10000 10000', 'statute', 'within the allowance'],
    ['1000', '3000', '0', '40000', '-2000 -2000 0 0 0 -2000 -2000', 'statute', 'a loss bears nothing'],
    ['1000', '3000', '500', '60000', '-2000 -2500 40 0 0 -2000 -2500', 'constants', 'nor does it here'],
    ['1000', '0', '5000', '40000', '1000 -4000 20 0 0 1000 -4000', 'constants', 'interest above the rent, and relief of no tax'],
  ])(
    'of £%s less £%s, with interest of £%s and other income of £%s, is %s (%s): %s',
    (rent, expenses, interest, other, expected, ruleSet) => {
      expect(lettingOf(rent, expenses, interest, other, ruleSet).told).toBe(expected)
    },
  )

  it('has one rate under constants alone', () => {
    expect(lettingOf('10000', '0', '2000', '40000').slab).toBe(undefined)
    expect(String(lettingOf('10000', '0', '2000', '40000', 'constants').slab?.income)).toBe('48000')
  })

  it('is shared out of the gross profit: 3,746 ÷ 17,000', () => {
    expect(lettingOf('20000', '3000', '5000', '40000').effectiveRate.toFixed(4)).toBe('22.0353')
  })
})
