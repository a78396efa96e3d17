import { daysFrom } from '../../inputs/day-sums.ts'
import { withoutInvisible } from '../../inputs/without-invisible.ts'
import { isBlankRow } from '../rows.ts'
import type { PassedOver, TransactionFault } from './faults.ts'
import { type ColumnRole, OWN } from './formats.ts'
import { sharesSaid } from './meanings.ts'
import { currencyNamed, readNumber } from './read-number.ts'
import type { Layout } from './recognise.ts'
import { cellOf, NOT_TAXED, type SourceRow } from './source-row.ts'
import { transactionDay } from './transaction-day.ts'

/** A row of the corporate actions of a statement. */
export interface CorporateAction {
  readonly source: SourceRow
  readonly description: string
  readonly reported: string
}

/** What the whole file says, which the reading of each row depends on. */
export interface FileOfTransactions {
  readonly sources: readonly SourceRow[]
  /** What other sections of a statement say of shares. */
  readonly corporateActions: readonly CorporateAction[]
  readonly faults: readonly TransactionFault[]
  readonly passedOver: readonly PassedOver[]
  /** The currency that its totals are in. */
  readonly base: string
  /** Which way round its rates are; undefined where they are not against the pound. */
  readonly rates: 'per-pound' | 'in-pounds' | undefined
  /** Whether quantities below 0 say that shares were sold. */
  readonly hasNegative: boolean
  /** Whether shares of awards have rows of their own where they come in. */
  readonly hasDeposits: boolean
  /** The rows of this level count, where rows repeat each other. */
  readonly level: string | undefined
  /** Whether a row of a table of one’s own must name its currency, because others name one that is not the pound. */
  readonly mustNameCurrency: boolean
}

/** The rows of the tables in a file, and what the file says of all of them. */
export function fileOf(rows: readonly (readonly string[])[], tables: readonly Layout[]): FileOfTransactions {
  const [first] = tables
  // Above the section of a statement are others, and not the name of an account.
  const above = first?.format.section === undefined ? rows.slice(0, first?.header ?? 0).flat() : []
  const account = above.find((cell) => NOT_TAXED.test(cell))
  const faults: TransactionFault[] = []
  const passedOver: PassedOver[] = []
  const sources: SourceRow[] = []
  const corporateActions: CorporateAction[] = []
  const isRepeated = repeatedAmong(rows, tables)
  for (const [index, cells] of rows.entries()) {
    const table = tables.findLast(({ header }) => header < index)
    if (!table || isBlankRow(cells)) continue
    if (tables.some(({ header }) => header === index)) continue
    const elsewhere = otherSection(cells, table)
    if (elsewhere === 'ignored') continue
    const said = wordsOf(cells)
    const row = index + 1
    if (elsewhere === 'corporate-action') {
      const header = rows.find((one) => trimmed(one[0]) === trimmed(cells[0]) && trimmed(one[1]) === 'Header')
      const cellIn = (name: string, place: number) => trimmed(cells[header?.findIndex((one) => trimmed(one) === name) ?? place])
      const source = { row, cells, layout: { ...table, at: new Map(), fees: [] } }
      corporateActions.push({ source, description: cellIn('Description', 6), reported: cellIn('Report Date', 4) })
    } else if (elsewhere === 'to-check') passedOver.push({ row, said, why: 'may change what you hold, and is not read', toCheck: true })
    else if (account !== undefined)
      passedOver.push({ row, said, why: `is of an account that is not taxed: ${account.trim()}`, toCheck: false, isTaxFree: true })
    else if (isRepeated({ row, cells, layout: table })) passedOver.push({ row, said, why: 'is in the table above too', toCheck: false })
    else if (isDetail(cells, table, sources)) merge(sources, cells)
    else sources.push({ row, cells, layout: table })
  }
  const base = baseIn(rows)
  if (first?.format.currency === 'base' && base === undefined)
    faults.push({
      row: first.header + 1,
      says: 'The file does not say its base currency. Export it again, with the Summary above the transactions.',
    })
  const levels = new Set(sources.map((source) => cellOf(source, 'level').text.toLowerCase()))
  const currencies = first?.format === OWN ? sources.map((source) => currencyNamed(cellOf(source, 'currency').text) ?? '') : []
  return {
    sources,
    corporateActions,
    faults,
    passedOver,
    base: base ?? 'GBP',
    rates: ratesIn(sources),
    hasDeposits: sources.some((source) => /^deposit$/i.test(cellOf(source, 'action').text)),
    hasNegative: sources.some((source) => isBelowZero(cellOf(source, 'quantity').text)),
    level: ['order', 'execution', 'trade'].find((level) => levels.has(level)),
    mustNameCurrency: currencies.some((currency) => currency !== '' && currency !== 'GBP'),
  }
}

const isBelowZero = (text: string) => {
  const cell = readNumber(text)
  return cell.is === 'number' && cell.read.number.isNegative()
}

const trimmed = (cell: string | undefined) => withoutInvisible(cell ?? '').trim()
const wordsOf = (cells: readonly string[]) =>
  cells
    .map(trimmed)
    .filter((cell) => cell !== '')
    .slice(0, 4)
    .join(', ')

/** What a row is that is not of the section of a table. Subtotals and headers are nothing. */
function otherSection(cells: readonly string[], { format }: Layout): 'corporate-action' | 'to-check' | 'ignored' | undefined {
  if (format.section === undefined) return undefined
  const [section, kind] = [trimmed(cells[0]), trimmed(cells[1])]
  if (kind !== 'Data') return 'ignored'
  if (section === format.section) return undefined
  if (!format.sectionsToCheck?.includes(section) || /^total/i.test(trimmed(cells[2]))) return 'ignored'
  return section === 'Corporate Actions' && format.assets?.test(trimmed(cells[2])) ? 'corporate-action' : 'to-check'
}

/**
 * Returns a function that says whether a row of a table is in another table of the file too, each row of which is that of one row here: as many
 * shares for the same amount within a week, because one has the day of payment; or as many shares, or the amount, on the same day.
 */
function repeatedAmong(rows: readonly (readonly string[])[], tables: readonly Layout[]): (source: SourceRow) => boolean {
  const repeating = tables.find(({ format }) => format.repeats !== undefined)?.format
  const left = tables
    .filter(({ format }) => format.name === repeating?.repeats && format !== repeating)
    .flatMap((layout) => {
      const end = tables.find(({ header }) => header > layout.header)?.header ?? rows.length
      return rows.slice(layout.header + 1, end).flatMap((cells) => alike({ row: 0, cells, layout }) ?? [])
    })
  return (source) => {
    if (source.layout.format !== repeating) return false
    const one = alike(source)
    const place = one === undefined ? -1 : left.findIndex((other) => isAlike(one, other))
    if (place !== -1) left.splice(place, 1)
    return place !== -1
  }
}

interface Alike {
  readonly is: 'bought' | 'sold'
  readonly day: string
  readonly quantity: string | undefined
  readonly amount: string | undefined
}

/** The day of a trade and that of its payment are no further apart. */
const DAYS_TO_SETTLE = 7

function isAlike(one: Alike, other: Alike): boolean {
  if (one.is !== other.is) return false
  const isQuantity = one.quantity !== undefined && one.quantity === other.quantity
  const isAmount = one.amount !== undefined && one.amount === other.amount
  if (one.day === other.day) return isQuantity || isAmount
  const daysApart = daysFrom(one.day, other.day) + daysFrom(other.day, one.day)
  return isQuantity && isAmount && daysApart <= DAYS_TO_SETTLE
}

function withoutSign(text: string): string | undefined {
  const cell = readNumber(text)
  return cell.is === 'number' ? cell.read.number.abs().toString() : undefined
}

/** By what a transaction is known in another table; undefined for a row that buys and sells nothing. */
function alike(source: SourceRow): Alike | undefined {
  const { words, order } = source.layout.format
  const action = cellOf(source, 'action').text
  const word = words.find(({ says }) => says.test(action))
  const read = transactionDay(cellOf(source, 'day').text, order)
  const shares = (word && sharesSaid(word, action).quantity) ?? cellOf(source, 'quantity').text
  const is = word?.means.is ?? (isBelowZero(shares) ? 'sold' : 'bought')
  if (!('day' in read) || (is !== 'bought' && is !== 'sold')) return undefined
  return { is, day: read.day, quantity: withoutSign(shares), amount: withoutSign(cellOf(source, 'amount').text) }
}

/** Whether a row says more of the row above: it has neither a day nor an action. */
const isDetail = (cells: readonly string[], layout: Layout, sources: readonly SourceRow[]) =>
  layout.format.hasDetails === true &&
  sources.length > 0 &&
  (['day', 'action'] as const).every((role: ColumnRole) => cellOf({ row: 0, cells, layout }, role).text === '')

function merge(sources: SourceRow[], details: readonly string[]): void {
  const last = sources.pop()
  if (!last) return
  const width = Math.max(last.cells.length, details.length)
  const cells = Array.from({ length: width }, (_, place) => trimmed(last.cells[place]) || trimmed(details[place]))
  sources.push({ ...last, cells })
}

/** The base currency that a statement names in a row of its summary. */
const baseIn = (rows: readonly (readonly string[])[]) => {
  const row = rows.find((cells) => cells.some((cell) => trimmed(cell) === 'Base Currency'))
  const place = row?.findIndex((cell) => trimmed(cell) === 'Base Currency') ?? -1
  return currencyNamed(row?.[place + 1] ?? '')
}

/** Which way round the rates of a file are. */
function ratesIn(sources: readonly SourceRow[]): FileOfTransactions['rates'] {
  const rule = sources[0]?.layout.format.rates
  if (rule === undefined) return undefined
  if (rule.against === 'base' && !sources.some(isPoundAtOne)) return undefined
  if (rule.way !== 'as-totals-show') return rule.way
  const turned = sources.map(fitsTurned)
  return turned.filter((one) => one === true).length > turned.filter((one) => one === false).length ? 'in-pounds' : 'per-pound'
}

/** Whether a row in pounds has a rate of 1, which shows that the rates of a file are against the pound. */
const isPoundAtOne = (source: SourceRow) => {
  const rate = readNumber(cellOf(source, 'rate').text)
  return currencyNamed(cellOf(source, 'currency').text) === 'GBP' && rate.is === 'number' && rate.read.number.equals(1)
}

/** Whether the total of a row fits its price times its rate better than its price divided by it; undefined where that cannot be told. */
function fitsTurned(source: SourceRow): boolean | undefined {
  const numberIn = (role: ColumnRole) => {
    const cell = readNumber(cellOf(source, role).text)
    return cell.is === 'number' && !cell.read.number.isZero() ? cell.read.number.abs() : undefined
  }
  const [quantity, price, rate, total] = [numberIn('quantity'), numberIn('price'), numberIn('rate'), numberIn('amount')]
  const amount = cellOf(source, 'amount')
  if ((amount.unit ?? currencyNamed(cellOf(source, 'amountCurrency').text)) !== 'GBP') return undefined
  if (!quantity || !price || !rate || !total || rate.equals(1)) return undefined
  const value = quantity.times(price)
  const [divided, multiplied] = [value.dividedBy(rate), value.times(rate)].map((one) => one.minus(total).abs())
  return divided && multiplied ? multiplied.lessThan(divided) : undefined
}
