import type { Decimal } from '#engine/money/decimal.ts'
import { money } from '../../text/format.ts'
import { PictureFigure } from './picture-figure.tsx'
import { type Stair, StairsPicture } from './stairs-picture.tsx'
import { useReading } from './use-reading.ts'

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

/** An amount in steps. */
export function StairsFigure({ title, caption, stairs, end, about, axis, here, amount }: Props) {
  const reading = useReading(stairs)
  const { stop } = reading
  return (
    <PictureFigure
      title={title}
      caption={caption}
      said={stop && `${stop.name}${stop.isHere ? ', where you are' : ''}: ${amount} ${money(stop.value)}.`}
      headings={[about, amount]}
      rows={stairs.map(({ name, value }) => ({ name, figures: [money(value)] }))}
    >
      {(width) => (
        <StairsPicture stairs={stairs} end={end} width={width} label={title} about={about} axis={axis} reading={reading} here={here} />
      )}
    </PictureFigure>
  )
}
