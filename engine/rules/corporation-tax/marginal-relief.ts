import { type Amount, figure, NIL, when } from '../../formula/amount.ts'
import { all, type Condition, isAbove, isEqual } from '../../formula/condition.ts'
import { areLimitsShared, type CompanyPeriod } from './limits.ts'
import type { CorporationTaxRates } from './rates.ts'

/**
 * Whether a company can have marginal relief: its profit is above the lower limit and not above the upper (CTA 2010 s.18B(1)(c)). At the
 * upper limit the relief comes to nothing. The section’s other conditions are assumptions of the answer: the company is resident in the UK,
 * is not a close investment-holding company, and has no ring fence profits.
 */
export const isBetweenTheLimits = (taxableProfit: Amount, lowerLimit: Amount, upperLimit: Amount): Condition =>
  all(isAbove(taxableProfit, lowerLimit), isAbove(upperLimit, taxableProfit))

/**
 * Marginal relief, for a profit between the limits: F × (U − A) × N ÷ A, CTA 2010 s.18B(2). F is the standard marginal relief fraction, U
 * the upper limit for the period, A the augmented profits and N the taxable total profits. N and A are the same here, because the company
 * is taken to receive no dividends. The rule set `constants` leaves the limits whole and divides the relief by the number of associated
 * companies, which no law does. Pounds for the period, unrounded.
 */
export function marginalRelief(
  taxableProfit: Amount,
  upperLimit: Amount,
  { associatedCompanies }: CompanyPeriod,
  rates: CorporationTaxRates,
): Amount {
  const relief = upperLimit.less(taxableProfit).atLeastNil().times(figure(rates.corporationTax.marginalReliefFraction))
  const lawful = named(relief, 'CTA 2010 s.18B(2)')
  if (!associatedCompanies || areLimitsShared(rates)) return lawful
  return when(isEqual(associatedCompanies, NIL), lawful, named(relief.dividedBy(associatedCompanies)))
}

/** The key and the label of the relief. */
export const MARGINAL_RELIEF = ['marginalRelief', 'Marginal relief'] as const
const named = (due: Amount, law?: string) => due.named(...MARGINAL_RELIEF, law)
