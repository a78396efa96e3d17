import { describe, expect, it } from 'vitest'
import { ExactEvaluator } from '../../evaluate/exact-evaluator.ts'
import { pounds, worth } from '../../tests/amounts.ts'
import { bandsTold } from '../../tests/bands.ts'
import { ratesOf } from '../../tests/rates.ts'
import { class4 } from './class-4.ts'

// 2024-25: nothing to 12,570, then 6% (constants 9%, text 8%) to 50,270, then 2%.
const CLASS_4 = [
  ['statute', '-5000', '0', 'a loss'],
  ['statute', '0', '0', 'nothing earned'],
  ['statute', '12570', '0', 'at the lower profits limit'],
  ['statute', '12570.01', '0.0006', 'a penny × 6%'],
  ['statute', '40000', '1645.8', '27,430 × 6%'],
  ['constants', '40000', '2468.7', '27,430 × 9%'],
  ['text', '40000', '2194.4', '27,430 × 8%'],
  ['statute', '50270', '2262', '37,700 × 6%'],
  ['statute', '50270.01', '2262.0002', '2,262 + a penny × 2%'],
  ['statute', '60000', '2456.6', '2,262 + 9,730 × 2%'],
  ['constants', '60000', '3587.6', '37,700 × 9% = 3,393, + 9,730 × 2%'],
] as const

const slicesOf = (profit: string) => new ExactEvaluator({}).slicesOf(class4(pounds(profit), ratesOf()))

describe('SSCBA 1992 s.15, Class 4', () => {
  it.each(CLASS_4)('under %s, a profit of %s is charged %s: %s', (ruleSet, profit, charge) => {
    expect(worth(class4(pounds(profit), ratesOf(ruleSet))).toFixed()).toBe(charge)
  })

  it('charges nothing on a loss, in any band', () => {
    expect(slicesOf('-5000').map(({ amount, charge }) => `${amount.toFixed()} ${charge.toFixed()}`)).toEqual(['0 0', '0 0', '0 0'])
  })

  it('says how much of 60,000 is in each band, and which entries the bands come from', () => {
    const slices = slicesOf('60000')
    expect(slices.map(({ band, amount }) => `${band.name}: ${amount.toFixed()}`)).toEqual([
      'below the lower profits limit: 12570',
      'main: 37700',
      'additional: 9730',
    ])
    expect(bandsTold(slices.map(({ band }) => band)).map((told) => told.replaceAll('nationalInsurance.class4.', ''))).toEqual([
      'below the lower profits limit 0% to 12570: lowerProfitsLimit',
      'main 6% to 50270: mainRate, upperProfitsLimit',
      'additional 2%: additionalRate',
    ])
  })
})
