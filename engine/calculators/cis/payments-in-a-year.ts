import type { Figure } from '../../rates/figure.ts'
import type { ConstructionIndustryRates } from './rates.ts'

export const PAYMENT_FREQUENCIES = ['weekly', 'monthly', 'quarterly', 'one-off'] as const
/** How often the same payment is made. */
export type PaymentFrequency = (typeof PAYMENT_FREQUENCIES)[number]

/** How many such payments there are in a year, to work out a whole year from one payment. A count, which is not in any law. */
export function paymentsInAYear(frequency: PaymentFrequency, { cis }: ConstructionIndustryRates): Figure {
  const { weekly, monthly, quarterly, oneOff } = cis.paymentsInAYear
  return { weekly, monthly, quarterly, 'one-off': oneOff }[frequency]
}
