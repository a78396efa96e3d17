import { type ScaleLinear, scaleLinear } from 'd3-scale'
import { widthOf } from './picture-text.ts'

/** The size of the type in a picture, in pixels, and the room that a line of it takes. */
export const TYPE = 13
export const LINE = 16

const NARROW = 480
/** Whether a picture has shorter words, and fewer of them. The names of its parts are then within them, or in a key. */
export const isNarrow = (width: number): boolean => width < NARROW

/** Where a picture is drawn: its size and its scales, in pixels. */
export interface Plot {
  readonly width: number
  readonly height: number
  readonly isNarrow: boolean
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly x: ScaleLinear<number, number>
  readonly y: ScaleLinear<number, number>
  readonly ticks: { readonly x: readonly Tick[]; readonly y: readonly Tick[] }
}

export interface Tick {
  readonly at: number
  readonly text: string
}

interface PlotSize {
  readonly width: number
  /** The room above and to the right of what is drawn. */
  readonly above: number
  readonly beside: number
  /** What the axes reach: `x` from 0, unless it says from where, and `y` from the first to the second. */
  readonly x: number
  readonly from?: number
  readonly y: readonly [number, number]
  readonly text: { readonly x: (value: number, isShort: boolean) => string; readonly y: (value: number, isShort: boolean) => string }
}

const EACH_TICK = { wide: 110, narrow: 76 }
const LEVELS = 4
const GAP = 11
/** Below the axis: its figures, under them the mark of the visitor’s income, and then what the axis is about. */
const BELOW = 74

/** Sets out a picture. */
export function plotOf({ width, above, beside, x: mostX, from = 0, y: reach, text }: PlotSize): Plot {
  const isShort = isNarrow(width)
  const inside = isShort ? Math.max(200, width * 0.68) : Math.min(340, width * 0.48)
  const y = scaleLinear().domain(reach)
  const levels = y.ticks(LEVELS).map((at) => ({ at, text: text.y(at, isShort) }))
  const left = Math.max(...levels.map((level) => widthOf(level.text, TYPE))) + GAP
  const right = width - Math.max(beside, GAP)
  const top = above + GAP
  const bottom = top + inside
  const x = scaleLinear([from, mostX], [left, right])
  y.range([bottom, top])
  const ticks = x
    .ticks(Math.max(2, Math.floor((right - left) / (isShort ? EACH_TICK.narrow : EACH_TICK.wide))))
    .map((at) => ({ at, text: text.x(at, isShort) }))
  return { width, height: bottom + BELOW, isNarrow: isShort, left, right, top, bottom, x, y, ticks: { x: ticks, y: levels } }
}
