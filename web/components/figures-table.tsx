import { type ReactNode, useId } from 'react'
import { scrolledByKeyboard, TableHead } from './table-head.tsx'

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
  /** Set where it may be wider than a phone: it is then scrolled with the keyboard too. */
  readonly isWide?: boolean
}

/**
 * A table to read: named rows with figures on the right. A line about a row goes under it across the whole table, so that it has room on a
 * phone too, and names that row as its header.
 */
export function FiguresTable({ caption, headings, rows, isWide = false }: Props) {
  const id = useId()
  return (
    <div className="table-scroll" {...(isWide && scrolledByKeyboard(caption))}>
      <table className="rates">
        <caption>{caption}</caption>
        <TableHead headings={headings} />
        {rows.map(({ name, about, figures }, row) => (
          <tbody key={name}>
            <tr>
              <th scope={about === undefined ? 'row' : 'rowgroup'} id={about === undefined ? undefined : `${id}-${row}`}>
                {name}
              </th>
              {figures.map((figure, index) => (
                <td key={headings[index + 1]}>{figure}</td>
              ))}
            </tr>
            {about !== undefined && (
              <tr className="row-about">
                <td colSpan={headings.length} headers={`${id}-${row}`}>
                  <p>{about}</p>
                </td>
              </tr>
            )}
          </tbody>
        ))}
      </table>
    </div>
  )
}
