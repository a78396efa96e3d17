import type { Decimal } from '#engine/money/decimal.ts'
import { money } from '../../text/format.ts'
import { FiguresTable } from '../figures-table.tsx'
import { type Stair, StairsPicture } from './stairs-picture.tsx'
import { useReading } from './use-reading.ts'
import { useWidth } from './use-width.ts'

interface Props {
  readonly title: string
  /** What the picture says, in a sentence. */
  readonly caption: string
  readonly stairs: readonly Stair[]
  readonly end: number
  readonly about: string
  readonly axis: (at: number) => string
  readonly here?: { readonly at: number; readonly words: string; readonly value: Decimal } | undefined
  /** What the amount is called, in the sentence under the picture and in the table. */
  readonly amount: string
}

/** An amount in steps: the picture, what it says, where a reader is, and the steps as a table. */
export function StairsFigure({ title, caption, stairs, end, about, axis, here, amount }: Props) {
  const { ref, width } = useWidth<HTMLDivElement>()
  const reading = useReading(stairs)
  const { stop } = reading
  return (
    <div className="pictures" ref={ref}>
      <figure>
        <h3>{title}</h3>
        {width > 0 && (
          <StairsPicture stairs={stairs} end={end} width={width} label={title} about={about} axis={axis} reading={reading} here={here} />
        )}
        <figcaption>{caption}</figcaption>
      </figure>
      <output className="picture-status">
        {stop && `${stop.name}${stop.isHere ? ', where you are' : ''}: ${amount} ${money(stop.value)}.`}
      </output>
      <details className="picture-table">
        <summary>The picture as a table</summary>
        <FiguresTable
          caption={title}
          headings={[about, amount]}
          rows={stairs.map(({ name, value }) => ({ name, figures: [money(value)] }))}
        />
      </details>
    </div>
  )
}
