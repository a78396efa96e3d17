import { type Decimal, MONTHS_IN_A_YEAR, ONE, ZERO } from '../../money/decimal.ts'
import type { CorporationTaxRates } from './rates.ts'

export interface CompanyPeriod {
  /** How long the accounting period is, 1 to 12. */
  readonly months: Decimal
  /** Companies under the same control, this one not counted. */
  readonly associatedCompanies: Decimal
}

/** A year of a company with no associated companies. */
export const WHOLE_YEAR_ALONE: CompanyPeriod = { months: MONTHS_IN_A_YEAR, associatedCompanies: ZERO }

/** A yearly limit is multiplied by `times` and divided by `over`: kept apart, so that twelfths and thirds stay exact. */
export interface LimitShare {
  readonly times: Decimal
  readonly over: Decimal
}

/** Whether associated companies share the limits, or the relief instead. CTA 2010 s.18D(3). */
export const areLimitsShared = ({ methods }: CorporationTaxRates): boolean => methods.corporationTax.associatedCompanies.value === 'limits'

/**
 * The share of the yearly limits that a company has for an accounting period: a twelfth for each month of it,
 * divided by one more than the number of associated companies. CTA 2010 s.18D(3) and (5).
 */
export function limitShare({ months, associatedCompanies }: CompanyPeriod, rates: CorporationTaxRates): LimitShare {
  const companies = areLimitsShared(rates) ? associatedCompanies.plus(ONE) : ONE
  return { times: months, over: MONTHS_IN_A_YEAR.times(companies) }
}

/** A yearly limit for the share of it that a company has. Pounds for the period. */
export const limitFor = (yearly: Decimal, { times, over }: LimitShare): Decimal => yearly.times(times).dividedBy(over)
