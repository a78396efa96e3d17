import { useState } from 'react'
import type { Stop } from './drawn-income.ts'

/** Where a reader of a picture is, and how to go elsewhere. */
export interface Reading {
  readonly stop: Stop | undefined
  /** Undefined before anybody has read the picture. */
  readonly index: number | undefined
  readonly last: number
  /** Goes on by some stops, within the picture, or to one of them. */
  readonly goBy: (stops: number) => void
  readonly goTo: (index: number) => void
  /** Goes to the stop nearest to an income. */
  readonly goNear: (income: number) => void
}

/** Reads a picture from stop to stop. It starts at the visitor’s own income. */
export function useReading(stops: readonly Stop[]): Reading {
  const [read, setRead] = useState<number>()
  const here = stops.findIndex(({ isHere }) => isHere)
  const last = stops.length - 1
  // The answer may have changed, and with it the stops.
  const index = read === undefined ? undefined : Math.min(read, last)
  return {
    stop: stops[index ?? here],
    index,
    last,
    goBy: (by) => setRead(Math.min(last, Math.max(0, (index ?? here) + by))),
    goTo: setRead,
    goNear: (income) => {
      const distances = stops.map(({ at }) => Math.abs(at.toNumber() - income))
      setRead(distances.indexOf(Math.min(...distances)))
    },
  }
}
