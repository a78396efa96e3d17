import type { InputsOf } from '../../inputs/field.ts'
import type { Figure } from '../../rates/figure.ts'
import { rateOfVat, type VatRates } from '../../rules/vat/rate.ts'
import { addVat, type Supply, takeOutVat } from '../../rules/vat/vat.ts'
import type { fields } from './fields.ts'

export type Inputs = InputsOf<typeof fields>

/** A sale with its inputs and its rate of VAT. Pounds, rounded to the penny. */
export interface VatOnAmount extends Supply {
  readonly facts: Inputs
  readonly rate: Figure
}

/**
 * The VAT to add to an amount, or the VAT already in one. Pounds for one sale, rounded to the penny. Expects parsed inputs. Throws
 * `NoRateError` if a rate has no value for the year. VATA 1994 ss.2(1) and 19(2).
 */
export function calculate(facts: Inputs, rates: VatRates): VatOnAmount {
  const rate = rateOfVat(facts.vatRate, rates)
  const supply = facts.isInclusive ? takeOutVat(facts.amount, rate.value) : addVat(facts.amount, rate.value)
  return { facts, rate, ...supply }
}
