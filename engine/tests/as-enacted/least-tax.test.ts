import * as fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { ExactEvaluator } from '../../evaluate/exact-evaluator.ts'
import { figure, input, when, zero } from '../../expression/amount.ts'
import { PLAIN } from '../../expression/name.ts'
import type { Reductions } from '../../law/income-tax/allowances.ts'
import { type Kinds, paysNoHigherRate, savingsAllowance, taxByKind } from '../../law/income-tax/kinds.ts'
import { taxableKinds } from '../../law/income-tax/taxable-kinds.ts'
import { Decimal } from '../../money/decimal.ts'
import type { Figure } from '../../rates/figure.ts'
import { tables } from '../../rates/generated/index.ts'
import { ratesAt } from '../../rates/rates-at.ts'
import { runs } from '../runs.ts'
import { YEAR } from './year.ts'

// Allows for a busy machine, which is slow but not wrong.
vi.setConfig({ testTimeout: 60_000 })

// Every way to share what other income leaves of the allowances, in steps of £100. The tax follows straight lines between the limits, and with
// every limit a whole number of hundreds, one of the steps has the least tax.

const inHundreds = ({ value }: Figure) => value.dividedBy(100).round().toNumber()
/** In ten-thousandths: a hundred pounds at that rate is so many pence. */
const inParts = ({ value }: Figure) => value.times(10_000).toNumber()

/** The figures of the year, with those that are no whole number of hundreds moved to the nearest. */
function gridRates() {
  const own = structuredClone(tables)
  for (const entry of [own.incomeTax.higherRateLimit, own.allowances.marriageReduction]) {
    for (const dated of entry.values as unknown as { statute: string }[]) dated.statute = `${Math.round(Number(dated.statute) / 100) * 100}`
  }
  return ratesAt(own, YEAR, 'statute')
}
const rates = gridRates()

/** Amounts in hundreds of pounds. */
interface Asked {
  readonly isMarried: boolean
  readonly other: number
  readonly property: number
  readonly savings: number
  readonly dividends: number
  readonly allowances: number
  readonly raisedBy: number
}

interface RatesOfKind {
  readonly basicRate: Figure
  readonly higherRate: Figure
  readonly additionalRate: Figure
}
const threeOf = (of: RatesOfKind) => [of.basicRate, of.higherRate, of.additionalRate]

/** What each number of hundreds from nothing up is charged at three rates, in pence. */
function chargesUpTo(most: number, three: readonly Figure[], limits: readonly number[]): (from: number, to: number) => number {
  const charges = [0]
  for (let each = 0; each < most; each++) {
    const band = limits.findIndex((limit) => each < limit)
    charges.push((charges[each] ?? 0) + inParts(three[band < 0 ? limits.length : band] as Figure))
  }
  return (from, to) => (to > from ? (charges[to] ?? 0) - (charges[from] ?? 0) : 0)
}

/** The least tax of all ways in pence, and what is left of each kind: of several such ways, the one with most for property, then savings. */
function bestOfAll({ other, property, savings, dividends, allowances, raisedBy, isMarried }: Asked) {
  const { incomeTax, dividends: onDividends, allowances: figures } = rates
  const limits = [basicOf(raisedBy), inHundreds(incomeTax.higherRateLimit) + raisedBy]
  const [basic = 0, higher = 0] = limits
  const taxedOther = Math.max(0, other - allowances)
  const rest = property + savings + dividends
  const left = Math.min(allowances - (other - taxedOther), rest)
  const total = taxedOther + rest - left
  const charge = (three: readonly Figure[]) => chargesUpTo(total, three, limits)
  const [main, ofProperty, ofSavings] = [incomeTax, incomeTax.property, incomeTax.savings].map((of) => charge(threeOf(of)))
  const ofDividends = charge([onDividends.ordinaryRate, onDividends.upperRate, onDividends.additionalRate])
  const { startingRateBand, basicRateAllowance, higherRateAllowance } = figures.savings
  const nilSavings = total > higher ? 0 : inHundreds(total > basic ? higherRateAllowance : basicRateAllowance)
  const nilDividends = inHundreds(onDividends.allowance)

  let best = { tax: Infinity, property: 0, savings: 0, dividends: 0 }
  for (let offProperty = Math.min(left, property); offProperty >= Math.max(0, left - savings - dividends); offProperty--) {
    const below = taxedOther + property - offProperty
    for (let offSavings = Math.min(left - offProperty, savings); offSavings >= Math.max(0, left - offProperty - dividends); offSavings--) {
      const top = below + savings - offSavings
      const free = Math.max(below, inHundreds(startingRateBand)) + nilSavings
      const tax =
        (main?.(0, taxedOther) ?? 0) +
        (ofProperty?.(taxedOther, below) ?? 0) +
        (ofSavings?.(free, top) ?? 0) +
        ofDividends(top + nilDividends, total)
      const paysHigherRate = below > basic || (top > basic && top > free) || (total > basic && total > top)
      const due = Math.max(0, tax - (isMarried && !paysHigherRate ? inHundreds(figures.marriageReduction) * 10_000 : 0))
      if (due < best.tax) best = { tax: due, property: below - taxedOther, savings: top - below, dividends: total - top }
    }
  }
  return best
}
const basicOf = (raisedBy: number) => inHundreds(rates.incomeTax.basicRateLimit) + raisedBy

/** The formulas of a question, with its amounts as inputs. */
function formulas(isMarried: boolean) {
  const [other, property, savings] = [input('other'), input('property'), input('savings')]
  const [dividends, allowances, limitsRaisedBy] = [input('dividends'), input('allowances'), input('raisedBy')]
  const taxable = other.plus(property, savings, dividends).excessOver(allowances)
  const { startingRateBand } = rates.allowances.savings
  const ofSavings = { income: savings, allowance: savingsAllowance(taxable, limitsRaisedBy, rates), startingRateBand }
  const kinds: Kinds = { other, property, savings: ofSavings, dividends, taxable, limitsRaisedBy, region: 'england' }
  const reduction = figure(rates.allowances.marriageReduction)
  const on: Reductions['on'] = (taxed) => (isMarried ? when(paysNoHigherRate(taxed, kinds, rates), reduction, zero) : zero)
  const taxed = taxableKinds({ kinds, allowances, reductions: { on, isForMarriage: isMarried } }, rates, PLAIN)
  return { taxed, due: taxByKind(taxed, kinds, rates).total.excessOver(on(taxed)) }
}
const [SINGLE, MARRIED] = [false, true].map(formulas) as [ReturnType<typeof formulas>, ReturnType<typeof formulas>]

/** The tax in pence by the rule, and what it leaves of each kind in hundreds of pounds. */
function chosen({ isMarried, ...amounts }: Asked) {
  const { taxed, due } = isMarried ? MARRIED : SINGLE
  const values = new ExactEvaluator(
    Object.fromEntries(Object.entries(amounts).map(([name, value]) => [name, new Decimal(value).times(100)])),
  )
  const hundreds = (of: typeof due) => values.of(of).dividedBy(100).toNumber()
  return {
    tax: values.of(due).times(100).toNumber(),
    other: hundreds(taxed.other),
    shares: { property: hundreds(taxed.property ?? zero), savings: hundreds(taxed.savings), dividends: hundreds(taxed.dividends) },
  }
}

const upTo = (most: number) => fc.integer({ min: 0, max: most })
const few = fc.oneof(upTo(12), upTo(40), upTo(600))
/** Incomes, with many whose total, or what is below the dividends or below both, is near a limit, and many that leave allowances to share. */
const incomes = fc
  .record({
    isMarried: fc.boolean(),
    raisedBy: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, upTo(60)),
    allowances: fc.oneof({ weight: 3, arbitrary: fc.constant(126) }, upTo(126), upTo(160)),
    other: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, upTo(126), upTo(400)),
    savings: few,
    dividends: few,
    limit: fc.oneof({ weight: 3, arbitrary: fc.constant('basic') }, fc.constantFrom('higher', 'starting'), upTo(1500)),
    by: fc.integer({ min: -10, max: 30 }),
    below: fc.constantFrom('all', 'dividends', 'both'),
  })
  .map(({ limit, by, below, ...asked }): Asked => {
    const limits = { basic: basicOf(0), higher: inHundreds(rates.incomeTax.higherRateLimit), starting: 50 }
    const target = (typeof limit === 'number' ? limit : (limits[limit as 'basic'] ?? 0)) + asked.raisedBy + asked.allowances + by
    const above = { all: 0, dividends: asked.dividends, both: asked.savings + asked.dividends }[below]
    return { ...asked, property: Math.max(0, target - above - asked.other) }
  })

it('allowances come off other income first, and then no other way gives less tax (ITA 2007 s.25(2) and (3A))', () => {
  const moved = { fromProperty: 0, fromSavings: 0 }
  fc.assert(
    fc.property(incomes, (asked) => {
      const { tax: least, ...shares } = bestOfAll(asked)
      const found = chosen(asked)
      expect(found.tax).toBe(least)
      expect(found.other).toBe(Math.max(0, asked.other - asked.allowances))
      // Where Marriage Allowance covers the tax, any way that leaves none will do.
      if (!asked.isMarried || least > 0) expect(found.shares).toEqual(shares)
      const left = Math.max(0, asked.allowances - asked.other)
      if (found.shares.property > Math.max(0, asked.property - left)) moved.fromProperty++
      const leftOfSavings = Math.max(0, left - (asked.property - found.shares.property))
      if (found.shares.savings > Math.max(0, asked.savings - leftOfSavings)) moved.fromSavings++
    }),
    { numRuns: runs(1000) },
  )
  expect(moved.fromProperty).toBeGreaterThan(runs(30))
  expect(moved.fromSavings).toBeGreaterThan(runs(30))
})
