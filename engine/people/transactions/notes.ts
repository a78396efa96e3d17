import type { Transaction } from '../../law/capital-gains/shares/transaction.ts'
import { Decimal, ZERO } from '../../money/decimal.ts'
import type { PassedOver } from './faults.ts'
import { isNotCounted, OWN } from './formats.ts'
import { readNumber } from './read-number.ts'
import { MOST_TIMES, type RowRead } from './read-row.ts'
import type { Column, Layout } from './recognise.ts'
import type { SourceReading } from './repeats.ts'
import { cellOf, type SourceRow, trimmed } from './source-row.ts'
import { transactionDay } from './transaction-day.ts'

/** What is to be checked of the rows that are read: accounts that may not be one’s own, and columns whose figures do not count. */
export function notesOf(readings: readonly SourceReading[]): RowRead[] {
  const counted = readings.filter(({ read }) => read.is === 'transactions').map(({ source }) => source)
  return [...notesOfAccounts(counted), ...notesOfColumns(counted), ...notesOfSplits(readings)].map((passedOver) => ({
    is: 'passed-over',
    passedOver,
  }))
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
    if (known.has(place) || isNotCounted(name) || !sources.some(({ cells }) => isFigure(trimmed(cells[place])))) return []
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

/**
 * A note of each split whose plain number was read as its ratio, and could be the number of shares that came of it as well, by what was held:
 * 10 for one that splits 2:1 with 10 shares.
 */
function notesOfSplits(readings: readonly SourceReading[]): PassedOver[] {
  const all = readings.flatMap(({ read }) => (read.is === 'transactions' ? read.transactions : []))
  return readings.flatMap(({ source, read }): PassedOver[] => {
    const split = read.is === 'transactions' ? read.transactions[0] : undefined
    const cell = readNumber(cellOf(source, 'quantity').text)
    const isPlain = cellOf(source, 'splitTo').text === '' && cell.is === 'number' && source.layout.format === OWN
    if (!isPlain || split?.kind !== 'split') return []
    const [number, held] = [cell.read.number, heldBefore(split, all)]
    const others = [number, held.plus(number), held.minus(number)].filter((shares) => !shares.isZero() && !shares.isNegative())
    const isOther = others.some((shares) => {
      const times = shares.dividedBy(held)
      const ratio = split.quantity.lessThan(1) ? new Decimal(1).dividedBy(times) : times
      return ratio.greaterThan(1) && ratio.lessThanOrEqualTo(MOST_TIMES) && ratio.times(2).isInteger() && !times.equals(split.quantity)
    })
    if (!held.isPositive() || held.isZero() || !isOther) return []
    const readAs = split.quantity.lessThan(1) ? `1:${number.toString()}` : `${number.toString()}:1`
    const why = `is read as ${readAs}. If ${number.toString()} is a number of shares, write the ratio in its place, with a colon`
    return [{ row: source.row, said: cellOf(source, 'action').text, why, toCheck: true }]
  })
}

/** How many shares were held before the day of a split. */
const heldBefore = ({ day, security }: Transaction, all: readonly Transaction[]): Decimal =>
  all
    .filter((one) => one.security.toLowerCase() === security.toLowerCase() && one.day < day)
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
    .reduce((held, { kind, quantity }) => {
      if (kind === 'split') return held.times(quantity)
      if (kind === 'bought' || kind === 'rights') return held.plus(quantity)
      return kind === 'sold' || kind === 'to-spouse' ? held.minus(quantity) : held
    }, ZERO)

/** Whether a cell has a figure other than 0, and no date such as 20241105. */
function isFigure(text: string): boolean {
  const cell = readNumber(text)
  return cell.is === 'number' && !cell.read.number.isZero() && !('day' in transactionDay(text, OWN.order))
}
