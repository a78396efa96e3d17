import type { PassedOver } from './faults.ts'
import { NOT_COUNTED, OWN } from './formats.ts'
import { readNumber } from './read-number.ts'
import type { RowRead } from './read-row.ts'
import type { Column, Layout } from './recognise.ts'
import type { Reading } from './repeats.ts'
import { cellOf, type SourceRow, trimmed } from './source-row.ts'
import { transactionDay } from './transaction-day.ts'

/** What is to be checked of the rows that are read: accounts that may not be one’s own, and columns whose figures do not count. */
export function notesOf(readings: readonly Reading[]): RowRead[] {
  const counted = readings.filter(({ read }) => read.is === 'transactions').map(({ source }) => source)
  return [...notesOfAccounts(counted), ...notesOfColumns(counted)].map((passedOver) => ({ is: 'passed-over', passedOver }))
}

/** Accounts whose gains are not those of one person on shares. */
const ACCOUNTS: readonly (readonly [says: RegExp, why: string])[] = [
  [/\bjoint\b/i, 'is an account of two people, and is read as if all of it were yours: each of you has a part of its shares'],
  [/\bbonds?\b/i, 'is read as an account of shares: take its rows out if it is an insurance bond, whose gains are income'],
]

/** A note of each account that needs one, at its first row. */
function notesOfAccounts(sources: readonly SourceRow[]): PassedOver[] {
  const accounts = new Map<string, PassedOver>()
  for (const source of sources) {
    const { text } = cellOf(source, 'account')
    const why = ACCOUNTS.find(([says]) => says.test(text))?.[1]
    if (why !== undefined && !accounts.has(text)) accounts.set(text, { row: source.row, said: text, why, toCheck: true })
  }
  return [...accounts.values()]
}

/** A note of each column of a table of one’s own that we do not know and that has figures. */
function notesOfColumns(sources: readonly SourceRow[]): PassedOver[] {
  const layout = sources.find((source) => source.layout.format === OWN)?.layout
  if (layout === undefined) return []
  const known = new Set([...columnsOf(layout)].flatMap(({ places }) => places))
  const width = Math.max(...sources.map(({ cells }) => cells.length))
  return Array.from({ length: width }, (_, place) => place).flatMap((place) => {
    const name = trimmed(layout.names[place])
    if (known.has(place) || NOT_COUNTED.test(name) || !sources.some(({ cells }) => isFigure(trimmed(cells[place])))) return []
    const said = name === '' ? `Column ${place + 1}` : name
    return [{ row: layout.header + 1, said, why: 'is a column that we do not know, so its figures do not count', toCheck: true }]
  })
}

function* columnsOf({ at, fees }: Layout): Generator<Column> {
  for (const columns of at.values()) yield* columns
  for (const { column, currency } of fees) {
    yield column
    if (currency) yield currency
  }
}

/** Whether a cell has a figure other than 0, and no date such as 20241105. */
function isFigure(text: string): boolean {
  const cell = readNumber(text)
  return cell.is === 'number' && !cell.read.number.isZero() && !('day' in transactionDay(text, OWN.order))
}
