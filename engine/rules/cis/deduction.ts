import { atLeastZero, type Decimal, ZERO } from '../../money/decimal.ts'
import type { Figure } from '../../rates/figure.ts'
import type { ConstructionIndustryRates } from './rates.ts'
import type { SubcontractorStatus } from './subcontractor-status.ts'

export interface Payment {
  /** What the contractor is asked for, without VAT. */
  readonly grossPayment: Decimal
  /** What the materials cost the subcontractor. */
  readonly materialsCost: Decimal
  readonly status: SubcontractorStatus
}

export interface ConstructionDeduction {
  /** The payment less its materials, and nothing where they cost more. */
  readonly labourPayment: Decimal
  readonly rate: Figure
  readonly deduction: Decimal
  readonly netPayment: Decimal
}

/**
 * What a contractor takes from a payment under the Construction Industry Scheme: a percentage, by the subcontractor’s status,
 * of the payment without the direct cost of materials. FA 2004 s.61. Pounds a payment, unrounded.
 */
export function constructionDeduction(
  { grossPayment, materialsCost, status }: Payment,
  { cis }: ConstructionIndustryRates,
): ConstructionDeduction {
  const rate = cis.deduction[status]
  const labourPayment = atLeastZero(grossPayment.minus(materialsCost))
  const deduction = rate.value.isZero() ? ZERO : labourPayment.times(rate.value)
  return { labourPayment, rate, deduction, netPayment: grossPayment.minus(deduction) }
}
