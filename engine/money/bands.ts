import type { Figure } from '../rates/figure.ts'
import { type Decimal, isAboveZero, sumOf, ZERO } from './decimal.ts'
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

/** Splits `amount` among the bands, one slice for each band, even where it is empty. The charges are exact: nothing is rounded. */
export function sliceByBands(amount: Decimal, bands: readonly Band[]): BandSlice[] {
  let from: Decimal = ZERO
  let isMore = isAboveZero(amount)
  return bands.map((band) => {
    const start = from
    from = band.upTo ?? from
    if (!isMore) return { band, from: start, amount: ZERO, charge: ZERO }
    isMore = band.upTo !== undefined && compared(amount, band.upTo) > 0
    const end = isMore ? from : amount
    const inBand = start.isZero() ? end : end.minus(start)
    return { band, from: start, amount: inBand, charge: inBand.isZero() || band.rate.isZero() ? ZERO : inBand.times(band.rate) }
  })
}

/** The charges of all slices added up, unrounded. */
export const totalCharge = (slices: readonly BandSlice[]): Decimal => sumOf(slices.map(({ charge }) => charge))

/** The last slice that has any of the amount in it; undefined where the amount is nothing. */
export const topBand = (slices: readonly BandSlice[]): BandSlice | undefined => slices.findLast(({ amount }) => !amount.isZero())
