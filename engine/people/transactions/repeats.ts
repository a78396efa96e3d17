import { readNumber } from './read-number.ts'
import type { RowRead } from './read-row.ts'
import { cellOf, type SourceRow, trimmed } from './source-row.ts'

/** A row, and what it was read as. */
export interface SourceReading {
  readonly source: SourceRow
  readonly read: RowRead
}

/** The roles whose cells make a row the same transaction as another with its reference. */
const SAME = ['day', 'action', 'security', 'account', 'quantity', 'price', 'amount'] as const

/** A row that repeats another, and whether its reference is that of no other transaction. */
export interface Repeat {
  readonly of: number
  readonly isSure: boolean
}

/**
 * The rows that have the reference of a row above and are its transaction again, as where exports overlap. A reference has a digit: words such as
 * `TRANSFER` stand in its column too. Parts of an order may be as alike, so that its number does not show that they are one.
 */
export function repeatsAmong(sources: readonly SourceRow[]): ReadonlyMap<SourceRow, Repeat> {
  const seen = new Map<string, Map<string, number>>()
  const repeats: { source: SourceRow; id: string; of: number; isOrder: boolean }[] = []
  for (const source of sources) {
    const { text, column } = cellOf(source, 'id')
    if (!/\d/.test(text)) continue
    const id = JSON.stringify([source.layout.format.name, text])
    const key = JSON.stringify(SAME.map((role) => comparable(cellOf(source, role).text)))
    const those = seen.get(id) ?? new Map<string, number>()
    const of = those.get(key)
    if (of === undefined) seen.set(id, those.set(key, source.row))
    else repeats.push({ source, id, of, isOrder: /order/i.test(column) })
  }
  return new Map(repeats.map(({ source, id, of, isOrder }) => [source, { of, isSure: !isOrder && seen.get(id)?.size === 1 }]))
}

/** A row that is passed over because it repeats one. */
export const repeatOf = (source: SourceRow, { of, isSure }: Repeat): RowRead => ({
  is: 'passed-over',
  passedOver: { row: source.row, said: cellOf(source, 'id').text, why: `repeats row ${of}, and is counted once`, toCheck: !isSure },
})

/** A cell as it is compared, so that `85.0000` is `85`. */
function comparable(text: string): string {
  const cell = readNumber(text)
  return cell.is === 'number' ? cell.read.number.toString() : text.toLowerCase()
}

/**
 * The same with splits that are in the table twice counted once, and notes of transactions whose rows have nothing that tells them apart: they
 * may be two, or one from two exports.
 */
export function withTwins(readings: readonly SourceReading[]): RowRead[] {
  const splits = new Map<string, number>()
  const rows = new Map<string, number>()
  return readings.flatMap(({ source, read }): RowRead[] => {
    const one = read.is === 'transactions' ? read.transactions[0] : undefined
    if (one === undefined) return [read]
    if (one.kind === 'split') {
      const key = JSON.stringify([one.day, one.security.toLowerCase(), one.quantity])
      const of = splits.get(key)
      splits.set(key, of ?? one.row)
      return of === undefined ? [read] : [note(source, one.security, `is the same split as row ${of}, and is counted once`)]
    }
    const cells = source.cells.map(trimmed)
    const key = JSON.stringify([source.layout.header, cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)])
    const of = rows.get(key)
    rows.set(key, of ?? one.row)
    return of === undefined
      ? [read]
      : [read, note(source, one.security, `is the same as row ${of}: take one out if it is one trade from two exports`)]
  })
}

/** A note of a row, by its action or else by its security. */
const note = (source: SourceRow, security: string, why: string): RowRead => ({
  is: 'passed-over',
  passedOver: { row: source.row, said: cellOf(source, 'action').text || security, why, toCheck: true },
})
