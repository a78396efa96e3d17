import { type Gain, gainOn } from '../../decimal-rules/capital-gains/gain.ts'
import { type SlabTax, type StackedTax, taxOnGain } from '../../decimal-rules/capital-gains/tax-on-gain.ts'
import type { InputsOf } from '../../inputs/field.ts'
import { type Decimal, percentOf } from '../../money/decimal.ts'
import { roundToPenny } from '../../money/rounding.ts'
import { type GainRates, gainRates } from '../../rules/capital-gains/asset.ts'
import type { CapitalGainsRates } from '../../rules/capital-gains/rates.ts'
import type { fields } from './fields.ts'

export type Inputs = InputsOf<typeof fields>

/** Every amount from a sale to the tax on it. Pounds, unrounded. */
export interface CapitalGain extends Gain {
  readonly inputs: Inputs
  readonly gainRates: GainRates
  readonly taxed: StackedTax | SlabTax
  readonly capitalGainsTax: Decimal
  readonly gainAfterTax: Decimal
  readonly effectiveRate: Decimal
}

/**
 * The gain on one sale and the Capital Gains Tax on it, at the rates for the date of sale. Pounds, unrounded. A loss is not taxed.
 * Expects parsed inputs. Throws `NoRateError` if a rate has no value for the year. TCGA 1992 ss.1I, 1J and 1K.
 */
export function calculate(inputs: Inputs, rates: CapitalGainsRates, on: (date: string) => CapitalGainsRates): CapitalGain {
  const gain = gainOn(inputs, rates)
  const ratesOfGain = gainRates(inputs.assetType, inputs.disposalDate, rates, on)
  const taxed = taxOnGain(gain.taxableGain, inputs.otherIncome, ratesOfGain, rates)
  return {
    ...gain,
    inputs,
    gainRates: ratesOfGain,
    taxed,
    capitalGainsTax: taxed.tax,
    gainAfterTax: gain.gain.minus(taxed.tax),
    effectiveRate: percentOf(taxed.tax, gain.gain),
  }
}

export const OUTPUTS = [
  'gain',
  'taxableGain',
  'capitalGainsTax',
  'effectiveRate',
  'netProceeds',
  'totalCosts',
  'exemptAmountUsed',
  'gainAfterTax',
] as const

/** The record as the specification defines it, each amount rounded to the penny separately. */
export const recordOf = (sale: CapitalGain): Readonly<Record<(typeof OUTPUTS)[number], Decimal>> => ({
  gain: roundToPenny(sale.gain),
  taxableGain: roundToPenny(sale.taxableGain),
  capitalGainsTax: roundToPenny(sale.capitalGainsTax),
  effectiveRate: roundToPenny(sale.effectiveRate),
  netProceeds: roundToPenny(sale.netProceeds),
  totalCosts: roundToPenny(sale.totalCosts),
  exemptAmountUsed: roundToPenny(sale.exemptAmountUsed),
  gainAfterTax: roundToPenny(sale.gainAfterTax),
})
