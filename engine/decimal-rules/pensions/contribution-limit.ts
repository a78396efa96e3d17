import { type Decimal, smallerOf } from '../../money/decimal.ts'
import type { Figure } from '../../rates/figure.ts'
import type { PensionRates } from '../../rules/pensions/rates.ts'
import { type AnnualAllowance, allowanceInFull } from './annual-allowance.ts'

/** A limit on a year’s contributions, in pounds, and the figure that sets it. Without a figure, earnings or a tapered allowance set it. */
export interface ContributionLimit {
  readonly amount: Decimal
  readonly figure?: Figure
}

/**
 * The largest contribution that gets relief in a year: relevant UK earnings, or the basic amount if that is more. FA 2004 s.190. Annual
 * pounds, gross.
 */
export function earningsLimit(earnings: Decimal, { pensions }: PensionRates): ContributionLimit {
  const { smallestLimit } = pensions.relief
  return earnings.lessThan(smallestLimit.value) ? { amount: smallestLimit.value, figure: smallestLimit } : { amount: earnings }
}

/** A limit, or the annual allowance if that is smaller, with its figure unless it is tapered. FA 2004 s.228. Annual pounds. */
export function withinAnnualAllowance(
  limit: ContributionLimit,
  { allowance, isHighEarner }: AnnualAllowance,
  { pensions }: PensionRates,
): ContributionLimit {
  if (!allowance.lessThan(limit.amount)) return limit
  return isHighEarner ? { amount: allowance } : { amount: allowance, figure: pensions.annualAllowance }
}

/** Whether the rule set’s method counts a contribution only up to its limit, as if the rest had not been paid. */
export const isCutToLimit = ({ methods }: PensionRates): boolean => methods.pensionRelief.limit.value === 'earnings-or-annual-allowance'

/** The limit on relief for a year, under the rule set’s method. FA 2004 ss.189 and 190. Annual pounds. */
export const reliefLimit = (earnings: Decimal, rates: PensionRates): ContributionLimit =>
  isCutToLimit(rates) ? withinAnnualAllowance({ amount: earnings }, allowanceInFull(rates), rates) : earningsLimit(earnings, rates)

/** The part of a gross contribution that is within a limit. Annual pounds. FA 2004 s.190. */
export const relievablePart = (contribution: Decimal, limit: ContributionLimit): Decimal => smallerOf(contribution, limit.amount)
