import { area, curveStepAfter, line } from 'd3-shape'
import { type Decimal, isAboveZero } from '#engine/money/decimal.ts'
import { money } from '../../text/format.ts'
import { Axes, Drawing, Here, ReadingMark, Stretch } from './axes.tsx'
import { segmentHere, stacked } from './drawn-income.ts'
import { FlagMarks } from './flag-marks.tsx'
import { flagsFor, heightOf } from './flags.ts'
import { Areas, Edges } from './layers.tsx'
import { Patterns } from './patterns.tsx'
import { axisPence, axisPounds, ofPound, widthOf } from './picture-text.ts'
import { LINE, type Plot, plotOf, TYPE } from './plot.ts'
import { Reader } from './reader.tsx'
import type { PictureProps } from './whole-picture.tsx'

interface NextStep {
  readonly at: number
  readonly sums: readonly number[]
  readonly each: Decimal
}

export interface NextPictureProps extends PictureProps {
  /** The vertices by name, without the first and the last. */
  readonly named: readonly { readonly at: number; readonly amount: string; readonly words: string }[]
}

/** Where the next pound goes, in steps: what is kept of it, and each part that is taken. For an answer to pay, what the pound adds to it. */
export function NextPicture({ told, width, id, about, here, label, reading, named }: NextPictureProps) {
  const { picture } = told
  const own = told.parts.filter(({ key }) => key === picture.headline)
  const parts = picture.isKept ? told.parts : own.length > 0 ? own : told.parts.slice(0, 1)
  const steps = picture.vertices.map(
    ({ at, next, each }): NextStep => ({
      at: at.toNumber(),
      each,
      sums: picture.isKept ? stacked(next) : [each.toNumber()],
    }),
  )
  const sums = steps.flatMap((step) => step.sums)
  const [from, to] = segmentHere(picture)
  const most = steps.at(-1)?.at ?? 0
  const wanted = {
    width,
    beside: 0,
    x: most,
    y: [Math.min(0, ...sums), picture.isKept ? Math.max(1, ...sums) : Math.max(LEAST_REACH, ...sums) * ABOVE] as const,
    text: { x: axisPounds, y: axisPence },
  }
  const flags = flagsFor(named, plotOf({ ...wanted, above: 0 }))
  const plot = plotOf({ ...wanted, above: heightOf(flags) })
  const { x, y } = plot
  const layers = parts.map((part, index) => {
    const shape = area<NextStep>(
      (step) => x(step.at),
      (step) => y(step.sums[index - 1] ?? 0),
      (step) => y(step.sums[index] ?? 0),
    )
    const edge = line<NextStep>(
      (step) => x(step.at),
      (step) => y(step.sums[index] ?? 0),
    )
    return { ...part, shape: shape.curve(curveStepAfter)(steps) ?? '', edge: edge.curve(curveStepAfter)(steps) ?? '' }
  })
  return (
    <Reader label={label} plot={plot} reading={reading} nameOf={({ at }) => money(at)}>
      <Drawing plot={plot}>
        <Patterns id={id} />
        <Areas id={id} layers={layers} />
        <Axes plot={plot} about={about} here={picture.income.toNumber()} />
        <Stretch plot={plot} from={from} to={to} />
        <FlagMarks plot={plot} flags={flags} />
        <Edges layers={layers} />
        <Levels plot={plot} steps={steps} here={picture.income.toNumber()} />
        <ReadingMark plot={plot} reading={reading} pointOf={({ vertex }) => vertex.each.toNumber()} />
        <Here plot={plot} at={picture.income.toNumber()} words={here} points={[picture.here.each.toNumber()]} />
      </Drawing>
    </Reader>
  )
}

/** How much each step is, written under its line where there is room, and not on the line of the visitor’s income. */
const Levels = ({ plot: { x, y }, steps, here }: { plot: Plot; steps: readonly NextStep[]; here: number }) =>
  steps.map(({ at, each }, index) => {
    const end = steps[index + 1]
    const text = ofPound(each)
    const wide = widthOf(text, TYPE) + GAP
    if (!end || x(end.at) - x(at) < wide) return null
    const middle = (x(at) + x(end.at)) / 2
    const isClear = Math.abs(middle - x(here)) > wide / 2
    const beside = x(end.at) - x(here) > wide + GAP ? x(here) + wide / 2 + GAP / 2 : x(here) - wide / 2 - GAP / 2
    const level = y(each.toNumber())
    return (
      <text
        key={at}
        className="picture-level"
        x={isClear ? middle : beside}
        y={isAboveZero(each) ? level + LINE + 2 : level - LINE / 2}
        textAnchor="middle"
      >
        {text}
      </text>
    )
  })

const GAP = 8
/** The least that the axis of an answer to pay reaches, and how far it goes on above the highest step. */
const LEAST_REACH = 0.1
const ABOVE = 1.15
