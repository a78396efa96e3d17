import { describe, expect, it } from 'vitest'
import { ExactEvaluator } from '../../evaluate/exact-evaluator.ts'
import { type Amount, zero } from '../../expression/amount.ts'
import { ALWAYS, NEVER } from '../../expression/condition.ts'
import { financeCosts, isInterestDeducted, reductionOfOtherTax } from '../../law/letting/interest-relief.ts'
import type { PropertyAllowance, PropertyAllowanceChoice } from '../../law/letting/property-allowance-choice.ts'
import { rentalIncome } from '../../law/letting/rental-income.ts'
import { NO_LODGERS } from '../../law/letting/tests/no-lodgers.ts'
import type { RuleSet } from '../../rates/rates-at.ts'
import { pounds, worth } from '../../tests/amounts.ts'
import { ratesOf } from '../../tests/rates.ts'

const values = new ExactEvaluator({})
const told = (...amounts: readonly Amount[]) => amounts.map((amount) => String(values.asShown(amount))).join(' ')

const lettingOf = (rent: string, expenses: string, interest: string, other: string, ruleSet: RuleSet = 'statute') => {
  const letting = {
    annualRentalIncome: pounds(rent),
    allowableExpenses: pounds(expenses),
    mortgageInterest: pounds(interest),
    otherIncome: pounds(other),
    propertyAllowance: 'automatic',
    region: 'england',
    ...NO_LODGERS,
  } as const
  const worked = rentalIncome(letting, ratesOf(ruleSet))
  const { grossRentalProfit, netRentalProfit, taxRate, taxOnRentalProfit, totalTaxDue, netRentalIncomeAfterTax, netAfterInterest } = worked
  const amounts = [grossRentalProfit, netRentalProfit, taxRate, taxOnRentalProfit, totalTaxDue, netRentalIncomeAfterTax, netAfterInterest]
  return { told: told(...amounts), ...worked }
}

describe('relief for interest (ITTOIA 2005 ss.274A and 274AA)', () => {
  it.each<[string, string, string, string, RuleSet]>([
    ['5000', '17000', '44430', '5000 1000 0', 'statute'],
    ['5000', '4000', '44430', '4000 800 1000', 'statute'],
    ['5000', '10000', '2430', '2430 486 2570', 'statute'],
    ['5000', '5000', '5000', '5000 1000 0', 'statute'],
    ['5000', '4000', '4000', '4000 800 1000', 'statute'],
    ['5000', '4000', '3000', '3000 600 2000', 'statute'],
    ['5000', '4000', '3000', '5000 1000 0', 'constants'],
  ])('of £%s on a profit of £%s and income of £%s above the allowance is %s (%s)', (interest, profit, income, expected, ruleSet) => {
    const limits = { profit: pounds(profit), incomeAboveAllowance: pounds(income) }
    const { relieved, relief, unused } = financeCosts(
      { interest: pounds(interest), ...limits, isReplaced: NEVER, isOfHome: NEVER },
      ratesOf(ruleSet),
    )
    expect(told(relieved, relief, unused)).toBe(expected)
  })

  it('is not given with the property allowance, and none is carried forward (ss.783BF, 783BH and 783BL)', () => {
    const limits = { profit: pounds(4000), incomeAboveAllowance: pounds(44430) }
    const { relieved, relief, unused } = financeCosts({ interest: pounds(5000), ...limits, isReplaced: ALWAYS, isOfHome: NEVER }, ratesOf())
    expect(told(relieved, relief, unused)).toBe('0 0 0')
  })

  it('is on top of a deduction from the profit only under the constants', () => {
    expect([isInterestDeducted(ratesOf('constants')), isInterestDeducted(ratesOf())]).toEqual([true, false])
  })
})

describe('what is left of that relief once no tax is due on the rent (ITTOIA 2005 s.274A, ITA 2007 s.23 step 6)', () => {
  it.each<[string, string, RuleSet, string]>([
    ['190', '81.7', 'statute', '10'],
    ['200', '81.7', 'statute', '0'],
    ['250', '81.7', 'statute', '0'],
    ['190', '5.7', 'statute', '5.7'],
    ['190', '0', 'statute', '0'],
    ['190', '81.7', 'constants', '0'],
  ])(
    'of £200, with tax of £%s on the rent and £%s on other income, under %s takes £%s off the latter',
    (onRent, onOtherIncome, ruleSet, expected) => {
      const tax = { onRent: pounds(onRent), onOtherIncome: pounds(onOtherIncome) }
      expect(told(reductionOfOtherTax(pounds(200), tax, ratesOf(ruleSet)))).toBe(expected)
    },
  )
})

const reliefOf = ({ isUsed, isFull }: PropertyAllowance) => (values.holds(isFull) ? 'full' : values.holds(isUsed) ? 'partial' : 'none')

describe('the tax on a letting', () => {
  it.each<[string, string, string, string, string, RuleSet, string]>([
    ['20000', '3000', '5000', '40000', '17000 17000 40 4746 3746 13254 8254', 'statute', '10,270 × 20% + 6,730 × 40% − 5,000 × 20%'],
    ['20000', '3000', '5000', '40000', '17000 12000 40 4800 3800 13200 8200', 'constants', '12,000 × 40% − 5,000 × 20%'],
    ['10000', '0', '2000', '40000', '10000 8000 20 1600 1200 8800 6800', 'constants', '8,000 × 20%: 48,000 is below the slab'],
    ['10000', '0', '0', '0', '10000 10000 0 0 0 10000 10000', 'statute', 'within the allowance'],
    ['1200', '3000', '0', '40000', '-1800 -1800 0 0 0 -1800 -1800', 'statute', 'a loss is not taxed'],
    ['1000', '3000', '500', '60000', '-2000 -2500 40 0 0 -2000 -2500', 'constants', 'nor is it here'],
    ['1000', '0', '5000', '40000', '1000 -4000 20 0 0 1000 -4000', 'constants', 'interest above the rent, and no tax to reduce'],
  ])(
    'of £%s less £%s, with interest of £%s and other income of £%s, is %s (%s): %s',
    (rent, expenses, interest, other, expected, ruleSet) => {
      expect(lettingOf(rent, expenses, interest, other, ruleSet).told).toBe(expected)
    },
  )

  it.each<[string, string, string, PropertyAllowanceChoice, string]>([
    // In each, other income leaves 17,430 taxable, so the rent is taxed at 20%.
    ['1000', '0', '0', 'automatic', 'full 1000 0 0 1000'],
    ['1000', '300', '100', 'claim', 'full 1000 0 0 700'],
    ['1000', '0', '0', 'opt-out', 'none 0 1000 200 800'],
    ['1000.01', '0', '0', 'automatic', 'none 0 1000.01 200.002 800.008'],
    ['1000.01', '0', '0', 'claim', 'partial 1000 0.01 0.002 1000.008'],
    ['5000', '200', '300', 'claim', 'partial 1000 4000 800 4000'],
    ['5000', '200', '300', 'automatic', 'none 0 4800 900 3900'],
    ['900', '1500', '0', 'automatic', 'full 900 0 0 -600'],
    ['900', '1500', '0', 'opt-out', 'none 0 -600 0 -600'],
    ['0', '500', '100', 'automatic', 'none 0 -500 0 -500'],
  ])(
    'of £%s with £%s of expenses and £%s of interest, with other income of £30,000, where the property allowance is on %s, is %s (ITTOIA 2005 ss.783BE to 783BK)',
    (rent, expenses, interest, choice, expected) => {
      const { propertyAllowance, ...worked } = rentalIncome(
        {
          annualRentalIncome: pounds(rent),
          allowableExpenses: pounds(expenses),
          mortgageInterest: pounds(interest),
          otherIncome: pounds('30000'),
          propertyAllowance: choice,
          region: 'england',
          ...NO_LODGERS,
        },
        ratesOf(),
      )
      const { netRentalProfit, totalTaxDue, netRentalIncomeAfterTax } = worked
      const amounts = [propertyAllowance.used, netRentalProfit, totalTaxDue, netRentalIncomeAfterTax]
      expect(`${reliefOf(propertyAllowance)} ${told(...amounts)}`).toBe(expected)
    },
  )

  // In each, other income leaves 17,430 taxable. The limit for lodgers is 7,500.
  it.each<[string, string, string, string, PropertyAllowanceChoice, string, string]>([
    ['0', '0', '10000', '0', 'automatic', 'none 0 2500 500 9500', 'less the limit'],
    ['0', '0', '10000', '8000', 'automatic', 'none 0 2000 400 1600', 'less the expenses'],
    ['900', '0', '10000', '0', 'automatic', 'full 900 2500 500 10400', 'the property allowance stays with the rent (s.783BB(2))'],
    ['900', '0', '10000', '7800', 'automatic', 'full 900 2500 500 2600', 'and with it the limit, where that leaves less (s.783BM)'],
    ['900', '0', '10000', '8400.01', 'automatic', 'none 0 2499.99 499.998 1999.992', 'expenses a penny better together'],
    ['900', '0', '10000', '8400', 'automatic', 'full 900 2500 500 2000', 'just as good'],
    ['900', '1500', '10000', '0', 'automatic', 'full 900 2500 500 8900', 'a loss on the rent within the allowance'],
    ['900', '1500', '10000', '0', 'opt-out', 'none 0 1900 380 9020', 'which comes off what lodgers leave without it'],
    ['5000', '200', '10000', '9000', 'claim', 'partial 1000 6500 1300 4500', 'a claim, so the limit'],
    ['5000', '200', '10000', '9000', 'automatic', 'none 0 5800 1160 4640', 'expenses of both'],
    ['5000', '200', '7500', '7600', 'automatic', 'none 0 4800 960 3740', 'lodgers within the limit'],
    ['5000', '200', '8000', '9000', 'automatic', 'none 0 3800 760 3040', 'a loss on lodgers comes off the rent'],
  ])('of £%s less £%s, with £%s from lodgers and £%s for them, on %s, is %s: %s', (rent, expenses, receipts, cost, choice, expected) => {
    const { propertyAllowance, netRentalProfit, totalTaxDue, netRentalIncomeAfterTax } = rentalIncome(
      {
        annualRentalIncome: pounds(rent),
        allowableExpenses: pounds(expenses),
        mortgageInterest: zero,
        otherIncome: pounds('30000'),
        propertyAllowance: choice,
        region: 'england',
        lodgerReceipts: pounds(receipts),
        lodgerExpenses: pounds(cost),
        lodgerShared: false,
      },
      ratesOf(),
    )
    const amounts = [propertyAllowance.used, netRentalProfit, totalTaxDue, netRentalIncomeAfterTax]
    expect(`${reliefOf(propertyAllowance)} ${told(...amounts)}`).toBe(expected)
  })

  // In each, other income leaves 17,430 taxable, so that 20% of the interest and of the expenses is compared with 20% of the limit of 7,500.
  it.each([
    ['0', '10000', '1200', '4000', '2500 0 500 0', 'with the limit no relief for interest on the home (ss.274A, 793 and 797)'],
    ['0', '10000', '1200', '8000', '8800 1600 160 0', 'the expenses, because the relief makes them better'],
    ['0', '10000', '1200', '6300', '2500 0 500 0', 'just as good'],
    ['0', '10000', '1200', '6305', '8800 1261 499 0', 'better by a pound of tax'],
    ['0', '7500', '1200', '8000', '0 0 0 0', 'within the limit: nothing carried forward either'],
    ['0', '12000', '8000', '5000', '4000 800 0 1000', 'expenses above the limit'],
    ['2000', '10000', '1200', '4000', '4500 800 100 0', 'interest on what else is let'],
  ])('of £%s, and £%s from lodgers who cost £%s, with interest of £%s, is %s: %s', (rent, receipts, cost, interest, expected) => {
    const {
      netRentalProfit,
      financeCosts: costs,
      totalTaxDue,
    } = rentalIncome(
      {
        annualRentalIncome: pounds(rent),
        allowableExpenses: zero,
        mortgageInterest: pounds(interest),
        otherIncome: pounds('30000'),
        propertyAllowance: 'automatic',
        region: 'england',
        lodgerReceipts: pounds(receipts),
        lodgerExpenses: pounds(cost),
        lodgerShared: false,
      },
      ratesOf(),
    )
    expect(told(netRentalProfit, costs.relief, totalTaxDue, costs.unused)).toBe(expected)
  })

  it('has a single rate only under constants', () => {
    expect(lettingOf('10000', '0', '2000', '40000').slabIncome).toBe(undefined)
    expect(told(lettingOf('10000', '0', '2000', '40000', 'constants').slabIncome ?? zero)).toBe('48000')
  })

  it('is a percentage of the gross profit: 3,746 ÷ 17,000', () => {
    expect(worth(lettingOf('20000', '3000', '5000', '40000').effectiveRate).toFixed(4)).toBe('22.0353')
  })
})
