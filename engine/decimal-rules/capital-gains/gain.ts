import { atLeastZero, type Decimal, smallerOf, sumOf } from '../../money/decimal.ts'
import type { CapitalGainsRates } from '../../rules/capital-gains/rates.ts'

export interface Disposal {
  readonly salePrice: Decimal
  readonly purchasePrice: Decimal
  readonly improvementCosts: Decimal
  readonly sellingCosts: Decimal
}

/** What a disposal makes, in pounds. A loss is a negative gain. */
export interface Gain {
  readonly totalCosts: Decimal
  readonly gain: Decimal
  /** The sale price less the costs of selling. */
  readonly netProceeds: Decimal
  /** As much of the year’s annual exempt amount as the gain needs. */
  readonly exemptAmountUsed: Decimal
  readonly taxableGain: Decimal
}

/**
 * The gain on one disposal: the price less allowable costs, and then less the annual exempt amount. TCGA 1992 ss.1K and 38. Pounds, exact.
 */
export function gainOn({ salePrice, purchasePrice, improvementCosts, sellingCosts }: Disposal, { capitalGains }: CapitalGainsRates): Gain {
  const totalCosts = sumOf([purchasePrice, improvementCosts, sellingCosts])
  const gain = salePrice.minus(totalCosts)
  const exemptAmountUsed = smallerOf(atLeastZero(gain), capitalGains.annualExemptAmount.value)
  return {
    totalCosts,
    gain,
    netProceeds: salePrice.minus(sellingCosts),
    exemptAmountUsed,
    taxableGain: atLeastZero(gain).minus(exemptAmountUsed),
  }
}
