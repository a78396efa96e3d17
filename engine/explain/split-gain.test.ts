import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculator } from '../calculators/capital-gains/answer.ts'
import { Decimal, ZERO } from '../money/decimal.ts'
import { taxYears } from '../rates/generated/tax-years.ts'
import { RULE_SETS, type TaxYear } from '../rates/rates-at.ts'
import { runs } from '../tests/runs.ts'
import { type Split, type SplitGain, splitGain } from './split-gain.ts'
import { waysToSell } from './ways-to-sell.ts'

const YEARS = { taxYear: '2023-24', next: '2024-25' } as const

function asked(raw: Readonly<Record<string, string>>, years: { taxYear: TaxYear; next: TaxYear } = YEARS) {
  const parsed = calculator.parse(raw, years.taxYear)
  if (parsed.issues) throw new Error(JSON.stringify(parsed.issues))
  return { inputs: parsed.inputs, how: { ...years, ruleSet: 'statute', tables: calculator.tables } as const }
}

function splitOf(raw: Readonly<Record<string, string>>): SplitGain | undefined {
  const { inputs, how } = asked(raw)
  return splitGain(calculator, inputs, how)
}

const texts = (split?: SplitGain) => split?.splits.map(({ at, tax }) => `${at.toFixed(2)}: ${tax.toFixed(2)}`)

describe('a gain of £18,000 split between 2023/24 and 2024/25', () => {
  // Exempt are 6,000 in 2023/24 and 3,000 in 2024/25 (TCGA 1992 s.1K).
  it('bends where the exempt amount of each year is used up', () => {
    const split = splitOf({ salePrice: '28000', purchasePrice: '9000', sellingCosts: '1000', otherIncome: '60000' })
    expect(texts(split)).toEqual([
      // All after: 15,000 × 20%. 6,000 before: (12,000 − 3,000) × 20%. 15,000 before: 9,000 × 20%. All before: 12,000 × 20%.
      '0.00: 3000.00',
      '6000.00: 1800.00',
      '15000.00: 1800.00',
      '18000.00: 2400.00',
    ])
    expect(split?.least.map(({ at }) => at.toFixed())).toEqual(['6000', '15000'])
  })

  it('bends where the basic rate band is full too', () => {
    // Income of 45,270 less the allowance of 12,570 is 32,700, which leaves 5,000 of the band of 37,700 in each year: 10%, then 20%.
    const split = splitOf({ salePrice: '18000', otherIncome: '45270' })
    expect(texts(split)).toEqual([
      // All after: 5,000 × 10% and 10,000 × 20%.
      '0.00: 2500.00',
      // 12,000 after: 5,000 × 10% and 4,000 × 20%.
      '6000.00: 1300.00',
      // 8,000 after, of which 5,000 at 10%; 10,000 before, of which 4,000 at 10%.
      '10000.00: 900.00',
      // 7,000 after: 4,000 at 10%. 11,000 before: 5,000 at 10%.
      '11000.00: 900.00',
      // 3,000 after. 15,000 before: 5,000 at 10% and 4,000 at 20%.
      '15000.00: 1300.00',
      // 12,000 of 18,000: 5,000 at 10% and 7,000 at 20%.
      '18000.00: 1900.00',
    ])
    expect(split?.least.map(({ at }) => at.toFixed())).toEqual(['10000', '11000'])
  })
})

it('there is no split of a loss, nor of nothing', () => {
  expect(splitOf({ salePrice: '9000', purchasePrice: '9000' })).toBeUndefined()
  expect(splitOf({ salePrice: '9000', purchasePrice: '10000' })).toBeUndefined()
})

it('the tax between two splits is a straight line, and nowhere less than the least', () => {
  const pounds = fc.integer({ min: 1, max: 20_000_000 }).map((pence) => new Decimal(pence).dividedBy(100).toFixed())
  const part = fc.integer({ min: 0, max: 1000 }).map((thousandths) => new Decimal(thousandths).dividedBy(1000))
  fc.assert(
    fc.property(pounds, pounds, part, fc.constantFrom(...RULE_SETS), (salePrice, otherIncome, share, ruleSet) => {
      const { inputs, how } = asked({ salePrice, otherIncome })
      const split = splitGain(calculator, inputs, { ...how, ruleSet }) as SplitGain
      const at = split.gain.times(share).toDecimalPlaces(2)
      const taxOn = (made: Decimal, taxYear: TaxYear) => {
        const one = asked({ salePrice: made.toFixed(), otherIncome, disposalDate: taxYears[taxYear].starts }, { ...YEARS, taxYear })
        return calculator.record(one.inputs, { ruleSet, taxYear })['capitalGainsTax'] as Decimal
      }
      const tax = taxOn(at, YEARS.taxYear).plus(taxOn(split.gain.minus(at), YEARS.next))
      const to = split.splits.findIndex((one) => one.at.greaterThanOrEqualTo(at))
      const [before, after] = [split.splits[Math.max(0, to - 1)], split.splits[to]] as [Split, Split]
      const along = before === after ? ZERO : at.minus(before.at).dividedBy(after.at.minus(before.at))
      const onLine = before.tax.plus(after.tax.minus(before.tax).times(along))
      // Each of the two years drops or adds a penny at most, here and at both ends.
      expect(tax.minus(onLine).abs().toNumber()).toBeLessThanOrEqual(0.02)
      expect(tax.minus(split.least[0].tax).toNumber()).toBeGreaterThanOrEqual(-0.02)
    }),
    { numRuns: runs(60) },
  )
})

it('all, none and half of it are the ways to sell', () => {
  const { inputs, how } = asked({ salePrice: '28000', purchasePrice: '10000', otherIncome: '60000', disposalDate: '2024-03-20' })
  const alone = waysToSell(calculator, inputs, how).filter(({ isCouple }) => !isCouple)
  expect(alone.map(({ tax }) => tax.toFixed())).toEqual(['2400', '3000', '1800'])
  const split = splitGain(calculator, inputs, how)
  expect([split?.splits.at(-1), split?.splits[0], split?.least[0]].map((one) => one?.tax.toFixed())).toEqual(['2400', '3000', '1800'])
})
