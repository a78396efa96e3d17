import type { Figure } from '../rates/figure.ts'
import { type Decimal, isAboveZero, sumOf, ZERO } from './decimal.ts'

/** A band, stored once by its upper limit; the last has none. `figures` are the entries that its rate and limit come from. */
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

/** What each band takes of `amount`, one slice a band, empty ones too. Charges are exact, unrounded. */
export function sliceByBands(amount: Decimal, bands: readonly Band[]): BandSlice[] {
  let from: Decimal = ZERO
  let isMore = isAboveZero(amount)
  return bands.map((band) => {
    const start = from
    if (band.upTo) from = band.upTo
    if (!isMore) return { band, from: start, amount: ZERO, charge: ZERO }
    isMore = band.upTo !== undefined && amount.greaterThan(band.upTo)
    const end = isMore ? from : amount
    const inBand = start.isZero() ? end : end.minus(start)
    return { band, from: start, amount: inBand, charge: inBand.isZero() || band.rate.isZero() ? ZERO : inBand.times(band.rate) }
  })
}

/** The sum of the charges of all slices. */
export const totalCharge = (slices: readonly BandSlice[]): Decimal => sumOf(slices.map(({ charge }) => charge))

/** The last band that any of the amount reaches; none where the amount is nothing. */
export const topBand = (slices: readonly BandSlice[]): BandSlice | undefined => slices.findLast(({ amount }) => !amount.isZero())
