import type { incomeTax } from '../../rates/generated/income-tax.ts'
import type { methods } from '../../rates/generated/methods.ts'
import type { scottishIncomeTax } from '../../rates/generated/scottish-income-tax.ts'
import type { Settled } from '../../rates/table.ts'

/** The tables that Income Tax reads. */
export interface IncomeTaxRates {
  readonly incomeTax: Settled<typeof incomeTax>
  readonly scottishIncomeTax: Settled<typeof scottishIncomeTax>
  readonly methods: Settled<typeof methods>
}
