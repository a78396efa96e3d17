import type { capitalGains } from '../../rates/generated/capital-gains.ts'
import type { slabs } from '../../rates/generated/slabs.ts'
import type { Settled } from '../../rates/table.ts'
import type { IncomeTaxRates } from '../income-tax/rates.ts'

/** The tables that Capital Gains Tax reads. */
export interface CapitalGainsRates extends IncomeTaxRates {
  readonly capitalGains: Settled<typeof capitalGains>
  readonly slabs: Settled<typeof slabs>
}
