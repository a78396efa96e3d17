import type { InputsOf } from '../../inputs/field.ts'
import type { Figure } from '../../rates/figure.ts'
import { rateOfVat, type VatRates } from '../../rules/vat/rate.ts'
import { addVat, type Supply, takeOutVat } from '../../rules/vat/vat.ts'
import type { fields } from './fields.ts'

export type Inputs = InputsOf<typeof fields>

export interface VatOnAmount extends Supply {
  readonly facts: Inputs
  readonly rate: Figure
}

/** VAT added to an amount, or taken out of one that has it. */
export function calculate(facts: Inputs, rates: VatRates): VatOnAmount {
  const rate = rateOfVat(facts.vatRate, rates)
  const supply = facts.isInclusive ? takeOutVat(facts.amount, rate.value) : addVat(facts.amount, rate.value)
  return { facts, rate, ...supply }
}
