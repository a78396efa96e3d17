import type { BandSlice } from '../../money/bands.ts'
import type { Decimal } from '../../money/decimal.ts'

/** Far below a penny, and far above the last of the sixty digits that a recurring twelfth is cut off at. */
const PLACES = 46

/**
 * The amount that arithmetic on recurring twelfths came to: a third of a pound times 45% is 15 pence, not 14.999…9, and the
 * half-penny that a record rounds up is there whole.
 */
export const exactly = (amount: Decimal): Decimal => amount.toDecimalPlaces(PLACES)

/** The same for each slice of a band table. */
export const exactSlices = (slices: readonly BandSlice[]): BandSlice[] =>
  slices.map((slice) => ({ ...slice, amount: exactly(slice.amount), charge: exactly(slice.charge) }))
