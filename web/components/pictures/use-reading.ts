import { useState } from 'react'
import type { Decimal } from '#engine/money/decimal.ts'

/** A place where a reader of a picture can stop. */
export interface PlaceOnPicture {
  readonly at: Decimal
  readonly isHere: boolean
}

/** Where a reader of a picture is, and how to go elsewhere. */
export interface PictureReading<Of extends PlaceOnPicture> {
  readonly stop: Of | undefined
  /** Undefined before anybody has read the picture. */
  readonly index: number | undefined
  readonly last: number
  /** Goes on by some stops, within the picture, or to one of them. */
  readonly goBy: (stops: number) => void
  readonly goTo: (index: number) => void
  /** Goes to the stop nearest to a place on the lower axis. */
  readonly goNear: (at: number) => void
}

/** Reads a picture from stop to stop. It starts where the visitor is, or at the beginning. */
export function useReading<Of extends PlaceOnPicture>(stops: readonly Of[]): PictureReading<Of> {
  const [read, setRead] = useState<number>()
  const here = Math.max(
    0,
    stops.findIndex(({ isHere }) => isHere),
  )
  const last = stops.length - 1
  // The answer may have changed, and with it the stops.
  const index = read === undefined ? undefined : Math.min(read, last)
  return {
    stop: stops[index ?? here],
    index,
    last,
    goBy: (by) => setRead(Math.min(last, Math.max(0, (index ?? here) + by))),
    goTo: setRead,
    goNear: (at) => {
      const distances = stops.map((stop) => Math.abs(stop.at.toNumber() - at))
      setRead(distances.indexOf(Math.min(...distances)))
    },
  }
}
