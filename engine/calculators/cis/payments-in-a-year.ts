import type { Figure } from '../../rates/figure.ts'
import type { PaymentFrequency } from './fields.ts'
import type { ConstructionIndustryRates } from './rates.ts'

/** How many such payments there are in a year, to work out a whole year from one payment. A count, which is not in any law. */
export function paymentsInAYear(frequency: PaymentFrequency, { cis }: ConstructionIndustryRates): Figure {
  const { weekly, monthly, quarterly, oneOff } = cis.paymentsInAYear
  return { weekly, monthly, quarterly, 'one-off': oneOff }[frequency]
}
