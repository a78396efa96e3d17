import { area, line } from 'd3-shape'
import { money } from '../../text/format.ts'
import { Axes, Drawing, Here, ReadingMark, Stretch } from './axes.tsx'
import { type Drawn, type DrawnIncome, type Stop, segmentHere, stacked } from './drawn-income.ts'
import { Areas, Edges } from './layers.tsx'
import { fitsWithin, labelsBeside, roomBeside } from './part-labels.ts'
import { Patterns } from './patterns.tsx'
import { axisPounds } from './picture-text.ts'
import { isNarrow, type Plot, plotOf } from './plot.ts'
import { Reader } from './reader.tsx'
import type { PictureReading } from './use-reading.ts'

interface StackPoint {
  readonly at: number
  readonly sums: readonly number[]
}

export interface PictureProps {
  readonly told: DrawnIncome
  readonly width: number
  readonly id: string
  /** What the lower axis is about. */
  readonly about: string
  readonly here: string
  /** What it is called. */
  readonly label: string
  readonly reading: PictureReading<Stop>
}

/** What becomes of an income as it rises: what is kept, and each part that is taken, one on the other. */
export function WholePicture({ told, width, id, about, here, label, reading }: PictureProps) {
  const { picture, parts } = told
  const points = picture.vertices.flatMap(({ at, before, after }): StackPoint[] => [
    { at: at.toNumber(), sums: stacked(before) },
    { at: at.toNumber(), sums: stacked(after) },
  ])
  const sums = points.flatMap((point) => point.sums)
  const plot = plotOf({
    width,
    above: 0,
    beside: isNarrow(width) ? 0 : roomBeside(parts.map(({ name }) => name)),
    x: points.at(-1)?.at ?? 0,
    y: [Math.min(0, ...sums), Math.max(1, ...sums)],
    text: { x: axisPounds, y: axisPounds },
  })
  const { x, y } = plot
  const [from, to] = segmentHere(picture)
  const layers = parts.map((part, index) => {
    const band = bandOf(index)
    const shape = area<StackPoint>(
      (point) => x(point.at),
      (point) => y(band(point)[0]),
      (point) => y(band(point)[1]),
    )
    const edge = line<StackPoint>(
      (point) => x(point.at),
      (point) => y(band(point)[1]),
    )
    return { ...part, shape: shape(points) ?? '', edge: edge(points) ?? '' }
  })
  return (
    <Reader label={label} plot={plot} reading={reading} nameOf={({ at }) => money(at)}>
      <Drawing plot={plot}>
        <Patterns id={id} />
        <Areas id={id} layers={layers} />
        <Axes plot={plot} about={about} here={picture.income.toNumber()} />
        <Stretch plot={plot} from={from} to={to} />
        <Edges layers={layers} />
        <Names plot={plot} parts={parts} last={points.at(-1)} />
        <ReadingMark plot={plot} reading={reading} pointOf={({ values }) => stacked(values)[0]} />
        <Here plot={plot} at={picture.income.toNumber()} words={here} points={stacked(picture.now).slice(0, 1)} />
      </Drawing>
    </Reader>
  )
}

/** Where a part begins and ends, on those below it. */
const bandOf = (index: number) => (point: StackPoint) => [point.sums[index - 1] ?? 0, point.sums[index] ?? 0] as const

/** The names of the parts: beside them, or within them where there is no room. */
function Names({ plot, parts, last }: { plot: Plot; parts: readonly Drawn[]; last: StackPoint | undefined }) {
  const { y, right } = plot
  const bands = parts.map(({ name, colour }, index) => ({
    name,
    colour,
    from: y(last?.sums[index - 1] ?? 0),
    to: y(last?.sums[index] ?? 0),
  }))
  if (!plot.isNarrow)
    return labelsBeside(bands).map((label) => (
      <text key={label.name} className={`picture-name picture-name-${label.colour}`} x={right + 8} y={label.y} dy="0.35em">
        {label.name}
      </text>
    ))
  return bands.filter(fitsWithin).map((band) => (
    <text key={band.name} className="picture-name" x={right - 6} y={(band.from + band.to) / 2} dy="0.35em" textAnchor="end">
      {band.name}
    </text>
  ))
}
