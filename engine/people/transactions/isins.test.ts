import { parse } from 'csv-parse/browser/esm/sync'
import { describe, expect, it } from 'vitest'
import { faultInWords } from './faults.ts'
import { readTransactions } from './read-transactions.ts'

function read(...lines: readonly string[]) {
  const rows: string[][] = parse(lines.join('\n'), { relax_column_count: true })
  const { transactions, faults, passedOver } = readTransactions(rows)
  return [
    ...transactions.map(({ row, security, kind, quantity }) => [row, security, kind, quantity].join(' ')),
    ...faults.map(faultInWords),
    ...passedOver.map(({ row, said, why, toCheck }) => `${row}${toCheck ? '!' : ''} ${said} ${why}`),
  ]
}

const HEADER = 'Date,Action,Ticker,ISIN,Quantity,Price'
const [ONE, OTHER] = ['GB00AAAAAA11', 'US00BBBBBB22']

describe('a security', () => {
  it('goes by its ISIN and is called by its latest ticker', () => {
    expect(
      read(
        HEADER,
        `05/12/2024,Sell,NEW,${ONE},5,2`,
        `05/11/2024,Buy,OLD,${ONE},10,2`,
        `05/10/2024,Buy,,${ONE},10,2`,
        `05/10/2024,Buy,old,,10,2`,
        '06/10/2024,Buy,Else,,10,2',
      ),
    ).toEqual(['2 NEW sold 5', '3 NEW bought 10', '4 NEW bought 10', '5 NEW bought 10', '6 Else bought 10'])
    expect(read('Date,Action,ISIN,Name,Quantity,Price', `05/11/2024,Buy,${ONE},Acme,10,2`, `05/12/2024,Sell,${ONE},Acme plc,10,2`)).toEqual(
      ['2 Acme plc bought 10', '3 Acme plc sold 10'],
    )
    expect(read('Date,Action,ISIN,Quantity,Price', `05/11/2024,Buy,${ONE},10,2`)).toEqual([`2 ${ONE} bought 10`])
  })

  it('is two if one ticker has two ISINs', () => {
    const rows = [`05/11/2024,Buy,X,${ONE},10,2`, `05/11/2024,Buy,X,${OTHER},10,3`]
    const note = `2! X has two ISINs, so it is read as two securities: ${ONE} and ${OTHER}. If one took the place of the other, write the same in all rows`
    expect(read(HEADER, ...rows)).toEqual([`2 X (${ONE}) bought 10`, `3 X (${OTHER}) bought 10`, note])
    expect(read(HEADER, ...rows, '05/12/2024,Sell,X,,10,2')).toEqual([
      `2 X (${ONE}) bought 10`,
      `3 X (${OTHER}) bought 10`,
      `Row 4: “X” has no ISIN here and two in other rows. Write the one that it is of: ${ONE} or ${OTHER}.`,
      note,
    ])
    expect(read(HEADER, ...rows.map((row) => row.replace(/GB.*?,|US.*?,/, 'none,')))).toEqual(['2 X bought 10', '3 X bought 10'])
  })

  it('stays one where a split put another ISIN in the place of the first', () => {
    const header = 'Action,Time,ISIN,Ticker,No. of shares,Price / share,Currency (Price / share),Total'
    expect(
      read(
        header,
        `Market buy,2024-11-05 10:00:00,${ONE},ABC,90,1,GBP,90`,
        `Stock split close,2024-12-05 10:00:00,${ONE},ABC,90,1,GBP,90`,
        `Stock split open,2024-12-05 10:00:00,${OTHER},ABC,9,10,GBP,90`,
        `Market sell,2024-12-06 10:00:00,${OTHER},ABC,9,10,GBP,90`,
      ),
    ).toEqual(['2 ABC bought 90', '4 ABC split 0.1', '5 ABC sold 9'])
  })
})
