import { type Decimal, ONE, sumOf } from '../../../money/decimal.ts'
import { byKey, sortedByKey } from './by-key.ts'
import type { Transaction } from './transaction.ts'

/** All purchases of a day, all sales, or all that went to a spouse: one transaction. TCGA 1992 s.105(1)(a). */
export interface DayTotal {
  readonly rows: readonly number[]
  readonly quantity: Decimal
  readonly amount: Decimal
  readonly fees: Decimal
}

/** What happened to one security on one day. */
export interface TradingDay {
  readonly day: string
  readonly bought: DayTotal
  readonly sold: DayTotal
  readonly toSpouse: DayTotal
  /** The rows of the splits of the day, and how many shares each share became, 1 for no split. */
  readonly splitRows: readonly number[]
  readonly factor: Decimal
  /** What came with the shares held, and what their cost rose and fell by. */
  readonly rights: DayTotal
  readonly incomeKept: DayTotal
  readonly capitalReturned: DayTotal
}

/** The days on which something happened to each security, in order. The securities are in the order of the table. */
export const tradingDays = (transactions: readonly Transaction[]): ReadonlyMap<string, readonly TradingDay[]> =>
  new Map(
    [...byKey(transactions, ({ security }) => security)].map(([security, ofSecurity]) => [
      security,
      sortedByKey(byKey(ofSecurity, ({ day }) => day)).map(([day, ofDay]) => tradingDay(day, ofDay)),
    ]),
  )

function tradingDay(day: string, transactions: readonly Transaction[]): TradingDay {
  const of = (kind: Transaction['kind']) => transactions.filter((transaction) => transaction.kind === kind)
  const splits = of('split')
  return {
    day,
    bought: totalOf(of('bought')),
    sold: totalOf(of('sold')),
    toSpouse: totalOf(of('to-spouse')),
    splitRows: splits.map(({ row }) => row),
    factor: splits.reduce((factor, { quantity }) => factor.times(quantity), ONE),
    rights: totalOf(of('rights')),
    incomeKept: totalOf(of('income-kept')),
    capitalReturned: totalOf(of('capital-returned')),
  }
}

const totalOf = (transactions: readonly Transaction[]): DayTotal => ({
  rows: transactions.map(({ row }) => row),
  quantity: sumOf(transactions.map(({ quantity }) => quantity)),
  amount: sumOf(transactions.map(({ amount }) => amount)),
  fees: sumOf(transactions.map(({ fees }) => fees)),
})
