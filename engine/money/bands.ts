import type { Figure } from '../rates/figure.ts'
import { minus, plus, times } from './arithmetic.ts'
import { type Decimal, ZERO } from './decimal.ts'
import { compared } from './digits.ts'

/** A band, which has only an upper limit; the last band has none. `figures` are the figures that its rate and limit come from. */
export interface Band {
  readonly name: string
  readonly rate: Decimal
  readonly upTo?: Decimal
  readonly figures: readonly Figure[]
}

/** The part of an amount that falls in one band, and what is charged on it. */
export interface BandSlice {
  readonly band: Band
  /** Where the band starts: the upper limit of the one before. */
  readonly from: Decimal
  readonly amount: Decimal
  readonly charge: Decimal
}

/**
 * Splits `amount` among the bands, one slice for each band, even where it is empty. `above` is what fills the bands before it. The charges
 * are exact: nothing is rounded.
 */
export function sliceByBands(amount: Decimal, bands: readonly Band[], above: Decimal = ZERO): BandSlice[] {
  const slices: BandSlice[] = []
  const top = above.isZero() ? amount : plus(above, amount)
  let from: Decimal = ZERO
  for (const band of bands) {
    const start = compared(above, from) > 0 ? above : from
    const end = band.upTo && compared(top, band.upTo) > 0 ? band.upTo : top
    const inBand = compared(end, start) > 0 ? minus(end, start) : ZERO
    slices.push({ band, from, amount: inBand, charge: inBand.isZero() ? ZERO : times(inBand, band.rate) })
    if (band.upTo) from = band.upTo
  }
  return slices
}

/** The charges of all slices added up, unrounded. */
export function totalCharge(slices: readonly BandSlice[]): Decimal {
  let total: Decimal = ZERO
  for (const { charge } of slices) if (!charge.isZero()) total = total.isZero() ? charge : plus(total, charge)
  return total
}

/** The last slice that has any of the amount in it; undefined where the amount is nothing. */
export const topBand = (slices: readonly BandSlice[]): BandSlice | undefined => slices.findLast(({ amount }) => !amount.isZero())
