import { type Amount, figure, when, zero } from '../../expression/amount.ts'
import { any, type Condition } from '../../expression/condition.ts'
import { PLAIN } from '../../expression/name.ts'
import { say } from '../../expression/sentence.ts'
import { hasRatesByKind } from '../income-tax/bands.ts'
import type { IncomeTaxRates } from '../rates.ts'

/**
 * The finance costs of a letting that may get relief, in the year or later: none in a year with the property allowance in its place (ITTOIA
 * 2005 s.783BL), and none on the landlord’s own home in place of whose costs there is the Rent a Room limit (ss.274A, 793 and 797). Annual pounds.
 */
export const costsThatMayGetRelief = (financeCosts: Amount, isReplaced: Condition, isOfHome: Condition): Amount =>
  when(any(isReplaced, isOfHome), zero, financeCosts)

/**
 * The finance costs of a let home that get relief: the lowest of the costs, the profit from letting after losses of earlier years, and income
 * other than savings and dividends above all allowances. ITTOIA 2005 s.274AA. Annual pounds.
 */
export const relievedCosts = (financeCosts: Amount, profit: Amount, incomeAboveAllowances: Amount): Amount =>
  financeCosts.atMost(profit, incomeAboveAllowances)

/** The tax reduction for them, at the basic rate or, where property has rates of its own, at one of those. ITTOIA 2005 s.274A. Annual pounds, unrounded. */
export const reductionFor = (relieved: Amount, rates: IncomeTaxRates): Amount =>
  relieved.times(figure(hasRatesByKind(rates) ? rates.incomeTax.property.financeCostRate : rates.incomeTax.basicRate))

/** The rest of them, as a step. ITTOIA 2005 s.274AA. Annual pounds. */
export const carriedForward = (financeCosts: Amount, relieved: Amount, at = PLAIN): Amount =>
  financeCosts
    .less(relieved)
    .namedIfAny(at('unusedFinanceCosts'), 'Unused interest carried forward')
    .means(say`You carry this forward to later years.`)
