import { widthOf } from './picture-text.ts'
import { LINE, TYPE } from './plot.ts'

/** The height of a part at the edge of a picture, from its lower to its upper end, in pixels. */
export interface EdgeLabel {
  readonly name: string
  readonly colour: number
  readonly from: number
  readonly to: number
}

/** A name next to the part that it belongs to. */
export interface PartLabel {
  readonly name: string
  readonly colour: number
  readonly y: number
}

/** Names beside the parts, lowest first: each at the middle of its part, or just above the one below it. */
export function labelsBeside(bands: readonly EdgeLabel[]): PartLabel[] {
  let lowest = Number.POSITIVE_INFINITY
  return bands.map(({ name, colour, from, to }) => {
    lowest = Math.min((from + to) / 2, lowest - LINE)
    return { name, colour, y: lowest }
  })
}

/** The names that have room within their parts. The others need a key. */
export const fitsWithin = ({ from, to }: EdgeLabel): boolean => from - to >= LINE + 2

/** The room that names need beside a picture. */
export const roomBeside = (names: readonly string[]): number => Math.max(...names.map((name) => widthOf(name, TYPE))) + 14
