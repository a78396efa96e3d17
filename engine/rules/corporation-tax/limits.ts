import { type Amount, NIL, number, when } from '../../formula/amount.ts'
import { isEqual } from '../../formula/condition.ts'
import { MONTHS_IN_A_YEAR } from '../../money/decimal.ts'
import type { CorporationTaxRates } from './rates.ts'

export interface CompanyPeriod {
  /** The length of the accounting period in months, 1 to 12; a whole year if absent. */
  readonly months?: Amount
  /** The number of associated companies: one controls the other, or the same people control both (CTA 2010 s.18E). None if absent. */
  readonly associatedCompanies?: Amount
  /** The days of the part that is meant and of a whole year, where the period is split because rates change; the whole period if absent. */
  readonly part?: { readonly days: Amount; readonly ofYear: Amount }
}

/** A whole year of a company without associated companies. */
export const WHOLE_YEAR_ALONE: CompanyPeriod = {}

/** Whether associated companies share the limits (CTA 2010 s.18D(3)), as opposed to the relief. */
export const areLimitsShared = ({ methods }: CorporationTaxRates): boolean => methods.corporationTax.associatedCompanies.value === 'limits'

/**
 * A company’s share of a yearly limit for an accounting period: a twelfth for each month, divided by one more than the number of associated
 * companies. A part of a split period is a period of its own (FA 2021 Sch.1 para.34(2)), which starts or ends within a month, so its share is
 * by days. CTA 2010 s.18D(2) to (4). Pounds for the period or the part, unrounded.
 */
export function limitFor(yearly: Amount, { months, associatedCompanies, part }: CompanyPeriod, rates: CorporationTaxRates): Amount {
  const ofMonths = months ? when(isEqual(months, MONTHS), yearly, yearly.times(months).dividedBy(MONTHS)) : yearly
  const ofPeriod = part ? yearly.times(part.days).dividedBy(part.ofYear) : ofMonths
  if (!associatedCompanies || !areLimitsShared(rates)) return ofPeriod
  return when(isEqual(associatedCompanies, NIL), ofPeriod, ofPeriod.dividedBy(number(1).plus(associatedCompanies)))
}

const MONTHS = number(MONTHS_IN_A_YEAR)
