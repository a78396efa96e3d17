import { describe, expect, it } from 'vitest'
import { ExactEvaluator } from '../../evaluate/exact-evaluator.ts'
import { gainOn } from '../../law/capital-gains/gain.ts'
import { gainRates } from '../../law/capital-gains/gain-rates.ts'
import { savedByBusinessRelief, taxOnGain } from '../../law/capital-gains/tax-on-gain.ts'
import type { RuleSet } from '../../rates/rates-at.ts'
import { pounds, worth } from '../../tests/amounts.ts'
import { bandsTold } from '../../tests/bands.ts'
import { ratesByDate, ratesOf } from '../../tests/rates.ts'

const rates = ratesOf()
const sale = (salePrice: string, purchasePrice: string, improvementCosts = '0', sellingCosts = '0') => ({
  salePrice: pounds(salePrice),
  purchasePrice: pounds(purchasePrice),
  improvementCosts: pounds(improvementCosts),
  sellingCosts: pounds(sellingCosts),
})
const taxed = (gain: string, otherIncome: string, ruleSet: RuleSet = 'statute') => {
  const otherAssets = gainRates('other', '2024-10-30', ratesOf(ruleSet), ratesByDate(ruleSet))
  return taxOnGain(pounds(gain), pounds(otherIncome), otherAssets, ratesOf(ruleSet))
}

describe('a gain', () => {
  it.each<[Parameters<typeof sale>, string, string]>([
    [['230000', '190000', '5000', '5000'], '200000 30000 225000 3000 27000', 'the price less three costs, and £3,000 exempt'],
    [['3000', '0'], '0 3000 3000 3000 0', 'all of it exempt'],
    [['3001', '0'], '0 3001 3001 3000 1', 'a pound above'],
    [['10', '20', '0', '3'], '23 -13 7 0 0', 'a loss, which uses none of the exempt amount'],
  ])('of %o comes to %s (TCGA 1992 ss.1K and 38): %s', (amounts, expected) => {
    const { totalCosts, gain, netProceeds, exemptAmountUsed, taxableGain } = gainOn(sale(...amounts), rates)
    const worths = [totalCosts, gain, netProceeds, exemptAmountUsed, taxableGain].map((amount) => worth(amount).toFixed())
    expect(worths.join(' ')).toBe(expected)
  })
})

describe('what Business Asset Disposal Relief would save', () => {
  it.each([
    ['200000', '30000', '10300', '30,000 less 10% of £197,000'],
    ['200000', '10000', '0', 'nothing where the tax is less already'],
    ['1000000', '200000', '100300', 'a gain that is just within the lifetime limit: 200,000 less 10% of £997,000'],
    ['1000001', '237018.24', '137318.14', 'a pound above it: the exempt amount covers that first, so 10% of £997,001'],
    ['1003000', '237738', '137738', '237,738 less 10% of the first £1,000,000: the exempt amount covers the rest'],
    ['1500000', '357018', '137738', '357,018 less 10% of £1,000,000 and 24% of £497,000'],
  ])('on a gain of £%s taxed £%s is £%s: %s (TCGA 1992 s.169N)', (salePrice, tax, saved) => {
    expect(
      worth(
        savedByBusinessRelief(
          gainOn(sale(salePrice, '0'), rates),
          pounds(tax),
          gainRates('other', '2024-10-30', rates, ratesByDate('statute')),
          rates,
        ),
      ).toFixed(),
    ).toBe(saved)
  })
})

describe('the tax on a gain', () => {
  it.each([
    ['27000', '45000', '6163.8', '5,270 × 18% + 21,730 × 24%'],
    ['37700', '12570', '6786', '37,700 × 18%: all of the basic rate band'],
    ['37701', '0', '6786.24', 'and a pound × 24%: an unused allowance does not reduce a gain'],
    ['1000', '50270', '240', 'income leaves none of the band'],
    ['1000', '60000', '240', 'a higher income leaves none either'],
  ])('of £%s with other income of £%s is £%s: %s', (gain, otherIncome, tax) => {
    expect(worth(taxed(gain, otherIncome).tax).toFixed()).toBe(tax)
  })

  it('uses bands that name the entries they come from', () => {
    const { tax } = taxed('27000', '45000')
    expect(bandsTold(new ExactEvaluator({}).slicesOf(tax).map(({ band }) => band))).toEqual([
      'within the basic rate band 18% to 5270: capitalGains.otherAssets.lowerRate',
      'above the basic rate band 24%: capitalGains.otherAssets.higherRate',
    ])
  })

  it.each([
    ['50270', '100'],
    ['50270.01', '200'],
  ])('of £1,000 with other income of £%s is £%s at the single rate of the specification’s constants', (otherIncome, tax) => {
    const { tax: due, stackedOn } = taxed('1000', otherIncome, 'constants')
    expect([stackedOn, worth(due).toFixed()]).toEqual([undefined, tax])
  })
})
