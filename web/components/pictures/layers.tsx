import type { Drawn } from './drawn-income.ts'
import { patternOf } from './patterns.tsx'

/** A part of a picture, with the path of its area and that of its upper edge. */
export interface Layer extends Pick<Drawn, 'key' | 'colour'> {
  readonly shape: string
  readonly edge: string
}

/** The areas of the parts, each but the first with lines of its own. */
export const Areas = ({ id, layers }: { readonly id: string; readonly layers: readonly Layer[] }) =>
  layers.map(({ key, colour, shape }) => (
    <g key={key}>
      <path className={`picture-part picture-part-${colour}`} d={shape} />
      {colour > 1 && <path className="picture-lines" d={shape} fill={`url(#${patternOf(id, colour)})`} />}
    </g>
  ))

/** Their edges. The edge of the first part is drawn last, on top. */
export const Edges = ({ layers }: { readonly layers: readonly Layer[] }) =>
  layers.toReversed().map(({ key, colour, edge }) => <path key={key} className={`picture-edge picture-edge-${colour}`} d={edge} />)
