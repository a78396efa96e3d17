import type { allowances } from '../../rates/generated/allowances.ts'
import type { Settled } from '../../rates/table.ts'
import type { SlabRates } from '../../rules/income-tax/slab-rate.ts'

/** The tables that rental income, and the tax on it, read. */
export interface RentalRates extends SlabRates {
  readonly allowances: Settled<typeof allowances>
}
