import type { dividends } from '../../rates/generated/dividends.ts'
import type { Settled } from '../../rates/table.ts'
import type { IncomeTaxRates } from '../income-tax/rates.ts'

/** The tables that the tax on dividends reads. */
export interface DividendRates extends IncomeTaxRates {
  readonly dividends: Settled<typeof dividends>
}
