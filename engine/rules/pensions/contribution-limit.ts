import { type Decimal, smallerOf } from '../../money/decimal.ts'
import type { Figure } from '../../rates/figure.ts'
import type { PensionRates } from './rates.ts'

/** A limit on a year’s contributions, and the figure that made it; without one it is the earnings. */
export interface ContributionLimit {
  readonly amount: Decimal
  readonly figure?: Figure
}

/** The most that is relieved in a year: relevant UK earnings, or the limit that needs none if larger. FA 2004 s.190. Annual pounds, gross. */
export function earningsLimit(earnings: Decimal, { pensions }: PensionRates): ContributionLimit {
  const { smallestLimit } = pensions.relief
  return earnings.lessThan(smallestLimit.value) ? { amount: smallestLimit.value, figure: smallestLimit } : { amount: earnings }
}

/** A limit, or the annual allowance if that is smaller. FA 2004 s.228. Annual pounds. */
export function withinAnnualAllowance(limit: ContributionLimit, { pensions }: PensionRates): ContributionLimit {
  const { annualAllowance } = pensions
  return annualAllowance.value.lessThan(limit.amount) ? { amount: annualAllowance.value, figure: annualAllowance } : limit
}

/** Whether a contribution counts only up to its limit, as though the rest had not been paid. */
export const isCutToLimit = ({ methods }: PensionRates): boolean => methods.pensionRelief.limit.value === 'earnings-or-annual-allowance'

/** What limits the relief of a year under the rule set’s method. FA 2004 ss.189 and 190. Annual pounds. */
export const reliefLimit = (earnings: Decimal, rates: PensionRates): ContributionLimit =>
  isCutToLimit(rates) ? withinAnnualAllowance({ amount: earnings }, rates) : earningsLimit(earnings, rates)

/** The part of a gross contribution within a limit. */
export const relievablePart = (contribution: Decimal, limit: ContributionLimit): Decimal => smallerOf(contribution, limit.amount)
