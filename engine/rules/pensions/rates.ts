import type { pensions } from '../../rates/generated/pensions.ts'
import type { Settled } from '../../rates/table.ts'
import type { IncomeTaxRates } from '../income-tax/rates.ts'
import type { SlabRates } from '../income-tax/slab-rate.ts'

/** The tables that relief for pension contributions reads. */
export interface PensionRates extends IncomeTaxRates {
  readonly pensions: Settled<typeof pensions>
}

/** And those of the annual allowance, whose relief and charge may go by slabs. */
export interface PensionAllowanceRates extends PensionRates, SlabRates {}
