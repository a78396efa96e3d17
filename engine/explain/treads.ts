import type { Decimal } from '../money/decimal.ts'

/** Places next to each other with the same answer: the emissions of a band, or the days until a rate changes. */
export interface Tread<Place> {
  readonly from: Place
  /** The last place, included. */
  readonly to: Place
  /** The answer at each of them. */
  readonly value: Decimal
}

/** The answers at places in order, each with all the places next to each other that have it. Every place is asked, so none is missed. */
export function treadsOf<Place>(places: readonly Place[], answerAt: (place: Place) => Decimal): Tread<Place>[] {
  const treads: Tread<Place>[] = []
  for (const place of places) {
    const value = answerAt(place)
    const last = treads.at(-1)
    if (last?.value.equals(value)) treads.splice(-1, 1, { ...last, to: place })
    else treads.push({ from: place, to: place, value })
  }
  return treads
}
