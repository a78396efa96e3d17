import type { ReactNode } from 'react'
import { type FiguresRow, FiguresTable } from '../figures-table.tsx'
import { useWidth } from './use-width.ts'

interface Props {
  readonly title: string
  /** What the picture says, in a sentence or two. */
  readonly caption: string
  /** Where a reader is, and what is there. */
  readonly said: string | undefined
  /** The picture as a table. */
  readonly headings: readonly string[]
  readonly rows: readonly FiguresRow[]
  /** Draws the picture, as wide as there is room. */
  readonly children: (width: number) => ReactNode
}

/** A picture with what it says, where a reader is, and the same as a table. */
export function PictureFigure({ title, caption, said, headings, rows, children }: Props) {
  const { ref, width } = useWidth<HTMLDivElement>()
  return (
    <div className="pictures" ref={ref}>
      <figure>
        <h3>{title}</h3>
        {width > 0 && children(width)}
        <figcaption>{caption}</figcaption>
      </figure>
      <output className="picture-status">{said}</output>
      <details className="picture-table">
        <summary>The picture as a table</summary>
        <FiguresTable caption={title} headings={headings} rows={rows} />
      </details>
    </div>
  )
}
