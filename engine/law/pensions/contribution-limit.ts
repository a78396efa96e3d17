import { type Amount, figure } from '../../expression/amount.ts'
import { PLAIN } from '../../expression/name.ts'
import { say } from '../../expression/sentence.ts'
import type { PensionRates, Rates } from '../rates.ts'

const KEY = 'reliefLimit'
const LABEL = 'Most that can get tax relief'

/**
 * The largest contribution that gets relief in a year: relevant UK earnings, or the basic amount if that is more. FA 2004 s.190. Annual
 * pounds, gross.
 */
export const earningsLimit = (earnings: Amount, rates: Rates<'pensions'>, at = PLAIN): Amount =>
  largest(earnings, rates).named(at(KEY), LABEL, 'FA 2004 s.190').means(say`You get relief on your own contributions up to your earnings.`)

const largest = (earnings: Amount, { pensions }: Rates<'pensions'>): Amount => earnings.atLeast(figure(pensions.relief.smallestLimit))

/** Whether the rule set’s method counts a contribution only up to its limit, as if the rest had not been paid. */
export const isCutToLimit = ({ methods }: PensionRates): boolean => methods.pensionRelief.limit.value === 'earnings-or-annual-allowance'

/** The limit on relief for a year, under the rule set’s method. FA 2004 ss.189 and 190. Annual pounds, gross. */
export function reliefLimit(earnings: Amount, rates: PensionRates): Amount {
  const limit = isCutToLimit(rates) ? earnings.atMost(figure(rates.pensions.annualAllowance)) : largest(earnings, rates)
  return limit
    .named(KEY, LABEL, 'FA 2004 ss.189 and 190')
    .means(say`You get tax relief on contributions up to your earnings, or up to a small fixed amount if you earn less than that.`)
}

/** The most that gets relief and is not charged: the limit on relief, or the annual allowance if that is smaller. Annual pounds, gross. */
export const withinAnnualAllowance = (limit: Amount, allowance: Amount): Amount =>
  limit.atMost(allowance).named('maxAllowance', 'Contribution limit', 'FA 2004 ss.190 and 228')

/** The part of a gross contribution that is within the limit on relief: all of it where there is no limit. FA 2004 s.190. Annual pounds. */
export const relievablePart = (contribution: Amount, limit?: Amount): Amount =>
  (limit ? contribution.atMost(limit) : contribution).named('relievable', 'Contribution that gets tax relief')
