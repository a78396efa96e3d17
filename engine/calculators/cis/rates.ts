import type { cis } from '../../rates/generated/cis.ts'
import type { Settled } from '../../rates/table.ts'

/** The table that the Construction Industry Scheme reads. */
export interface ConstructionIndustryRates {
  readonly cis: Settled<typeof cis>
}
