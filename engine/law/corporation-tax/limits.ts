import { type Amount, number, when, zero } from '../../expression/amount.ts'
import { type Condition, isEqual } from '../../expression/condition.ts'
import { MONTHS_IN_A_YEAR } from '../../money/decimal.ts'
import type { CorporationTaxRates } from '../rates.ts'

export interface CompanyPeriod {
  /** The length of the accounting period in months, 1 to 12; a whole year if absent. */
  readonly months?: Amount
  /** The number of associated companies: one controls the other, or the same people control both (CTA 2010 s.18E). None if absent. */
  readonly associatedCompanies?: Amount
  /** The days of the period, if limits are reduced by days; by months if absent. */
  readonly inYears?: DaysInYears
}

/** Days of a period in a financial year, and all the days of that year. */
interface DaysInYear {
  readonly days: Amount
  readonly ofYear: Amount
}

/** All the days of a period, and those in each of two financial years where both count and have different lengths. */
export interface DaysInYears extends DaysInYear {
  readonly apart?: { readonly where: Condition; readonly before: DaysInYear; readonly last: DaysInYear }
}

/** A whole year of a company without associated companies. */
export const WHOLE_YEAR_ALONE: CompanyPeriod = {}

/** Whether associated companies share the limits (CTA 2010 s.18D(3)), as opposed to the relief. */
export const areLimitsShared = ({ methods }: CorporationTaxRates): boolean => methods.corporationTax.associatedCompanies.value === 'limits'

/**
 * A company’s share of a yearly limit for an accounting period, divided by one more than the number of associated companies. Twelve months
 * have the whole limit. A shorter period has a share by its days in each financial year, or a twelfth for each month if nobody knows the
 * days. CTA 2010 s.18D(2) to (4). Pounds for the period, or the part of it, unrounded.
 */
export function limitFor(yearly: Amount, { months, associatedCompanies, inYears }: CompanyPeriod, rates: CorporationTaxRates): Amount {
  const inProportion = inYears ? byDays(yearly, inYears) : months && yearly.times(months).dividedBy(MONTHS)
  const ofPeriod = months && inProportion ? when(isEqual(months, MONTHS), yearly, inProportion) : (inProportion ?? yearly)
  if (!associatedCompanies || !areLimitsShared(rates)) return ofPeriod
  return when(isEqual(associatedCompanies, zero), ofPeriod, ofPeriod.dividedBy(number(1).plus(associatedCompanies)))
}

function byDays(yearly: Amount, { apart, ...all }: DaysInYears): Amount {
  const shareOf = ({ days, ofYear }: DaysInYear) => yearly.times(days).dividedBy(ofYear)
  return apart ? when(apart.where, shareOf(apart.before).plus(shareOf(apart.last)), shareOf(all)) : shareOf(all)
}

const MONTHS = number(MONTHS_IN_A_YEAR)
