import type { Decimal } from '../money/decimal.ts'

/** Places next to each other with the same answer: the emissions of a band, or the days until a rate changes. */
export interface Plateau<Place> {
  readonly from: Place
  /** The last place, included. */
  readonly to: Place
  /** The answer at each of them. */
  readonly value: Decimal
}

/** The answers at places in order, each with all the places next to each other that have it. Every place is asked, so none is missed. */
export function plateausOf<Place>(places: readonly Place[], answerAt: (place: Place) => Decimal): Plateau<Place>[] {
  const plateaus: Plateau<Place>[] = []
  for (const place of places) {
    const value = answerAt(place)
    const last = plateaus.at(-1)
    if (last?.value.equals(value)) plateaus.splice(-1, 1, { ...last, to: place })
    else plateaus.push({ from: place, to: place, value })
  }
  return plateaus
}
