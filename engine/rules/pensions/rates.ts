import type { pensions } from '../../rates/generated/pensions.ts'
import type { Settled } from '../../rates/table.ts'
import type { IncomeTaxRates } from '../income-tax/rates.ts'
import type { SlabRates } from '../income-tax/slab-rate.ts'

/** The tables that relief on pension contributions reads. */
export interface PensionRates extends IncomeTaxRates {
  readonly pensions: Settled<typeof pensions>
}

/** The same, with the slabs that a method may use for relief and for the annual allowance charge. */
export interface PensionAllowanceRates extends PensionRates, SlabRates {}
