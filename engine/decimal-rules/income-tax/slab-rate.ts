import type { Decimal } from '../../money/decimal.ts'
import type { Figure } from '../../rates/figure.ts'
import type { slabs } from '../../rates/generated/slabs.ts'
import type { Settled } from '../../rates/table.ts'
import type { IncomeTaxRates } from '../../rules/income-tax/rates.ts'

export interface SlabRates extends IncomeTaxRates {
  readonly slabs: Settled<typeof slabs>
}

/**
 * The single rate that the specification charges on a whole amount, as a fraction. It depends on income, in annual pounds: the basic rate,
 * the higher rate above one limit, or the additional rate above another. There is nothing like it in law, and only the specification’s own
 * methods use it.
 */
export function slabRate(income: Decimal, { incomeTax, slabs }: SlabRates): Figure {
  if (income.greaterThan(slabs.additionalRateFrom.value)) return incomeTax.additionalRate
  return income.greaterThan(slabs.higherRateFrom.value) ? incomeTax.higherRate : incomeTax.basicRate
}
