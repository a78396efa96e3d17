import { type Amount, type CostedWay, cheapestOf, figure, when, zero } from '../../expression/amount.ts'
import { all, isAbove, isAtLeast } from '../../expression/condition.ts'
import { bandsAboveNilRate } from '../dividends/bands.ts'
import type { DividendRates } from '../rates.ts'
import { bandsOf, highestRateOn, limitsOf, propertyBands, raisedLimit, rateOnNextPound, ukSavingsBands } from './bands.ts'
import { belowSavings, type Kinds, type TaxableKinds, taxByKind, ukLimits, untaxedSavingsUpTo } from './kinds.ts'

/** What step 6 takes off the tax on some shares of the allowances, and whether that depends on the shares. */
export interface Reductions {
  readonly on: (taxable: TaxableKinds) => Amount
  /** Set where Marriage Allowance is received, which somebody with dividends above the basic rate limit does not get. */
  readonly isForMarriage: boolean
}

/** Where no more of the allowances goes to savings and dividends: they are used up, a nil rate covers the rest, or other income fills a band. */
export type Until = 'used-up' | 'nil-rate' | 'band'

/** What is left of each kind of income where the allowances go to the lowest layer first, and last to dividends. Annual pounds. */
export function otherIncomeFirst({ other, property, dividends, taxable }: Kinds, allowances: Amount): TaxableKinds {
  const ofOther = other.excessOver(allowances)
  const lower = { other: ofOther, ...(property && { property: property.excessOver(allowances.excessOver(other)) }) }
  const below = belowSavings(lower)
  const ofSavings = taxable.less(below, dividends).atLeastZero()
  return { ...lower, savings: ofSavings, dividends: taxable.less(below, ofSavings).atLeastZero() }
}

/** Who shares their allowances: the incomes of each kind, and what step 6 takes off the tax on them. */
export interface Sharing {
  readonly kinds: Kinds
  readonly allowances: Amount
  readonly reductions?: Reductions
}

/**
 * The lowest layer whose owner may choose how much of the allowances it gets, and those that there are to share. Where property is a layer of
 * its own, other income has to use the allowances first (ITA 2007 s.25(3A)), so property shares what that leaves. Annual pounds.
 */
export function chosenLayer({ kinds, allowances }: Sharing, rates: DividendRates) {
  const { other, property, region, limitsRaisedBy } = kinds
  return property
    ? { income: property, allowances: allowances.excessOver(other), bands: propertyBands(rates, limitsRaisedBy) }
    : { income: other, allowances, bands: bandsOf(region, rates, limitsRaisedBy) }
}

/** What is left below savings, where so much is left of the layer that shares the allowances. Annual pounds. */
const lowerLayers = (ofLayer: Amount, { kinds, allowances }: Sharing): Pick<TaxableKinds, 'other' | 'property'> =>
  kinds.property ? { other: kinds.other.excessOver(allowances), property: ofLayer } : { other: ofLayer }

/**
 * The part of the allowances for savings and dividends that makes the tax after reductions least: what other income leaves of them, unless a
 * larger part lowers the tax. Of several parts with the same tax, it is the smallest. ITA 2007 s.25(2). Annual pounds. `named` gives a name to
 * a part that is larger.
 *
 * Each pound that moves makes a pound of other income taxable instead of one of the others, and moves the nil rates up by a pound. Rates rise
 * from band to band. So it cannot save anything unless something is taxed at a higher rate than the next pound of other income would be, and
 * it stops saving only where a band or a nil rate is used up. Tests compare the result with all ways there are.
 */
export function allowancesElsewhere(sharing: Sharing, rates: DividendRates, named: (part: Amount, until: Until) => Amount): Amount {
  const { savings, dividends, taxable, limitsRaisedBy } = sharing.kinds
  const { income, allowances, bands } = chosenLayer(sharing, rates)
  const left = allowances.excessOver(income)
  const others = savings ? dividends.plus(savings.income) : dividends
  const ways = partsToTry(sharing, rates).map(
    ([part, until]): CostedWay => ({
      amount: named(part, until),
      cost: () => leastTax(income.excessOver(allowances.less(part)), sharing, rates),
      where: all(isAbove(part, left), isAtLeast(allowances, part), isAtLeast(others, part)),
    }),
  )
  const taxedFirst = income.excessOver(allowances)
  const onDividends = highestRateOn(taxable, bandsAboveNilRate(rates, limitsRaisedBy))
  const highestRate = savings ? onDividends.atLeast(highestRateOn(taxable, ukSavingsBands(rates, limitsRaisedBy))) : onDividends
  const couldSave = isAbove(highestRate, rateOnNextPound(taxedFirst, bands))
  return when(couldSave, cheapestOf(ways, { amount: left, cost: () => leastTax(taxedFirst, sharing, rates) }), left)
}

/** Parts of the allowances at which it may be best to stop moving them away from the lowest layer. Annual pounds, not yet within reach. */
function partsToTry(sharing: Sharing, rates: DividendRates): (readonly [Amount, Until])[] {
  const { kinds, reductions } = sharing
  const { savings, dividends, limitsRaisedBy, region } = kinds
  const { income: ofLayer, allowances } = chosenLayer(sharing, rates)
  const nilRate = figure(rates.dividends.allowance)
  const taxedFirst = ofLayer.less(allowances)
  const parts = [
    [allowances, 'used-up'] as const,
    [dividends.less(nilRate), 'nil-rate'] as const,
    ...limitsOf(region, rates).map((limit) => [raisedLimit(limit, limitsRaisedBy).less(taxedFirst), 'band'] as const),
  ]
  if (!savings) return parts
  const { income, allowance } = savings
  const others = income.plus(dividends)
  return [
    ...parts,
    [ukLimits(limitsRaisedBy, rates).basic.less(income, taxedFirst), 'band'],
    [others.less(nilRate, allowance), 'nil-rate'],
    [income.less(allowance), 'nil-rate'],
    ...(reductions?.isForMarriage ? [[others.less(income.atMost(allowance)), 'nil-rate'] as const] : []),
  ]
}

/** The tax where so much of a layer is taxed, with the allowances that it leaves shared between savings and dividends for the least tax. */
function leastTax(ofLayer: Amount, sharing: Sharing, rates: DividendRates): Amount {
  const lower = lowerLayers(ofLayer, sharing)
  const { least, others } = taxableSavingsToTry(belowSavings(lower), sharing, rates)
  const taxWith = (ofSavings: Amount) => taxOnShares({ ...lower, savings: ofSavings }, sharing, rates)
  return taxWith(least).atMost(...others.map(taxWith))
}

/** The tax after reductions where so much is taxed of each kind, and the rest of what is taxable is dividends. Annual pounds, unrounded. */
export function taxOnShares(taxed: Omit<TaxableKinds, 'dividends'>, { kinds, reductions }: Sharing, rates: DividendRates): Amount {
  const shares = { ...taxed, dividends: kinds.taxable.less(belowSavings(taxed), taxed.savings).atLeastZero() }
  const { total } = taxByKind(shares, kinds, rates)
  return reductions ? total.excessOver(reductions.on(shares)) : total
}

/**
 * The least that can be taxed of savings on top of so much other income, and the amounts at which it may be best to stop moving allowances to
 * dividends. Annual pounds.
 */
export function taxableSavingsToTry(below: Amount, { kinds, reductions }: Sharing, rates: DividendRates) {
  const { savings, dividends, taxable, limitsRaisedBy } = kinds
  if (!savings) return { least: zero, others: [] }
  const least = taxable.less(below, dividends).atLeastZero()
  const most = savings.income.atMost(taxable.less(below))
  const aboveNilRate = taxable.less(figure(rates.dividends.allowance))
  const others = [
    untaxedSavingsUpTo(below, savings).atMost(aboveNilRate).less(below),
    ukLimits(limitsRaisedBy, rates).basic.atMost(aboveNilRate).less(below),
    ...(reductions?.isForMarriage ? [taxable.less(below)] : []),
  ]
  return { least, others: others.map((one) => one.atLeast(least).atMost(most)) }
}
