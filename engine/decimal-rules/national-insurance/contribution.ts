import { type Band, type BandSlice, sliceByBands, totalCharge } from '../../money/bands.ts'
import type { Decimal } from '../../money/decimal.ts'

/** A year’s contributions, and how much is in each band. Annual pounds, unrounded. */
export interface Contribution {
  readonly slices: readonly BandSlice[]
  readonly contribution: Decimal
}

/** The contribution on an amount by bands, nothing on a negative amount. Annual pounds, unrounded. */
export function contributionOn(amount: Decimal, bands: readonly Band[]): Contribution {
  const slices = sliceByBands(amount, bands)
  return { slices, contribution: totalCharge(slices) }
}
