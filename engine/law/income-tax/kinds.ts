import { type Amount, type BandOf, byBands as chargedByBands, figure, when, zero } from '../../expression/amount.ts'
import { all, any, type Condition, isAbove, isAtLeast, isEqual } from '../../expression/condition.ts'
import type { Region } from '../../inputs/common-fields.ts'
import type { Figure } from '../../rates/figure.ts'
import { dividendBands } from '../dividends/bands.ts'
import type { AllowanceRates, DividendRates, IncomeTaxRates } from '../rates.ts'
import { bandsOf, propertyBands, raisedLimit, ukSavingsBands } from './bands.ts'
import { isBelowHigherRate } from './marriage-allowance.ts'

/** A year’s net income of each kind, before allowances, and what decides how it is taxed. Annual pounds. */
export interface Kinds {
  /** Income that is neither savings nor dividends: pay, profits, pensions, and rent unless that is a layer of its own. */
  readonly other: Amount
  /** Rent where it is a layer of its own, between other income and savings. ITA 2007 s.16A. */
  readonly property?: Amount
  /** Left out where only other income and dividends are in question. */
  readonly savings?: Savings
  readonly dividends: Amount
  /** All that is left of them after the allowances. */
  readonly taxable: Amount
  /** The limits, raised by gifts and pension contributions. ITA 2007 s.414(2); FA 2004 s.192(4). */
  readonly limitsRaisedBy?: Amount
  readonly region: Region
  /** How bands are charged: exactly, if left out. */
  readonly byBands?: typeof chargedByBands
}

/** Savings income, and what is taxed at nothing on top of other income. Annual pounds. ITA 2007 ss.12 to 12B. */
interface Savings {
  readonly income: Amount
  /** What `savingsAllowance` gives. */
  readonly allowance: Amount
  readonly startingRateBand: Figure
}

/** What is left of each kind after the allowances. Annual pounds; together they are `taxable`. */
export interface TaxableKinds {
  readonly other: Amount
  readonly property?: Amount
  readonly savings: Amount
  readonly dividends: Amount
}

/** The UK basic and higher rate limits of somebody, raised. ITA 2007 ss.10, 20 and 414(2). Annual pounds of taxable income. */
export function ukLimits(raisedBy: Amount | undefined, { incomeTax }: IncomeTaxRates) {
  return { basic: raisedLimit(incomeTax.basicRateLimit, raisedBy), higher: raisedLimit(incomeTax.higherRateLimit, raisedBy) }
}

/**
 * The savings nil rate: the allowance of somebody who pays no more than the basic rate, a smaller one at the higher rate, and none at the
 * additional rate. The UK limits decide that, wherever the taxpayer lives. ITA 2007 s.12B. Annual pounds.
 */
export function savingsAllowance(taxable: Amount, limitsRaisedBy: Amount, rates: AllowanceRates & IncomeTaxRates): Amount {
  const limits = ukLimits(limitsRaisedBy, rates)
  const { basicRateAllowance, higherRateAllowance } = rates.allowances.savings
  return when(
    isAbove(taxable, limits.higher),
    zero,
    when(isAbove(taxable, limits.basic), figure(higherRateAllowance), figure(basicRateAllowance)),
  )
}

/** Where in the bands savings stop being taxed at nil: above the starting rate limit, and then above the allowance. ITA 2007 ss.12 and 12A. */
export const untaxedSavingsUpTo = (below: Amount, { allowance, startingRateBand }: Savings): Amount =>
  below.atLeast(figure(startingRateBand)).plus(allowance)

/**
 * The bands for savings on top of other taxable income: the starting rate for savings, the savings nil rate, both of which use up part of a
 * band, and then what is left of each UK band. ITA 2007 ss.7, 7A, 12, 12A and 16. The limits are pounds of annual taxable income.
 */
function savingsBands(other: Amount, savings: Savings, rates: IncomeTaxRates, raisedBy?: Amount): BandOf[] {
  const startingRateLimit = figure(savings.startingRateBand)
  const nilUpTo = untaxedSavingsUpTo(other, savings)
  return [
    { name: 'starting rate for savings', rate: zero, from: other, upTo: startingRateLimit, where: isAbove(startingRateLimit, other) },
    { name: 'savings nil', rate: zero, from: other, upTo: nilUpTo },
    ...ukSavingsBands(rates, raisedBy).map((band) => ({
      ...band,
      ...(band.upTo && { where: isAbove(band.upTo, nilUpTo) }),
    })),
  ]
}

/** What is taxed below savings and dividends: other income, and property on top of it. ITA 2007 ss.16 and 16A. Annual pounds. */
export const belowSavings = ({ other, property }: Pick<TaxableKinds, 'other' | 'property'>): Amount =>
  property ? other.plus(property) : other

/**
 * Tax for a year on each kind of income: other income by the bands of the region, property that is a layer of its own, savings on top of
 * those and dividends on top of all by the UK’s. ITA 2007 ss.10 to 13A, 16 and 16A. Annual pounds, unrounded and without names.
 */
export function taxByKind(taxed: TaxableKinds, kinds: Kinds, rates: DividendRates) {
  const { other, property, savings, dividends } = taxed
  const { limitsRaisedBy, byBands = chargedByBands } = kinds
  const onOther = byBands(other, bandsOf(kinds.region, rates, limitsRaisedBy), 'Tax on other income by band')
  const onProperty = property && byBands(property, propertyBands(rates, limitsRaisedBy), 'Tax on rent by band', other)
  const earlier = belowSavings(taxed)
  const onSavings = kinds.savings
    ? byBands(savings, savingsBands(earlier, kinds.savings, rates, limitsRaisedBy), 'Tax on savings by band', earlier)
    : zero
  const below = kinds.savings ? earlier.plus(savings) : earlier
  const onDividends = byBands(dividends, dividendBands(below, rates, limitsRaisedBy), 'Tax on dividends by band', below)
  const total = onOther.plus(...(onProperty ? [onProperty] : []), onSavings, onDividends)
  return { onOther, onProperty, onSavings, onDividends, total }
}

/**
 * Whether somebody is liable at no rate above the basic rate, in Scotland at none above the intermediate rate. Savings at the nil rate do not
 * count, but dividends at the dividend nil rate do. ITA 2007 ss.55B(2)(b) and (ba) and 55C(1)(c) and (ca).
 */
export function paysNoHigherRate(taxed: TaxableKinds, kinds: Kinds, rates: IncomeTaxRates): Condition {
  const { savings, dividends } = taxed
  const below = belowSavings(taxed)
  const { basic } = ukLimits(kinds.limitsRaisedBy, rates)
  const isOtherWithin = isBelowHigherRate(below, bandsOf(kinds.region, rates, kinds.limitsRaisedBy), rates)
  const areSavingsUntaxed = kinds.savings ? [isAtLeast(untaxedSavingsUpTo(below, kinds.savings), below.plus(savings))] : []
  return all(isOtherWithin, any(isAtLeast(basic, kinds.taxable), all(isEqual(dividends, zero), ...areSavingsUntaxed)))
}
