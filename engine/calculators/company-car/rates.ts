import type { companyCars } from '../../rates/generated/company-cars.ts'
import type { Settled } from '../../rates/table.ts'
import type { SlabRates } from '../../rules/income-tax/slab-rate.ts'

/** The tables that company car benefit, and the tax on it, read. */
export interface CompanyCarRates extends SlabRates {
  readonly companyCars: Settled<typeof companyCars>
}
