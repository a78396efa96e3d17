import { type CorporationTax, corporationTaxOn } from '../../decimal-rules/corporation-tax/corporation-tax.ts'
import type { InputsOf } from '../../inputs/field.ts'
import { type Decimal, percentOf } from '../../money/decimal.ts'
import { roundToPenny } from '../../money/rounding.ts'
import type { CorporationTaxRates } from '../../rules/corporation-tax/rates.ts'
import type { fields } from './fields.ts'

export type Inputs = InputsOf<typeof fields>

/** Every amount from a profit to what is left after tax. Pounds for the accounting period, unrounded. */
export interface Facts extends CorporationTax {
  readonly afterTaxProfit: Decimal
  /** Tax as a percentage of profit: 25 for 25%. */
  readonly effectiveRate: Decimal
  /** Whether the relief is at least a penny, so that there is something to show. */
  readonly hasMarginalRelief: boolean
}

/**
 * Corporation Tax on a company’s profit for an accounting period, and what is left. Pounds for the period, unrounded. Expects parsed
 * inputs. Throws `NoRateError` if a rate has no value for the year. CTA 2010 ss.3, 18A, 18B and 18D.
 */
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

/** The record as the specification defines it, rounded to the penny, without marginal relief where there is none. */
export const recordOf = (facts: Facts): Partial<Record<(typeof OUTPUTS)[number], Decimal>> => ({
  corporationTax: roundToPenny(facts.tax),
  ...(facts.hasMarginalRelief && { marginalRelief: roundToPenny(facts.marginalRelief) }),
  effectiveRate: roundToPenny(facts.effectiveRate),
  afterTaxProfit: roundToPenny(facts.afterTaxProfit),
  taxableProfit: roundToPenny(facts.profit),
  lowerLimit: roundToPenny(facts.lowerLimit),
  upperLimit: roundToPenny(facts.upperLimit),
})
