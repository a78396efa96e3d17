import { atLeastZero, type Decimal, ZERO } from '../../money/decimal.ts'
import type { Figure } from '../../rates/figure.ts'
import type { ConstructionIndustryRates } from './rates.ts'
import type { SubcontractorStatus } from './subcontractor-status.ts'

export interface Payment {
  /** The amount of the invoice, without VAT. */
  readonly grossPayment: Decimal
  /** What the subcontractor paid for materials. */
  readonly materialsCost: Decimal
  readonly status: SubcontractorStatus
}

export interface ConstructionDeduction {
  /** The payment less the cost of materials, or nothing if they cost more. */
  readonly labourPayment: Decimal
  readonly rate: Figure
  readonly deduction: Decimal
  readonly netPayment: Decimal
}

/**
 * What a contractor deducts from a payment under the Construction Industry Scheme: a percentage of the payment less the direct cost of
 * materials. The percentage depends on the subcontractor’s status. FA 2004 s.61. Pounds for one payment, unrounded.
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
