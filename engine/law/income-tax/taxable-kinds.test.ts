import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { ExactEvaluator } from '../../evaluate/exact-evaluator.ts'
import { type Amount, figure, input, when, zero } from '../../expression/amount.ts'
import { PLAIN } from '../../expression/name.ts'
import { Decimal } from '../../money/decimal.ts'
import type { Figure } from '../../rates/figure.ts'
import { taxYears } from '../../rates/generated/tax-years.ts'
import type { TaxYear } from '../../rates/rates-at.ts'
import { ratesOf } from '../../tests/rates.ts'
import { runs } from '../../tests/runs.ts'
import type { AllowanceRates, DividendRates } from '../rates.ts'
import { practiceOf } from '../self-assessment/practice.ts'
import type { Reductions } from './allowances.ts'
import { type Kinds, paysNoHigherRate, savingsAllowance, taxByKind } from './kinds.ts'
import { taxableKinds } from './taxable-kinds.ts'

// Allows for a busy machine, which is slow but not wrong.
vi.setConfig({ testTimeout: 60_000 })

// All ways to share the allowances, in steps of £100. As the shares change, the tax follows straight lines, which bend only where one kind of
// income, or the sum of some of them, reaches a limit. Every limit here is a whole number of hundreds, so one of the steps has the least tax.

const YEARS = Object.keys(taxYears) as TaxYear[]
const REGIONS = ['england', 'scotland'] as const
type Region = (typeof REGIONS)[number]

const inHundreds = ({ value }: Figure) => value.dividedBy(100).round().toNumber()
/** In ten-thousandths: a hundred pounds at that rate is so many pence. */
const inParts = ({ value }: Figure) => value.times(10_000).toNumber()
const onGrid = (of: Figure): Figure => ({ ...of, value: new Decimal(inHundreds(of)).times(100) })

type KindsRates = DividendRates & AllowanceRates

/** The figures of a year, with its limits moved to the nearest hundred pounds. */
function gridRates(year: TaxYear): KindsRates {
  const { methods, incomeTax, dividends, scottishIncomeTax, allowances } = ratesOf('statute', year)
  const bands = scottishIncomeTax.bands.bands.map((band) => ({ ...band, ...(band.upTo && { upTo: onGrid(band.upTo) }) }))
  const marriageReduction = onGrid(allowances.marriageReduction)
  return {
    methods,
    incomeTax: { ...incomeTax, basicRateLimit: onGrid(incomeTax.basicRateLimit), higherRateLimit: onGrid(incomeTax.higherRateLimit) },
    dividends,
    scottishIncomeTax: { ...scottishIncomeTax, bands: { ...scottishIncomeTax.bands, bands } },
    allowances: { ...allowances, marriageReduction },
  }
}
const RATES = Object.fromEntries(YEARS.map((year) => [year, gridRates(year)])) as Readonly<Record<TaxYear, KindsRates>>

/** Amounts in hundreds of pounds. */
interface Asked {
  readonly year: TaxYear
  readonly region: Region
  readonly isMarried: boolean
  readonly other: number
  readonly savings: number
  readonly dividends: number
  readonly allowances: number
  readonly raisedBy: number
}

type Bands = readonly { readonly rate: number; readonly upTo: number }[]

/** The bands of a year with their limits raised, but for that of the Scottish starter rate (FA 2004 s.192(4)). */
function bandsOf({ year, region, raisedBy }: Asked) {
  const { incomeTax, dividends, scottishIncomeTax } = RATES[year]
  const limits = [inHundreds(incomeTax.basicRateLimit) + raisedBy, inHundreds(incomeTax.higherRateLimit) + raisedBy, Infinity]
  const upTo = (rates: readonly Figure[]): Bands => rates.map((rate, index) => ({ rate: inParts(rate), upTo: limits[index] ?? Infinity }))
  const uk = upTo([incomeTax.basicRate, incomeTax.higherRate, incomeTax.additionalRate])
  const scottish = scottishIncomeTax.bands.bands.map(({ rate, upTo: limit }, index) => ({
    rate: inParts(rate),
    upTo: limit ? inHundreds(limit) + (index > 0 ? raisedBy : 0) : Infinity,
  }))
  return {
    other: region === 'scotland' ? scottish : uk,
    savings: uk,
    dividends: upTo([dividends.ordinaryRate, dividends.upperRate, dividends.additionalRate]),
  }
}

/** What each number of hundreds from nothing up is charged, in pence. */
function chargesUpTo(most: number, bands: Bands): number[] {
  const charges = [0]
  for (let each = 0; each < most; each++) charges.push((charges[each] ?? 0) + (bands.find(({ upTo }) => each < upTo)?.rate ?? 0))
  return charges
}

const between = (charges: readonly number[], from: number, to: number) => (to > from ? (charges[to] ?? 0) - (charges[from] ?? 0) : 0)

/** The least tax of all ways in pence, and what is left of each kind: of several such ways, the one with most for other income, then savings. */
function bestOfAll(asked: Asked) {
  const { allowances, incomeTax, dividends: dividendRates } = RATES[asked.year]
  const { other, savings, dividends, isMarried } = asked
  const used = Math.min(asked.allowances, other + savings + dividends)
  const total = other + savings + dividends - used
  const bands = bandsOf(asked)
  const [onOther, onSavings, onDividends] = [bands.other, bands.savings, bands.dividends].map((each) => chargesUpTo(total, each)) as [
    number[],
    number[],
    number[],
  ]
  const [basic = 0, higher = 0] = bands.savings.map(({ upTo }) => upTo)
  const { startingRateBand, basicRateAllowance, higherRateAllowance } = allowances.savings
  const savingsNil = total > higher ? 0 : inHundreds(total > basic ? higherRateAllowance : basicRateAllowance)
  const dividendNil = inHundreds(dividendRates.allowance)
  // The end of the last band of other income below the higher rate: in Scotland, the intermediate band.
  const lower = bands.other.findLast(({ rate }) => rate < inParts(incomeTax.higherRate))?.upTo ?? 0

  let best = { tax: Infinity, shares: { other: 0, savings: 0, dividends: 0 } }
  for (let offOther = Math.min(used, other); offOther >= 0; offOther--) {
    const x = other - offOther
    for (let offSavings = Math.min(used - offOther, savings); offSavings >= Math.max(0, used - offOther - dividends); offSavings--) {
      const y = x + savings - offSavings
      const free = Math.max(x, inHundreds(startingRateBand)) + savingsNil
      const paysHigherRate = x > lower || (y > basic && y > free) || (total > basic && total > y)
      const tax = (onOther[x] ?? 0) + between(onSavings, free, y) + between(onDividends, y + dividendNil, total)
      const due = Math.max(0, tax - (isMarried && !paysHigherRate ? inHundreds(allowances.marriageReduction) * 10_000 : 0))
      if (due < best.tax) best = { tax: due, shares: { other: x, savings: y - x, dividends: total - y } }
    }
  }
  return best
}

const FORMULAS = new Map<string, ReturnType<typeof formulas>>()
function formulas({ year, region, isMarried }: Asked) {
  const rates = RATES[year]
  const [other, savings, dividends, allowances] = [input('other'), input('savings'), input('dividends'), input('allowances')]
  const [taxable, limitsRaisedBy] = [other.plus(savings, dividends).excessOver(allowances), input('raisedBy')]
  const allowance = savingsAllowance(taxable, limitsRaisedBy, rates)
  const ofSavings = { income: savings, allowance, startingRateBand: rates.allowances.savings.startingRateBand }
  const { byBands } = practiceOf(rates)
  const kinds: Kinds = { other, savings: ofSavings, dividends, taxable, limitsRaisedBy, region, byBands }
  const reduction = figure(rates.allowances.marriageReduction)
  const on: Reductions['on'] = (taxed) => (isMarried ? when(paysNoHigherRate(taxed, kinds, rates), reduction, zero) : zero)
  const taxed = taxableKinds({ kinds, allowances, reductions: { on, isForMarriage: isMarried } }, rates, PLAIN)
  return { taxed, due: taxByKind(taxed, kinds, rates).total.excessOver(on(taxed)) }
}

/** The tax in pence by the rule, and what it leaves of each kind of income in hundreds of pounds. */
function chosen(asked: Asked) {
  const key = `${asked.year} ${asked.region} ${asked.isMarried}`
  const { taxed, due } = FORMULAS.get(key) ?? formulas(asked)
  FORMULAS.set(key, { taxed, due })
  const typed = Object.entries(asked).filter(([, value]) => typeof value === 'number')
  const values = new ExactEvaluator(Object.fromEntries(typed.map(([name, value]) => [name, new Decimal(value as number).times(100)])))
  const inHundredsOf = (amount: Amount) => values.of(amount).dividedBy(100).toNumber()
  return {
    tax: values.of(due).times(100).toNumber(),
    other: inHundredsOf(taxed.other),
    savings: inHundredsOf(taxed.savings),
    dividends: inHundredsOf(taxed.dividends),
  }
}

const upTo = (most: number) => fc.integer({ min: 0, max: most })
const few = fc.oneof(upTo(12), upTo(40), upTo(600))
/** Incomes, with many whose taxable total, or what is below the dividends or below both, is near a limit. */
const incomes = fc
  .record({
    year: fc.constantFrom(...YEARS),
    region: fc.constantFrom(...REGIONS),
    isMarried: fc.boolean(),
    raisedBy: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, upTo(60)),
    allowances: fc.oneof({ weight: 3, arbitrary: fc.constant(126) }, upTo(126), upTo(160)),
    savings: few,
    dividends: few,
    limit: fc.oneof({ weight: 3, arbitrary: fc.constant('basic') }, fc.constantFrom('higher', 'scottish', 'starting'), upTo(1500)),
    by: fc.integer({ min: -10, max: 30 }),
    below: fc.constantFrom('all', 'dividends', 'both'),
  })
  .map(({ limit, by, below, ...asked }): Asked => {
    const { incomeTax, scottishIncomeTax, allowances } = RATES[asked.year]
    const scottish = scottishIncomeTax.bands.bands.find(({ rate }) => rate.value.gt(incomeTax.basicRate.value))?.upTo
    const limits = {
      basic: incomeTax.basicRateLimit,
      higher: incomeTax.higherRateLimit,
      scottish: scottish ?? incomeTax.basicRateLimit,
      starting: allowances.savings.startingRateBand,
    }
    const target = (typeof limit === 'number' ? limit : inHundreds(limits[limit])) + asked.raisedBy + asked.allowances + by
    const above = { all: 0, dividends: asked.dividends, both: asked.savings + asked.dividends }[below]
    return { ...asked, other: Math.max(0, target - above) }
  })

describe('ITA 2007 s.25(2): allowances are deducted in the way that lowers the tax most', () => {
  it('no other way gives less tax, or the same tax with more for other income, and then for savings', () => {
    const moved = { fromOther: 0, fromSavings: 0 }
    fc.assert(
      fc.property(incomes, (asked) => {
        const best = bestOfAll(asked)
        const { tax, ...shares } = chosen(asked)
        expect(tax).toBe(best.tax)
        // Where Marriage Allowance covers the tax, the tax stops falling at places off the grid, and any split that leaves none will do.
        if (!asked.isMarried || tax > 0) expect(shares).toEqual(best.shares)
        const left = Math.max(0, asked.allowances - (asked.other - shares.other))
        if (shares.other > Math.max(0, asked.other - asked.allowances)) moved.fromOther++
        if (shares.savings > Math.max(0, asked.savings - left)) moved.fromSavings++
      }),
      { numRuns: runs(1000) },
    )
    expect(moved.fromOther).toBeGreaterThan(runs(60))
    expect(moved.fromSavings).toBeGreaterThan(runs(60))
  })
})
