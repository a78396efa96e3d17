import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Region, region as regionField } from '../../inputs/common-fields.ts'
import { Decimal } from '../../money/decimal.ts'
import type { RuleSet, TaxYear } from '../../rates/rates-at.ts'
import { pounds, worth } from '../../tests/amounts.ts'
import { ratesOf } from '../../tests/rates.ts'
import { runs } from '../../tests/runs.ts'
import { type TaxableFacts, taxOnIncome } from './tax-on-income.ts'

const taxed = (income: string, taxYear: TaxYear, region: Region = 'england', ruleSet: RuleSet = 'statute') =>
  taxOnIncome({ income: pounds(income), region }, ratesOf(ruleSet, taxYear))
const taxOn = (...of: Parameters<typeof taxed>) => worth(taxed(...of).tax).toFixed()

// The allowance is 12,570, and falls by £1 in £2 above 100,000. 20% up to 37,700, 40% up to 150,000 (125,140 from 2023-24), then 45%.
const UNITED_KINGDOM = [
  ['2022-23', '12570', '0', 'nothing above the allowance'],
  ['2022-23', '12570.01', '0.002', 'a penny × 20%'],
  ['2022-23', '50270', '7540', '37,700 × 20%'],
  ['2022-23', '50270.01', '7540.004', '7,540 + a penny × 40%'],
  ['2022-23', '150000', '52460', 'no allowance: 7,540 + (150,000 − 37,700) × 40%'],
  ['2022-23', '160000', '56960', '52,460 + 10,000 × 45%: the additional rate starts over 150,000'],
  ['2023-24', '50270', '7540', '37,700 × 20%'],
  ['2023-24', '100000', '27432', '7,540 + (87,430 − 37,700) × 40%'],
  ['2023-24', '125140', '42516', 'no allowance: 7,540 + (125,140 − 37,700) × 40%'],
  ['2023-24', '125140.01', '42516.0045', '42,516 + a penny × 45%'],
  ['2023-24', '150000', '53703', '42,516 + 24,860 × 45%'],
  ['2024-25', '30000', '3486', '17,430 × 20%'],
  ['2024-25', '110000', '33432', 'allowance 7,570: 7,540 + (102,430 − 37,700) × 40%'],
  ['2024-25', '125140', '42516', '7,540 + 87,440 × 40%'],
  ['2024-25', '150000', '53703', '42,516 + 24,860 × 45%'],
] as const

// 2022-23: 19% to 2,162, 20% to 13,118, 21% to 31,092, 41% to 150,000, then 46%. 2023-24: 42% to 125,140, then 47%.
// 2024-25: 19% to 2,306, 20% to 13,991, 21% to 31,092, 42% to 62,430, 45% to 125,140, then 48%.
const SCOTLAND = [
  ['2022-23', '14732', '410.78', '2,162 × 19%'],
  ['2022-23', '25688', '2601.98', '410.78 + 10,956 × 20%'],
  ['2022-23', '43662', '6376.52', '2,601.98 + 17,974 × 21%'],
  ['2022-23', '150000', '55128.8', 'no allowance: 6,376.52 + (150,000 − 31,092) × 41%'],
  ['2022-23', '160000', '59728.8', '55,128.80 + 10,000 × 46%'],
  ['2023-24', '43662', '6376.52', 'the same limits to 31,092 as the year before'],
  ['2023-24', '125140', '45876.68', 'no allowance: 6,376.52 + (125,140 − 31,092) × 42%'],
  ['2023-24', '150000', '57560.88', '45,876.68 + 24,860 × 47%'],
  ['2024-25', '14876', '438.14', '2,306 × 19%'],
  ['2024-25', '26561', '2775.14', '438.14 + 11,685 × 20%'],
  ['2024-25', '43662', '6366.35', '2,775.14 + 17,101 × 21%'],
  ['2024-25', '60000', '13228.31', '6,366.35 + 16,338 × 42%'],
  ['2024-25', '75000', '19528.31', '6,366.35 + 31,338 × 42%'],
  ['2024-25', '125140', '47747.81', 'no allowance: 19,528.31 + (125,140 − 62,430) × 45%'],
  ['2024-25', '125140.01', '47747.8148', '47,747.81 + a penny × 48%'],
] as const

describe('ITA 2007 s.10', () => {
  it.each(UNITED_KINGDOM)('in %s, tax on an income of %s is %s: %s', (taxYear, income, tax) => {
    for (const region of ['england', 'wales', 'northern-ireland'] as const) expect(taxOn(income, taxYear, region)).toBe(tax)
  })

  it('under constants the additional rate starts at 112,570 of taxable income and the allowance stays whole: tax on 150,000 is 48,675', () => {
    // Taxable 137,430: 7,540 + (112,570 − 37,700) × 40% = 37,488, + 24,860 × 45% = 11,187.
    expect(taxOn('150000', '2024-25', 'england', 'constants')).toBe('48675')
    expect(taxOn('125140', '2024-25', 'england', 'constants')).toBe('37488')
    // The specification covers one year and says nothing of 2023-24, so the limit is that of the law: 7,540 + 87,440 × 40% + 12,290 × 45%.
    expect(taxOn('150000', '2023-24', 'england', 'constants')).toBe('48046.5')
  })
})

describe('Scotland Act 1998 s.80C', () => {
  it.each(SCOTLAND)('in %s, tax on a Scottish taxpayer’s income of %s is %s: %s', (taxYear, income, tax) => {
    expect(taxOn(income, taxYear, 'scotland')).toBe(tax)
  })

  it.each(['constants', 'text'] as const)('does not apply under %s: tax on 60,000 is 11,432, as in England', (ruleSet) => {
    // 7,540 + 9,730 × 40%.
    expect(taxOn('60000', '2024-25', 'scotland', ruleSet)).toBe('11432')
  })
})

const workedOut = (facts: Omit<TaxableFacts, 'region'>) => {
  const { allowance, taxableIncome, tax } = taxOnIncome({ ...facts, region: 'england' }, ratesOf())
  return [allowance, taxableIncome, tax].map((amount) => worth(amount).toFixed())
}

describe('the Personal Allowance', () => {
  it('is tested on income less a contribution (FA 2004 s.192(4)): 110,000 less 10,000 keeps 12,570, and the tax is 29,432', () => {
    // Taxable 97,430: 47,700 × 20% + 49,730 × 40% = 9,540 + 19,892.
    const facts = { income: pounds(110000), adjustedNetIncome: pounds(100000), limitsRaisedBy: pounds(10000) }
    expect(workedOut(facts)).toEqual(['12570', '97430', '29432'])
  })

  it('is tested on income itself where nothing is taken off it', () => {
    expect(worth(taxed('110000.50', '2024-25').adjustedNetIncome).toFixed()).toBe('110000.5')
  })

  it('is smaller by what is set against other income (ITA 2007 s.25(2)): of 30,000, 20,000 × 20% is due with 2,570 of it used', () => {
    expect(workedOut({ income: pounds(30000), allowanceElsewhere: pounds(2570) })).toEqual(['12570', '20000', '4000'])
  })

  it('is not worked out again where it is known: of 30,000, 25,000 × 20% is due with an allowance of 5,000', () => {
    expect(workedOut({ income: pounds(30000), allowance: pounds(5000) })).toEqual(['5000', '25000', '5000'])
  })
})

describe('in every year and region', () => {
  it('Income Tax never falls as income rises, and rises by no more than the top rate on the rise and on the allowance lost', () => {
    const amounts = fc.integer({ min: 0, max: 25_000_000 }).map((pence) => new Decimal(pence).dividedBy(100))
    const years = fc.constantFrom('2022-23', '2023-24', '2024-25')
    fc.assert(
      fc.property(
        amounts,
        fc.integer({ min: 1, max: 100_000 }),
        years,
        fc.constantFrom(...regionField.options),
        (income, pence, taxYear, region) => {
          const rise = new Decimal(pence).dividedBy(100)
          const [before, after] = [taxed(income.toFixed(), taxYear, region), taxed(income.plus(rise).toFixed(), taxYear, region)]
          const lost = worth(before.allowance.less(after.allowance))
          const added = worth(after.tax.less(before.tax))
          expect(added.gte(0) && lost.lt(rise.dividedBy(2).plus(1))).toBe(true)
          expect(added.lte(rise.plus(lost).times('0.48'))).toBe(true)
        },
      ),
      { numRuns: runs(600) },
    )
  })
})
