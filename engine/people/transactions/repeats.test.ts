import { parse } from 'csv-parse/browser/esm/sync'
import { describe, expect, it } from 'vitest'
import { readTransactions } from './read-transactions.ts'

/** The rows that count, and what is said of others. */
function read(...lines: readonly string[]) {
  const rows: string[][] = parse(lines.join('\n'), { relax_column_count: true })
  const { transactions, faults, passedOver } = readTransactions(rows)
  expect(faults).toEqual([])
  return [transactions.map(({ row }) => row), passedOver.map(({ row, said, why, toCheck }) => `${row}${toCheck ? '!' : ''} ${said} ${why}`)]
}

const halves = (close: number, open: number) => [
  `Stock split close,2024-12-05 10:00:00,GB00,ABC,${close},1,GBP,90`,
  `Stock split open,2024-12-05 10:00:00,GB00,ABC,${open},10,GBP,90`,
]

describe('a transaction that is in a table twice', () => {
  const HEADER = 'Date,Action,Security,Quantity,Price,Reference'

  it('counts once if its reference says so', () => {
    expect(read(HEADER, '05/11/2024,Buy,X,10,2,B12', '05/11/2024,Buy,X,10,2.00,B12', '05/11/2024,Buy,X,10,3,B13')).toEqual([
      [2, 4],
      ['3 B12 repeats row 2, and is counted once'],
    ])
    expect(read(HEADER, '05/11/2024,Buy,X,10,2,B12', '05/11/2024,Buy,X,10,2.00,B12', '05/11/2024,Buy,X,10,3,B12')).toEqual([
      [2, 4],
      ['3! B12 repeats row 2, and is counted once'],
    ])
    expect(read(HEADER.replace('Reference', 'Order ID'), '05/11/2024,Buy,X,10,2,B12', '05/11/2024,Buy,X,10,2,B12')).toEqual([
      [2],
      ['3! B12 repeats row 2, and is counted once'],
    ])
    const trading212 = 'Action,Time,ISIN,Ticker,No. of shares,Price / share,Currency (Price / share),Total,ID'
    const buy = 'Market buy,2024-11-05 10:11:12,GB00,ABC,10,2,GBP,20,EOF1'
    expect(read(trading212, buy, buy, buy.replace('EOF1', 'EOF2'))).toEqual([[2, 4], ['3 EOF1 repeats row 2, and is counted once']])
  })

  it('is asked about where it has no reference', () => {
    const buy = '05/11/2024,Buy,X,10,2,'
    const twin = '3! Buy is the same as row 2: take one out if it is one trade from two exports'
    expect(read(HEADER, buy, buy)).toEqual([[2, 3], [twin]])
    expect(read(HEADER, `${buy}regular`, `${buy}regular`)).toEqual([[2, 3], [twin]])
    expect(read(HEADER, `${buy}B12`, `${buy}B13`)).toEqual([[2, 3], []])
  })

  it('counts once if it is a split in two rows of each account', () => {
    const header = 'Action,Time,ISIN,Ticker,No. of shares,Price / share,Currency (Price / share),Total'
    expect(read(header, ...halves(90, 9), ...halves(40, 4))).toEqual([
      [3],
      ['5! Stock split open is the same split as row 3, and is counted once'],
    ])
  })

  it('counts once if it is a split', () => {
    const header = 'Date,Action,Security,Quantity,Price,Account'
    const rows = ['05/11/2024,Split,X,2:1,,One', '05/11/2024,Split,x,2 for 1,,Two', '05/11/2024,Split,X,3:1,,One']
    expect(read(header, ...rows)).toEqual([[2, 4], ['3! Split is the same split as row 2, and is counted once']])
  })
})
