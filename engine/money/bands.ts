import type { Figure } from '../rates/figure.ts'
import { type Decimal, ZERO } from './decimal.ts'
import { compared } from './digits.ts'

/** A band, which starts where the one before it ends; the last has no limit. `figures` are those of the tables that its rate and limit come from. */
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
 * Splits `amount` among the bands, one slice for each band, even an empty one. `above` fills the bands first. The charges are exact: nothing
 * is rounded.
 */
export function sliceByBands(amount: Decimal, bands: readonly Band[], above: Decimal = ZERO): BandSlice[] {
  const slices: BandSlice[] = []
  const top = above.isZero() ? amount : above.plus(amount)
  let from: Decimal = ZERO
  for (const band of bands) {
    const start = compared(above, from) > 0 ? above : from
    const end = band.upTo && compared(top, band.upTo) > 0 ? band.upTo : top
    const inBand = compared(end, start) > 0 ? end.minus(start) : ZERO
    slices.push({ band, from, amount: inBand, charge: inBand.isZero() ? ZERO : inBand.times(band.rate) })
    if (band.upTo) from = band.upTo
  }
  return slices
}

/** The charges of all slices added up, unrounded. */
export function totalCharge(slices: readonly BandSlice[]): Decimal {
  let total: Decimal = ZERO
  for (const { charge } of slices) if (!charge.isZero()) total = total.isZero() ? charge : total.plus(charge)
  return total
}

/** The highest slice with any of the amount in it; undefined where the amount is nothing. */
export const topBand = (slices: readonly BandSlice[]): BandSlice | undefined => slices.findLast(({ amount }) => !amount.isZero())
