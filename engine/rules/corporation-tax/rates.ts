import type { corporationTax } from '../../rates/generated/corporation-tax.ts'
import type { methods } from '../../rates/generated/methods.ts'
import type { Settled } from '../../rates/table.ts'

/** The tables that Corporation Tax reads. */
export interface CorporationTaxRates {
  readonly corporationTax: Settled<typeof corporationTax>
  readonly methods: Settled<typeof methods>
}
