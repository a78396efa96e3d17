import type { ReactNode } from 'react'
import { widthOf } from './picture-text.ts'
import { LINE, type Plot, TYPE } from './plot.ts'
import type { PictureReading, PlaceOnPicture } from './use-reading.ts'

interface AxesProps {
  readonly plot: Plot
  /** What the lower axis is about. */
  readonly about: string
  /** Where the line of the visitor’s income goes through the lower axis. */
  readonly here?: number
}

/** The lines and the figures of both axes. */
export function Axes({ plot, about, here }: AxesProps) {
  const { left, right, bottom, x, y, ticks } = plot
  return (
    <g className="picture-axes">
      {ticks.y.map(({ at, text }) => (
        <g key={at}>
          <line className={at === 0 ? 'picture-base' : undefined} x1={left} x2={right} y1={y(at)} y2={y(at)} />
          <text x={left - LINE / 2} y={y(at)} dy="0.35em" textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      {ticks.x.map(({ at, text }) => (
        <g key={at}>
          <line x1={x(at)} x2={x(at)} y1={bottom} y2={bottom + 4} />
          {(here === undefined || Math.abs(x(at) - x(here)) > widthOf(text, TYPE) / 2) && (
            <text x={x(at)} y={bottom + LINE + 2} textAnchor={anchorIn(plot, x(at), text)}>
              {text}
            </text>
          )}
        </g>
      ))}
      <text className="picture-about" x={right} y={bottom + 4 * LINE} textAnchor="end">
        {about}
      </text>
    </g>
  )
}

/** Text about a point stays within the picture. */
function anchorIn({ width, left }: Plot, at: number, text: string): 'start' | 'middle' | 'end' {
  const half = widthOf(text, TYPE) / 2
  if (at + half > width) return 'end'
  return at - half < left - half ? 'start' : 'middle'
}

interface HereProps {
  readonly plot: Plot
  readonly at: number
  readonly words: string
  /** The points of the lines of the picture at that place. */
  readonly points: readonly number[]
}

/** “You are here”: a line through the picture at the visitor’s income, with its amount below the axis. */
export function Here({ plot, at, words, points }: HereProps) {
  const { x, y, top, bottom, left, width } = plot
  const half = widthOf(words, TYPE) / 2 + 8
  const middle = Math.min(Math.max(x(at), left + half - LINE), width - half)
  return (
    <g className="picture-here">
      <line x1={x(at)} x2={x(at)} y1={top} y2={bottom + 2 * LINE - 4} />
      {points.map((point) => (
        <circle key={point} cx={x(at)} cy={y(point)} r={4.5} />
      ))}
      <rect x={middle - half} y={bottom + 2 * LINE - 6} width={2 * half} height={LINE + 6} rx={3} />
      <text x={middle} y={bottom + 2 * LINE + 9} textAnchor="middle">
        {words}
      </text>
    </g>
  )
}

/** The segment of the answer, shaded. */
export const Stretch = ({ plot: { x, top, bottom }, from, to }: { plot: Plot; from: number; to: number }) => (
  <rect className="picture-stretch" x={x(from)} y={top} width={Math.max(0, x(to) - x(from))} height={bottom - top} />
)

interface ReadingProps<Of extends PlaceOnPicture> {
  readonly plot: Plot
  readonly reading: PictureReading<Of>
  readonly pointOf: (stop: Of) => number | undefined
}

/** A line at the place that is being read, once the picture is in use. */
export function ReadingMark<Of extends PlaceOnPicture>({
  plot: { x, y, top, bottom },
  reading: { stop, index },
  pointOf,
}: ReadingProps<Of>) {
  if (!stop || index === undefined) return null
  const at = x(stop.at.toNumber())
  return (
    <g className="picture-reading">
      <line x1={at} x2={at} y1={top} y2={bottom} />
      <circle cx={at} cy={y(pointOf(stop) ?? 0)} r={6} />
    </g>
  )
}

/** A picture, drawn as large as it is shown, and smaller on paper. */
export const Drawing = ({ plot: { width, height }, children }: { plot: Plot; children: ReactNode }) => (
  <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true" focusable="false">
    {children}
  </svg>
)
