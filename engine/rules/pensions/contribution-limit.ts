import { type Decimal, smallerOf } from '../../money/decimal.ts'
import type { Figure } from '../../rates/figure.ts'
import { type AnnualAllowance, allowanceInFull } from './annual-allowance.ts'
import type { PensionRates } from './rates.ts'

/** A limit on a year’s contributions, and the figure that made it; without one it is the earnings, or a tapered allowance. */
export interface ContributionLimit {
  readonly amount: Decimal
  readonly figure?: Figure
}

/** The most that is relieved in a year: relevant UK earnings, or the limit that needs none if larger. FA 2004 s.190. Annual pounds, gross. */
export function earningsLimit(earnings: Decimal, { pensions }: PensionRates): ContributionLimit {
  const { smallestLimit } = pensions.relief
  return earnings.lessThan(smallestLimit.value) ? { amount: smallestLimit.value, figure: smallestLimit } : { amount: earnings }
}

/** A limit, or the annual allowance if that is smaller: the figure of the tables, unless it is tapered. FA 2004 s.228. Annual pounds. */
export function withinAnnualAllowance(
  limit: ContributionLimit,
  { allowance, isHighEarner }: AnnualAllowance,
  { pensions }: PensionRates,
): ContributionLimit {
  if (!allowance.lessThan(limit.amount)) return limit
  return isHighEarner ? { amount: allowance } : { amount: allowance, figure: pensions.annualAllowance }
}

/** Whether a contribution counts only up to its limit, as though the rest had not been paid. */
export const isCutToLimit = ({ methods }: PensionRates): boolean => methods.pensionRelief.limit.value === 'earnings-or-annual-allowance'

/** What limits the relief of a year under the rule set’s method. FA 2004 ss.189 and 190. Annual pounds. */
export const reliefLimit = (earnings: Decimal, rates: PensionRates): ContributionLimit =>
  isCutToLimit(rates) ? withinAnnualAllowance({ amount: earnings }, allowanceInFull(rates), rates) : earningsLimit(earnings, rates)

/** The part of a gross contribution within a limit. */
export const relievablePart = (contribution: Decimal, limit: ContributionLimit): Decimal => smallerOf(contribution, limit.amount)
