import { type Decimal, MONTHS_IN_A_YEAR, ONE, ZERO } from '../../money/decimal.ts'
import type { CorporationTaxRates } from '../../rules/corporation-tax/rates.ts'

export interface CompanyPeriod {
  /** The length of the accounting period in months, 1 to 12. */
  readonly months: Decimal
  /** The number of other companies under the same control. */
  readonly associatedCompanies: Decimal
}

/** A whole year of a company without associated companies. */
export const WHOLE_YEAR_ALONE: CompanyPeriod = { months: MONTHS_IN_A_YEAR, associatedCompanies: ZERO }

/** A yearly limit is multiplied by `times` and divided by `over`. They are separate so that twelfths and thirds stay exact. */
export interface LimitShare {
  readonly times: Decimal
  readonly over: Decimal
}

/** Whether associated companies share the limits (CTA 2010 s.18D(3)), as opposed to the relief. */
export const areLimitsShared = ({ methods }: CorporationTaxRates): boolean => methods.corporationTax.associatedCompanies.value === 'limits'

/**
 * A company’s share of the yearly limits for an accounting period: a twelfth for each month, divided by one more than the number of
 * associated companies. CTA 2010 s.18D(3) and (5).
 */
export function limitShare({ months, associatedCompanies }: CompanyPeriod, rates: CorporationTaxRates): LimitShare {
  const companies = areLimitsShared(rates) ? associatedCompanies.plus(ONE) : ONE
  return { times: months, over: MONTHS_IN_A_YEAR.times(companies) }
}

/** A company’s share of a yearly limit. Pounds for the period, exact. CTA 2010 s.18D. */
export const limitFor = (yearly: Decimal, { times, over }: LimitShare): Decimal => yearly.times(times).dividedBy(over)
