import { describe, expect, it } from 'vitest'
import { ExactEvaluator } from '../../evaluate/exact-evaluator.ts'
import { type Amount, number, sumOf } from '../../expression/amount.ts'
import { pounds, worth } from '../../tests/amounts.ts'
import { bandsTold } from '../../tests/bands.ts'
import { ratesOf } from '../../tests/rates.ts'
import { highestRateOn } from '../income-tax/bands.ts'
import { annualAllowanceCharge } from './annual-allowance-charge.ts'
import { taxSaved } from './tax-saved.ts'

const told = (...amounts: readonly Amount[]) => amounts.map((amount) => worth(amount).toFixed()).join(' ')

describe('the annual allowance charge (FA 2004 s.227(4) to (4C))', () => {
  it.each([
    ['50000', '0', '5135', '2000 0.4', '270 × 20% + 4,865 × 40%'],
    ['50000', '10000', '5135', '1027 0.2', '5,135 × 20%: the contribution raised the limit'],
    ['280000', '30000', '12500', '5625 0.45', '12,500 × 45%'],
    ['0', '0', '1000', '200 0.2', '1,000 × 20%: no allowance is set against it'],
    ['60000', '0', '0', '0 0.4', 'no charge, and the rate of the band that income reaches'],
    ['0', '0', '0', '0 0', 'nothing at all'],
  ])('with income of £%s and £%s relieved, on £%s, is %s: %s', (income, relievable, excess, expected) => {
    const { after, taxed } = taxSaved(
      { income: pounds(income), relievable: pounds(relievable), region: 'england' },
      'furtherRelief',
      ratesOf(),
    )
    const charge = annualAllowanceCharge(pounds(excess), taxed, ratesOf())
    const slices = new ExactEvaluator({}).slicesOf(charge)
    expect(told(charge, highestRateOn(after.taxableIncome.plus(pounds(excess)), after.bands))).toBe(expected)
    expect(worth(sumOf(slices.map(({ amount }) => number(amount)))).toFixed()).toBe(excess)
  })

  // 2024-25 in Scotland: 19% to 2,306, 20% to 13,991, 21% to 31,092, then 42%.
  it.each([
    ['0', '0', '1000', '200', '1,000 × 20%: no rate below the Scottish basic rate applies (s.227(4AA)(b)(i))'],
    ['1306', '0', '5000', '1000', '1,000 in the starter band × 20% + 4,000 × 20%'],
    ['30592', '0', '1000', '315', '500 × 21% + 500 × 42%'],
    ['30592', '500', '1000', '210', '1,000 × 21%: the contribution raised the limit (s.192(4))'],
  ])('in Scotland, on top of taxable income of £%s and with £%s relieved, on £%s, is £%s: %s', (taxableIncome, relieved, excess, due) => {
    const taxed = { taxableIncome: pounds(taxableIncome), limitsRaisedBy: pounds(relieved), region: 'scotland' } as const
    expect(told(annualAllowanceCharge(pounds(excess), taxed, ratesOf()))).toBe(due)
  })

  it('is charged by the Scottish bands, with the basic rate in the starter band', () => {
    const taxed = { taxableIncome: pounds(0), region: 'scotland' } as const
    const slices = new ExactEvaluator({}).slicesOf(annualAllowanceCharge(pounds(50000), taxed, ratesOf()))
    expect(bandsTold(slices.map(({ band }) => band)).map((band) => band.replace(/:.*/, ''))).toEqual([
      'starter 20% to 2306',
      'basic 20% to 13991',
      'intermediate 21% to 31092',
      'higher 42% to 62430',
      'advanced 45% to 125140',
      'top 48%',
    ])
  })
})
