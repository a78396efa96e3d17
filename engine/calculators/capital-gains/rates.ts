import type { capitalGains } from '../../rates/generated/capital-gains.ts'
import type { Settled } from '../../rates/table.ts'
import type { SlabRates } from '../../rules/income-tax/slab-rate.ts'

/** The tables that Capital Gains Tax reads. */
export interface CapitalGainsRates extends SlabRates {
  readonly capitalGains: Settled<typeof capitalGains>
}
