import type { ReactNode } from 'react'
import { TableHead } from './table-head.tsx'

interface Props {
  readonly caption: string
  /** The heading of the names, then one for each column. */
  readonly headings: readonly [string, ...string[]]
  readonly rows: readonly {
    readonly name: string
    /** A line about it, under its name. */
    readonly about?: ReactNode
    readonly cells: readonly ReactNode[]
  }[]
}

/** A table of words: a phone shows each row as a list, with the headings as labels. */
export const WordsTable = ({ caption, headings, rows }: Props) => (
  <div className="table-scroll">
    <table className="rates words">
      <caption>{caption}</caption>
      <TableHead headings={headings} />
      <tbody>
        {rows.map(({ name, about, cells }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              {about !== undefined && <span className="hint">{about}</span>}
            </th>
            {headings.slice(1).map((heading, index) => (
              <td key={heading} data-label={heading}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
