import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ExactEvaluator } from '../evaluate/exact-evaluator.ts'
import { input } from '../expression/amount.ts'
import { taxWithDividends } from '../law/dividends/tax-with-dividends.ts'
import type { DividendRates } from '../law/rates.ts'
import { Decimal } from '../money/decimal.ts'
import type { Figure } from '../rates/figure.ts'
import { ratesOf } from './rates.ts'

// Brute force, in whole pennies and rates in ten thousandths, so that every product is a whole number that a float can hold exactly.

interface Bands {
  /** Upper limits in pennies; the last band has none. */
  readonly limits: readonly number[]
  /** In ten thousandths. */
  readonly rates: readonly number[]
}

const inPennies = ({ value }: Figure) => value.times(100).toNumber()
const inParts = ({ value }: Figure) => value.times(10_000).toNumber()

function taxBetween(from: number, to: number, { limits, rates }: Bands): number {
  let start = 0
  return rates.reduce((tax, rate, index) => {
    const end = limits[index] ?? Infinity
    const amount = Math.max(0, Math.min(to, end) - Math.max(from, start))
    start = end
    return tax + amount * rate
  }, 0)
}

function bandsOf({ incomeTax, dividends, scottishIncomeTax }: DividendRates, region: Region): { income: Bands; dividends: Bands } {
  const { basicRate, basicRateLimit, higherRate, higherRateLimit, additionalRate } = incomeTax
  const { ordinaryRate, upperRate, additionalRate: dividendAdditionalRate } = dividends
  const limits = [basicRateLimit, higherRateLimit].map(inPennies)
  const scottish = scottishIncomeTax.bands.bands
  return {
    income:
      region === 'scotland'
        ? { limits: scottish.flatMap(({ upTo }) => (upTo ? inPennies(upTo) : [])), rates: scottish.map(({ rate }) => inParts(rate)) }
        : { limits, rates: [basicRate, higherRate, additionalRate].map(inParts) },
    dividends: { limits, rates: [ordinaryRate, upperRate, dividendAdditionalRate].map(inParts) },
  }
}

/**
 * The lowest tax of all ways to share the allowance, and the smallest part of it for dividends that gives this tax. It tries every ten
 * pounds of the allowance, and every amount where anything changes, with a penny on each side.
 */
function leastByBruteForce({ otherIncome, dividendIncome, region }: Asked, rates: DividendRates) {
  const { amount, incomeLimit, taperRate } = rates.incomeTax.personalAllowance
  const excess = Math.max(0, otherIncome + dividendIncome - inPennies(incomeLimit))
  const left = Math.max(0, inPennies(amount) - excess * taperRate.value.toNumber())
  const allowance = Math.ceil(left / 100) * 100
  const bands = bandsOf(rates, region)
  const nilRate = inPennies(rates.dividends.allowance)
  const taxWith = (against: number) => {
    const taxableOther = Math.max(0, otherIncome - (allowance - against))
    const top = taxableOther + Math.max(0, dividendIncome - against)
    return taxBetween(0, taxableOther, bands.income) + taxBetween(taxableOther + nilRate, top, bands.dividends)
  }
  const limits = [...bands.income.limits, ...bands.dividends.limits]
  const turns = [dividendIncome, dividendIncome - nilRate, ...limits.flatMap((limit) => [limit, limit - nilRate])]
  const near = [...turns, ...turns.map((turn) => turn + allowance - otherIncome), allowance - otherIncome, allowance]
  const ways = near.flatMap((turn) => [turn - 1, turn, turn + 1])
  for (let tens = 0; tens <= allowance; tens += 1_000) ways.push(tens)
  // What other income can’t use goes to dividends in any case.
  const unused = Math.max(0, allowance - otherIncome)
  const possible = ways
    .filter((against) => against >= unused && against <= allowance)
    .map((against) => ({ against, tax: taxWith(against) }))
    .sort((a, b) => a.tax - b.tax || a.against - b.against)
  return possible[0]
}

const [OTHER, DIVIDENDS] = [input('otherIncome'), input('dividendIncome')]
const INCOME = { otherIncome: OTHER, dividendIncome: DIVIDENDS, totalIncome: OTHER.plus(DIVIDENDS) }

/** What the formula gives for some incomes. */
function taxFor({ region, ...typed }: Asked, rates: DividendRates) {
  const tax = taxWithDividends({ ...INCOME, region }, rates)
  const inPounds = {
    otherIncome: new Decimal(typed.otherIncome).dividedBy(100),
    dividendIncome: new Decimal(typed.dividendIncome).dividedBy(100),
  }
  return { tax, values: new ExactEvaluator(inPounds) }
}

type Region = 'england' | 'scotland'
interface Asked {
  /** In pennies. */
  readonly otherIncome: number
  readonly dividendIncome: number
  readonly region: Region
}

const penniesOf = (pounds: number) => fc.integer({ min: 0, max: pounds * 100 })
/** Incomes, with many that have their taxable part near a limit and their sum within the taper. */
const incomes = fc.oneof(
  fc.record({ otherIncome: penniesOf(60_000), dividendIncome: penniesOf(20_000) }),
  fc.record({ otherIncome: fc.integer({ min: 4_850_000, max: 5_050_000 }), dividendIncome: penniesOf(5_000) }),
  fc
    .record({ taxable: fc.integer({ min: 3_650_000, max: 3_780_000 }), above: fc.integer({ min: 0, max: 2_520_000 }) })
    .map(({ taxable, above }) => {
      const otherIncome = taxable + Math.round(Math.max(0, 1_257_000 - above / 2))
      return { otherIncome, dividendIncome: 10_000_000 + above - otherIncome }
    }),
  fc.record({ otherIncome: penniesOf(200_000), dividendIncome: penniesOf(200_000) }),
)
const questions = fc
  .record({ incomes, region: fc.constantFrom<Region>('england', 'england', 'scotland') })
  .map(({ incomes: asked, region }): Asked => ({ ...asked, region }))

const rising = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 6_000 }), { minLength: length, maxLength: length }).map((rates) => rates.sort((a, b) => a - b))

const at = (figure: Figure, parts: number | undefined): Figure => ({ ...figure, value: new Decimal(parts ?? 0).dividedBy(10_000) })

/**
 * The limits of the law with invented rates that rise from band to band, and another nil rate band. With the real rates, Scots never gain.
 */
const inventedRates = fc
  .record({ uk: rising(3), scottish: rising(8), onDividends: rising(3), nilRate: fc.integer({ min: 0, max: 20_000 }) })
  .map(({ uk, scottish, onDividends, nilRate }): DividendRates => {
    const law = ratesOf()
    const { incomeTax, dividends, scottishIncomeTax } = law
    return {
      ...law,
      incomeTax: {
        ...incomeTax,
        basicRate: at(incomeTax.basicRate, uk[0]),
        higherRate: at(incomeTax.higherRate, uk[1]),
        additionalRate: at(incomeTax.additionalRate, uk[2]),
      },
      dividends: {
        ...dividends,
        allowance: { ...dividends.allowance, value: new Decimal(nilRate) },
        ordinaryRate: at(dividends.ordinaryRate, onDividends[0]),
        upperRate: at(dividends.upperRate, onDividends[1]),
        additionalRate: at(dividends.additionalRate, onDividends[2]),
      },
      scottishIncomeTax: {
        ...scottishIncomeTax,
        bands: {
          ...scottishIncomeTax.bands,
          bands: scottishIncomeTax.bands.bands.map((band, index) => ({ ...band, rate: at(band.rate, scottish[index]) })),
        },
      },
    }
  })

/** Checks that each answer is the lowest tax, and counts the answers where other income does not come first. */
function checkedBy(rates: fc.Arbitrary<DividendRates>, numRuns: number): number {
  let shared = 0
  fc.assert(
    fc.property(questions, rates, (asked, read) => {
      const { tax, values } = taxFor(asked, read)
      const told = {
        tax: values.of(tax.totalTax).times(1_000_000).toNumber(),
        against: values.of(tax.againstDividends).times(100).toNumber(),
      }
      expect(told).toEqual(leastByBruteForce(asked, read))
      if (values.holds(tax.sharing.isShared)) shared++
    }),
    { numRuns },
  )
  return shared
}

describe('ITA 2007 s.25(2): allowances are deducted in the way that lowers the tax most', () => {
  it('no other way to share the Personal Allowance gives less tax, or the same tax with more for other income, at the rates of the law', () => {
    const years = fc.constantFrom(...(['2022-23', '2023-24', '2024-25'] as const)).map((year) => ratesOf('statute', year))
    expect(checkedBy(years, 300)).toBeGreaterThan(30)
  })

  it('nor does it at any other rates that rise from band to band, on the bands of the UK and of Scotland', () => {
    expect(checkedBy(inventedRates, 500)).toBeGreaterThan(100)
  })

  it('the specification always puts other income first, whatever that costs', () => {
    fc.assert(
      fc.property(questions, fc.constantFrom('constants', 'text'), (asked, ruleSet) => {
        const { tax, values } = taxFor(asked, ratesOf(ruleSet))
        expect(values.holds(tax.sharing.isShared)).toBe(false)
        const left = Decimal.max(0, values.of(tax.incomeTax.allowance).minus(values.of(OTHER)))
        expect(values.of(tax.againstDividends).toFixed()).toBe(left.toFixed())
      }),
    )
  })
})
