import { type Band, type BandSlice, sliceByBands, totalCharge } from '../../money/bands.ts'
import type { Decimal } from '../../money/decimal.ts'

/** What a year’s contributions come to, and how much fell in each band. Annual pounds, unrounded. */
export interface Contribution {
  readonly slices: readonly BandSlice[]
  readonly contribution: Decimal
}

/** The contribution that bands make of an amount; nothing on a negative one. */
export function contributionOn(amount: Decimal, bands: readonly Band[]): Contribution {
  const slices = sliceByBands(amount, bands)
  return { slices, contribution: totalCharge(slices) }
}
