import type { Figure } from '../../rates/figure.ts'
import type { ConstructionIndustryRates } from './rates.ts'

export const PAYMENT_FREQUENCIES = ['weekly', 'monthly', 'quarterly', 'one-off'] as const
/** How often the same payment is made. */
export type PaymentFrequency = (typeof PAYMENT_FREQUENCIES)[number]

/** How many payments a year has, to project one to a year. No law: a count. */
export function paymentsInAYear(frequency: PaymentFrequency, { cis }: ConstructionIndustryRates): Figure {
  const { weekly, monthly, quarterly, oneOff } = cis.paymentsInAYear
  return { weekly, monthly, quarterly, 'one-off': oneOff }[frequency]
}
