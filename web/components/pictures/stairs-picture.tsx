import { area, curveStepAfter, line } from 'd3-shape'
import type { Decimal } from '#engine/money/decimal.ts'
import { Axes, Drawing, Here, ReadingMark } from './axes.tsx'
import { axisPounds } from './picture-text.ts'
import { plotOf } from './plot.ts'
import { Reader } from './reader.tsx'
import type { PictureReading, PlaceOnPicture } from './use-reading.ts'

/** A step of the picture, from its place on the lower axis. */
export interface Stair extends PlaceOnPicture {
  readonly value: Decimal
  /** Where it is, in words: `100 to 104 g/km`. */
  readonly name: string
}

interface Props {
  readonly stairs: readonly Stair[]
  /** Where the last of them ends. */
  readonly end: number
  readonly width: number
  readonly label: string
  /** What the lower axis is about, and its figures. */
  readonly about: string
  readonly axis: (at: number) => string
  readonly reading: PictureReading<Stair>
  /** The visitor’s own place, if there is one. */
  readonly here?: { readonly at: number; readonly words: string; readonly value: Decimal } | undefined
}

interface StairsPoint {
  readonly at: number
  readonly value: number
}

/** An amount that stays the same over places next to each other, and then steps up or down. */
export function StairsPicture({ stairs, end, width, label, about, axis, reading, here }: Props) {
  const points = stairs.map(({ at, value }): StairsPoint => ({ at: at.toNumber(), value: value.toNumber() }))
  const last = points.at(-1)
  if (last) points.push({ at: end, value: last.value })
  const first = points[0]?.at ?? 0
  const highest = Math.max(1, ...points.map(({ value }) => value))
  const plot = plotOf({ width, above: 0, beside: 0, x: end, from: first, y: [0, highest * ABOVE], text: { x: axis, y: axisPounds } })
  const { x, y } = plot
  const shape = area<StairsPoint>(
    (point) => x(point.at),
    y(0),
    (point) => y(point.value),
  ).curve(curveStepAfter)
  const edge = line<StairsPoint>(
    (point) => x(point.at),
    (point) => y(point.value),
  ).curve(curveStepAfter)
  return (
    <Reader label={label} plot={plot} reading={reading} nameOf={({ name }) => name}>
      <Drawing plot={plot}>
        <path className="picture-part picture-part-1" d={shape(points) ?? ''} />
        <Axes plot={plot} about={about} {...(here && { here: here.at })} />
        <path className="picture-edge picture-edge-1" d={edge(points) ?? ''} />
        <ReadingMark plot={plot} reading={reading} pointOf={({ value }) => value.toNumber()} />
        {here && <Here plot={plot} at={here.at} words={here.words} points={[here.value.toNumber()]} />}
      </Drawing>
    </Reader>
  )
}

/** How far the axis goes on above the highest step. */
const ABOVE = 1.1
