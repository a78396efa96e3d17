import type { Transaction } from '../../law/capital-gains/shares/transaction.ts'
import { type Decimal, ZERO } from '../../money/decimal.ts'
import { corporateAction } from './corporate-actions.ts'
import { type PassedOver, quoted, type TransactionFault } from './faults.ts'
import { fileOf } from './file-of-transactions.ts'
import { byIsin } from './isins.ts'
import { notesOf } from './notes.ts'
import type { RatesGiven } from './rates-given.ts'
import { type RowRead, readRow } from './read-row.ts'
import { recognise } from './recognise.ts'
import { repeatOf, repeatsAmong, type SourceReading, withTwins } from './repeats.ts'
import { cellOf } from './source-row.ts'

/** A rate of exchange that the visitor must give. */
export interface RateMissing {
  readonly day: string
  readonly currency: string
  /** The rows that need it. */
  readonly rows: readonly number[]
}

/** What a table of transactions has. */
export interface TransactionsRead {
  /** Whose export it is; undefined where no columns were recognised. */
  readonly format: string | undefined
  /** In the order of the table. Rows with a fault or without a rate are not among them: work nothing out while there are any. */
  readonly transactions: readonly Transaction[]
  readonly faults: readonly TransactionFault[]
  readonly passedOver: readonly PassedOver[]
  readonly ratesMissing: readonly RateMissing[]
}

/**
 * The transactions in a table of somebody’s own or in the export of a broker, in pounds. The rows are as a spreadsheet has them, from its first,
 * with lines above the header if there are any. Amounts in other currencies are turned into pounds by the rate in the row, or else by the rate
 * given for the day. Throws nothing: what is wrong is among the faults.
 */
export function readTransactions(rows: readonly (readonly string[])[], rates: RatesGiven = new Map()): TransactionsRead {
  const recognised = recognise(rows)
  if ('wrong' in recognised) return { ...NOTHING, faults: [{ row: recognised.row + 1, says: recognised.wrong }] }
  const file = fileOf(rows, recognised.tables)
  const format = recognised.tables[0]?.format.name
  const missing = new Map<string, { day: string; currency: string; rows: number[] }>()
  const repeats = repeatsAmong(file.sources)
  const read: SourceReading[] = []
  const feeRows: (RowRead & { readonly is: 'fees' })[] = []
  for (const source of file.sources) {
    const of = repeats.get(source)
    const one = of === undefined ? readRow(source, file, rates) : repeatOf(source, of)
    if (one.is === 'fees') feeRows.push(one)
    else read.push({ source, read: one })
    if (one.is !== 'no-rate') continue
    const known = missing.get(`${one.day} ${one.currency}`)
    if (known) known.rows.push(one.row)
    else missing.set(`${one.day} ${one.currency}`, { day: one.day, currency: one.currency, rows: [one.row] })
  }
  const traded = new Set(read.map(({ source }) => cellOf(source, 'security').text))
  read.push(...file.corporateActions.map((one) => ({ source: one.source, read: corporateAction(one, traded) })))
  const whole = [...withFeeRows(withTwins(withSplits(byIsin(read))), feeRows), ...notesOf(read)]
  return {
    format,
    transactions: inOneSpelling(whole.flatMap((one) => (one.is === 'transactions' ? one.transactions : []))),
    faults: [...file.faults, ...whole.flatMap((one) => (one.is === 'fault' ? [one.fault] : []))].sort((one, other) => one.row - other.row),
    passedOver: [...file.passedOver, ...whole.flatMap((one) => (one.is === 'passed-over' ? [one.passedOver] : []))].sort(
      (one, other) => one.row - other.row,
    ),
    ratesMissing: [...missing.values()].sort((one, other) => (`${one.day} ${one.currency}` < `${other.day} ${other.currency}` ? -1 : 1)),
  }
}

const NOTHING: TransactionsRead = { format: undefined, transactions: [], faults: [], passedOver: [], ratesMissing: [] }

/** The two halves of a split as one transaction. Both must be there: a half alone does not say the ratio. */
function withSplits(readings: readonly SourceReading[]): SourceReading[] {
  const out = new Map<string, (RowRead & { is: 'half' })[]>()
  for (const { read } of readings) if (read.is === 'half' && read.half === 'out') out.set(read.key, [...(out.get(read.key) ?? []), read])
  const paired = readings.map(({ source, read }): SourceReading => {
    if (read.is !== 'half' || read.half === 'out') return { source, read }
    const before = out.get(read.key)?.shift()
    if (!before) return { source, read: halfAlone(read) }
    const { row, day, security, quantity } = read
    const split = { row, day, security, kind: 'split', quantity: quantity.dividedBy(before.quantity), amount: ZERO, fees: ZERO } as const
    return { source, read: { is: 'transactions', key: '', transactions: [split] } }
  })
  const alone = new Set([...out.values()].flat())
  return paired.flatMap(({ source, read }): SourceReading[] => {
    if (read.is !== 'half') return [{ source, read }]
    return alone.has(read) ? [{ source, read: halfAlone(read) }] : []
  })
}

const halfAlone = ({ row, column, said }: RowRead & { is: 'half' }): RowRead => ({
  is: 'fault',
  fault: {
    row,
    column,
    says: `${quoted(said)} is one half of a split, and the other half is not in the table. Write Split here, and the ratio such as 2:1 in place of the number of shares.`,
  },
})

/** The same with costs that have rows of their own, where only one transaction of the day and the account can be meant. */
function withFeeRows(read: readonly RowRead[], feeRows: readonly (RowRead & { is: 'fees' })[]): RowRead[] {
  const added = new Map<RowRead, Decimal>()
  const others = feeRows.flatMap((fees): RowRead[] => {
    const meant = read.filter((one) => one.is === 'transactions' && one.key === fees.key)
    const [only] = meant
    if (only === undefined || meant.length > 1) {
      const why =
        meant.length > 1
          ? `is a cost of one of ${meant.length} transactions of the day, and does not say which: add it to the right one`
          : 'is a cost without a transaction on its day'
      return [{ is: 'passed-over', passedOver: { row: fees.row, said: fees.said, why, toCheck: true } }]
    }
    added.set(only, (added.get(only) ?? ZERO).plus(fees.amount))
    return [
      {
        is: 'passed-over',
        passedOver: { row: fees.row, said: fees.said, why: 'is a cost of the transaction of its day, and counted there', toCheck: false },
      },
    ]
  })
  const withCosts = read.map((one): RowRead => {
    const fees = added.get(one)
    if (!fees || one.is !== 'transactions') return one
    return { ...one, transactions: one.transactions.map((transaction) => ({ ...transaction, fees: transaction.fees.plus(fees) })) }
  })
  return [...withCosts, ...others]
}

/** The same with each security spelled as it first is, where only capitals, dashes or spaces differ. */
function inOneSpelling(transactions: readonly Transaction[]): Transaction[] {
  const spelled = new Map<string, string>()
  return transactions.map((transaction) => {
    const key = transaction.security.toLowerCase()
    const security = spelled.get(key) ?? transaction.security
    spelled.set(key, security)
    return { ...transaction, security }
  })
}
