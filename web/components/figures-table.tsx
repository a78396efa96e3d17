import type { ReactNode } from 'react'

export interface FiguresRow {
  readonly name: string
  /** What the row is about, under its name. */
  readonly about?: ReactNode
  readonly figures: readonly ReactNode[]
}

interface Props {
  readonly caption: string
  /** The heading of the names, then one for each column of figures. */
  readonly headings: readonly string[]
  readonly rows: readonly FiguresRow[]
}

/** A table to read: named rows, each with a line about it if that helps, and the figures on the right. */
export function FiguresTable({ caption, headings, rows }: Props) {
  return (
    <div className="table-scroll">
      <table className="rates">
        <caption>{caption}</caption>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, about, figures }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                {about !== undefined && <span className="row-about">{about}</span>}
              </th>
              {figures.map((figure, index) => (
                <td key={headings[index + 1]}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
