import type { IncomePart, IncomePicture, Vertex } from '#engine/explain/income-picture.ts'
import type { Decimal } from '#engine/money/decimal.ts'
import type { Share } from '#engine/result/row.ts'

/** A part of an income in a picture, with the number of its colour, which is that of the bar of shares. */
export interface Drawn extends Pick<IncomePart, 'key'> {
  readonly name: string
  readonly colour: number
}

/** A picture with its parts as they are drawn. */
export interface DrawnIncome {
  readonly picture: IncomePicture
  readonly parts: readonly Drawn[]
}

/** A place where a reader can stop: a vertex, or the visitor’s own income. */
export interface Stop {
  readonly at: Decimal
  readonly vertex: Vertex
  /** What each part comes to. */
  readonly values: readonly Decimal[]
  readonly isHere: boolean
}

/** The tokens have this many colours. */
const COLOURS = 6

/** The parts by their names, each in the colour that the bar has for it. Those that the bar lacks have the colours that it leaves. */
export function drawnParts({ parts }: IncomePicture, shares: readonly Share[], kept: string | undefined): Drawn[] {
  const taken = new Set(shares.map(({ key }) => key))
  const free = Array.from({ length: parts.length }, (_, index) => shares.length + index + 1)
  return parts.map(({ key, label, layout, isTotal }) => ({
    key,
    name: isTotal && kept ? kept : (layout?.inSentence ?? label),
    colour: (((taken.has(key) ? shares.findIndex((share) => share.key === key) + 1 : (free.shift() ?? 1)) - 1) % COLOURS) + 1,
  }))
}

/** Every vertex, and the visitor’s income among them. */
export function stopsOf({ vertices, income, here, now }: IncomePicture): Stop[] {
  const all = vertices.map((vertex): Stop => ({ at: vertex.at, vertex, values: vertex.after, isHere: vertex.at.equals(income) }))
  const own: Stop = { at: income, vertex: here, values: now, isHere: true }
  return all.some(({ isHere }) => isHere) ? all : [...all, own].toSorted((one, other) => one.at.comparedTo(other.at))
}

/** The sums of the parts up to each of them, as numbers to draw: where each lies on the one before. */
export const stacked = (values: readonly Decimal[]): number[] => {
  let sum = 0
  return values.map((value) => (sum += value.toNumber()))
}

/** Where the segment of the answer starts and ends. */
export function segmentHere({ vertices, here }: IncomePicture): readonly [number, number] {
  const end = vertices[vertices.indexOf(here) + 1] ?? here
  return [here.at.toNumber(), end.at.toNumber()]
}
