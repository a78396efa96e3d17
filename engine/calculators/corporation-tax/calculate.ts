import type { InputsOf } from '../../inputs/field.ts'
import { type Decimal, percentOf } from '../../money/decimal.ts'
import { roundToPenny } from '../../money/rounding.ts'
import { type CorporationTax, corporationTaxOn } from '../../rules/corporation-tax/corporation-tax.ts'
import type { CorporationTaxRates } from '../../rules/corporation-tax/rates.ts'
import type { fields } from './fields.ts'

export type Inputs = InputsOf<typeof fields>

/** Everything on the way from a profit to what is left of it. Pounds for the accounting period, exact. */
export interface Facts extends CorporationTax {
  readonly afterTaxProfit: Decimal
  /** Tax as a percent of profit. */
  readonly effectiveRate: Decimal
  /** Whether the relief comes to a penny at least, so that there is something to show. */
  readonly hasMarginalRelief: boolean
}

/** Corporation Tax on a company’s profit of an accounting period, and what is left. */
export function calculate({ taxableProfit, accountingPeriodLength, associatedCompanies }: Inputs, rates: CorporationTaxRates): Facts {
  const computed = corporationTaxOn(taxableProfit, { months: accountingPeriodLength, associatedCompanies }, rates)
  return {
    ...computed,
    afterTaxProfit: taxableProfit.minus(computed.tax),
    effectiveRate: percentOf(computed.tax, taxableProfit),
    hasMarginalRelief: !roundToPenny(computed.marginalRelief).isZero(),
  }
}

export const OUTPUTS = [
  'corporationTax',
  'marginalRelief',
  'effectiveRate',
  'afterTaxProfit',
  'taxableProfit',
  'lowerLimit',
  'upperLimit',
] as const

/** The record as the specification names it, marginal relief left out where there is none. */
export const recordOf = (facts: Facts): Partial<Record<(typeof OUTPUTS)[number], Decimal>> => ({
  corporationTax: roundToPenny(facts.tax),
  ...(facts.hasMarginalRelief && { marginalRelief: roundToPenny(facts.marginalRelief) }),
  effectiveRate: roundToPenny(facts.effectiveRate),
  afterTaxProfit: roundToPenny(facts.afterTaxProfit),
  taxableProfit: roundToPenny(facts.profit),
  lowerLimit: roundToPenny(facts.lowerLimit),
  upperLimit: roundToPenny(facts.upperLimit),
})
