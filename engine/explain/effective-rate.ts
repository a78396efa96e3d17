import { type Decimal, isAboveZero, ONE, sumOf } from '../money/decimal.ts'
import type { IncomePicture, Vertex } from './income-picture.ts'

/** A point of the curve: a profit, and how much of all of it is tax, as a fraction. */
export interface RateAt {
  readonly at: number
  readonly rate: number
}

/** Between two vertices the tax is a straight line, and so the rate a hyperbola: this many points of it look like one. */
const POINTS = 40

/** What comes off the profit at a vertex: all but what is kept. */
const takenIn = (amounts: readonly Decimal[]): Decimal => sumOf(amounts.slice(1))

/** The rate on all of the profit at a vertex, as a fraction. At a profit of nothing, it is that on the first pound. */
export function rateAtVertex({ at, after, next }: Pick<Vertex, 'at' | 'after' | 'next'>): Decimal {
  return isAboveZero(at) ? takenIn(after).dividedBy(at) : takenIn(next)
}

/** The rate on the next pound above a vertex, as a fraction. */
export const rateOnNext = ({ each }: Pick<Vertex, 'each'>): Decimal => ONE.minus(each)

/** The rate on all of a profit as it rises, exact at every point: each is worked out from the line that the tax follows there. */
export const effectiveRates = ({ vertices }: Pick<IncomePicture, 'vertices'>): RateAt[] =>
  vertices.flatMap((vertex, index) => {
    const end = vertices[index + 1]
    const first = { at: vertex.at.toNumber(), rate: rateAtVertex(vertex).toNumber() }
    if (!end) return [first]
    const between = Array.from({ length: POINTS - 1 }, (_, point) => {
      const at = vertex.at.plus(
        end.at
          .minus(vertex.at)
          .times(point + 1)
          .dividedBy(POINTS),
      )
      const tax = takenIn(vertex.after).plus(takenIn(vertex.next).times(at.minus(vertex.at)))
      return { at: at.toNumber(), rate: tax.dividedBy(at).toNumber() }
    })
    return [first, ...between]
  })
