import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ExactEvaluator } from '../../evaluate/exact-evaluator.ts'
import { Decimal } from '../../money/decimal.ts'
import { taxYears } from '../../rates/generated/tax-years.ts'
import type { TaxYear } from '../../rates/rates-at.ts'
import { pounds, worth } from '../../tests/amounts.ts'
import { ratesByDate, ratesOf } from '../../tests/rates.ts'
import { runs } from '../../tests/runs.ts'
import { workingOf } from '../../tests/working-of.ts'
import type { BillRates } from '../income-tax/year.ts'
import { gainRates } from './gain-rates.ts'
import { type GainsOf, taxOnGains } from './gains-of-year.ts'

const KINDS = ['homes', 'others', 'othersBefore'] as const
const WORDS = { homes: 'gains on homes', others: 'other gains', othersBefore: 'other gains before 30 October' }
type Gains = Readonly<Record<(typeof KINDS)[number], number>>

/** The rates of each kind of gain in a year: those of its last day, or of its first for what was sold before the rates rose in 2024/25. */
const ratesIn = (taxYear: TaxYear) => {
  const on = ratesByDate('statute')
  const { starts, ends } = taxYears[taxYear]
  return {
    homes: gainRates('residential', ends, ratesOf('statute', taxYear), on),
    others: gainRates('other', ends, ratesOf('statute', taxYear), on),
    othersBefore: gainRates('other', starts, ratesOf('statute', taxYear), on),
  }
}

/** Whole pounds. */
interface Asked {
  readonly taxYear: TaxYear
  readonly gains: Gains
  readonly taxableIncome: number
  readonly limit: number
}

const taxOf = ({ taxYear, gains, taxableIncome, limit }: Asked, rates: BillRates = ratesOf('statute', taxYear)) => {
  const kinds = KINDS.map((key): GainsOf => ({ key, words: WORDS[key], gains: pounds(gains[key]), rates: ratesIn(taxYear)[key] }))
  return taxOnGains(kinds, pounds(taxableIncome), pounds(limit), rates)
}

/** The rates of a year with another annual exempt amount. */
function ratesWithExempt(exempt: number, taxYear: TaxYear): BillRates {
  const rates = ratesOf('statute', taxYear)
  const { capitalGains } = rates
  return {
    ...rates,
    capitalGains: { ...capitalGains, annualExemptAmount: { ...capitalGains.annualExemptAmount, value: new Decimal(exempt) } },
  }
}

/** Every way to share an amount among the kinds: no more to each than it has, and no less in all than they can take. */
function* waysToShare(amount: number, gains: Gains): Generator<Gains> {
  for (let homes = 0; homes <= Math.min(amount, gains.homes); homes++)
    for (let others = 0; others <= Math.min(amount - homes, gains.others); others++)
      yield { homes, others, othersBefore: Math.min(amount - homes - others, gains.othersBefore) }
}

const less = (gains: Gains, taken: Gains): Gains => ({
  homes: gains.homes - taken.homes,
  others: gains.others - taken.others,
  othersBefore: gains.othersBefore - taken.othersBefore,
})

/** The least tax in pence of all ways to use the exempt amount and the basic rate band, pound by pound. */
function leastTax({ taxYear, gains, taxableIncome, limit }: Asked, exempt: number): number {
  const rates = ratesIn(taxYear)
  const percents = KINDS.map((key) => {
    const { lowerRate, higherRate } = rates[key]
    return { key, lower: lowerRate.value.times(100).toNumber(), higher: higherRate.value.times(100).toNumber() }
  })
  let least = Infinity
  for (const exempted of waysToShare(exempt, gains)) {
    const taxable = less(gains, exempted)
    for (const within of waysToShare(Math.max(0, limit - taxableIncome), taxable)) {
      const tax = percents.reduce((sum, { key, lower, higher }) => sum + within[key] * lower + (taxable[key] - within[key]) * higher, 0)
      least = Math.min(least, tax)
    }
  }
  return least
}

const few = fc.integer({ min: 0, max: 6 })
const asked = fc.record({
  taxYear: fc.constantFrom(...(Object.keys(taxYears) as TaxYear[])),
  gains: fc.record({ homes: few, others: few, othersBefore: few }),
  taxableIncome: few,
  limit: fc.integer({ min: 0, max: 15 }),
})

describe('Capital Gains Tax on gains of several kinds', () => {
  it('is the least of all ways to use the exempt amount and the basic rate band (TCGA 1992 ss.1I and 1K)', () => {
    fc.assert(
      fc.property(asked, fc.integer({ min: 0, max: 9 }), (of, exempt) => {
        expect(
          worth(taxOf(of, ratesWithExempt(exempt, of.taxYear)))
            .times(100)
            .toNumber(),
        ).toBe(leastTax(of, exempt))
      }),
      { numRuns: runs(500) },
    )
  })

  // In 2024/25, 18% and 24% on homes, and on others since 30 October; 10% and 20% on others before. The exempt amount is 3,000.
  it.each<[gains: [homes: number, others: number, before: number], taxableIncome: number, tax: string, working: string]>([
    [[3000, 0, 0], 37_700, '0', 'the exempt amount'],
    [[3001, 0, 0], 37_700, '0.24', 'a pound × 24%'],
    [[0, 0, 3001], 37_700, '0.2', 'a pound × 20%'],
    [[0, 0, 3001], 37_699, '0.1', 'a pound × 10%'],
    [[0, 8000, 0], 37_200, '1170', '500 × 18% + 4,500 × 24%'],
    [[0, 0, 8000], 37_200, '950', '500 × 10% + 4,500 × 20%'],
    [[0, 0, 8000], 40_000, '1000', '5,000 × 20%: income above the limit'],
    [[2000, 0, 4000], 37_700, '600', '3,000 × 20%: the exempt amount goes to the home and 1,000 of the rest'],
    [[20_000, 10_000, 8000], 30_700, '7380', '27,000 × 24% + 7,000 × 10% + 1,000 × 20%'],
  ])(
    'of %j on homes, on others and on others before 30 October 2024, on top of £%s, is £%s: %s',
    ([homes, others, before], taxableIncome, tax) => {
      const gains = { homes, others, othersBefore: before }
      expect(worth(taxOf({ taxYear: '2024-25', gains, taxableIncome, limit: 37_700 })).toFixed()).toBe(tax)
    },
  )

  // 18% and 28% on homes, 10% and 20% on others, and 12,300 exempt; then 18% and 24% on both, and 3,000 exempt.
  it.each<[TaxYear, number, string, string]>([
    ['2022-23', 37_700, '1956', '2,700 × 28% + 6,000 × 20%'],
    ['2022-23', 36_700, '1856', 'the same less 1,000 × 10%'],
    ['2025-26', 37_700, '4320', '18,000 × 24%'],
    ['2025-26', 36_700, '4260', 'the same less 1,000 × 6%'],
  ])('of 15,000 on homes and 6,000 on others in %s, on top of £%s, is £%s: %s', (taxYear, taxableIncome, tax) => {
    const gains = { homes: 15_000, others: 6000, othersBefore: 0 }
    expect(worth(taxOf({ taxYear, gains, taxableIncome, limit: 37_700 })).toFixed()).toBe(tax)
  })

  it('finds no room where income is above the limit, and not less than none', () => {
    const gains = { homes: 0, others: 0, othersBefore: 4000 }
    const { steps } = workingOf([taxOf({ taxYear: '2024-25', gains, taxableIncome: 37_701, limit: 37_700 })], new ExactEvaluator({}))
    expect(steps.find(({ key }) => key === 'unusedBasicRateBand')?.value.toFixed()).toBe('0')
  })

  it('has a step for each part, with its section, and none for a kind of gain that nobody made', () => {
    const gains = { homes: 5000, others: 0, othersBefore: 2000 }
    const { steps } = workingOf([taxOf({ taxYear: '2024-25', gains, taxableIncome: 37_000, limit: 37_700 })], new ExactEvaluator({}))
    expect(steps.map(({ key, label, value, law }) => `${label} (${key}) ${value.toFixed()} [${law}]`)).toEqual([
      'Taxable other gains before 30 October (taxable.othersBefore) 2000 [TCGA 1992 s.1K]',
      'Unused basic rate band (unusedBasicRateBand) 700 [TCGA 1992 s.1J]',
      // 700 × 10% + 1,300 × 20%.
      'Tax on other gains before 30 October (tax.othersBefore) 330 [TCGA 1992 ss.1H and 1I]',
      'Taxable gains on homes (taxable.homes) 2000 [TCGA 1992 s.1K]',
      'Tax on gains on homes (tax.homes) 480 [TCGA 1992 ss.1H and 1I]',
      'Capital Gains Tax (capitalGainsTax) 810 [TCGA 1992 s.1]',
    ])
  })
})
