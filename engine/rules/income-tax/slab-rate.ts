import type { Decimal } from '../../money/decimal.ts'
import type { Figure } from '../../rates/figure.ts'
import type { slabs } from '../../rates/generated/slabs.ts'
import type { Settled } from '../../rates/table.ts'
import type { IncomeTaxRates } from './rates.ts'

export interface SlabRates extends IncomeTaxRates {
  readonly slabs: Settled<typeof slabs>
}

/**
 * The one rate that the specification puts on a whole amount, chosen by an annual income: basic, higher above one limit, additional above
 * another. The law has nothing of the kind; only a method of the specification’s own asks for it.
 */
export function slabRate(income: Decimal, { incomeTax, slabs }: SlabRates): Figure {
  if (income.greaterThan(slabs.additionalRateFrom.value)) return incomeTax.additionalRate
  return income.greaterThan(slabs.higherRateFrom.value) ? incomeTax.higherRate : incomeTax.basicRate
}
