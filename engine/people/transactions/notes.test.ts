import { parse } from 'csv-parse/browser/esm/sync'
import { describe, expect, it } from 'vitest'
import { faultInWords } from './faults.ts'
import { readTransactions } from './read-transactions.ts'

function read(...lines: readonly string[]) {
  const rows: string[][] = parse(lines.join('\n'), { relax_column_count: true })
  const { transactions, faults, passedOver, ratesMissing } = readTransactions(rows)
  return {
    transactions: transactions.map(({ row, kind, amount, fees }) => [row, kind, amount, fees].join(' ')),
    faults: [...faults.map(faultInWords), ...ratesMissing.map(({ day, currency }) => `${day} ${currency}`)],
    notes: passedOver.map(({ row, said, why, toCheck }) => `${row}${toCheck ? '!' : ''} ${said} ${why}`),
  }
}

const inAccounts = (...accounts: readonly string[]) =>
  read('Date,Account,Action,Security,Quantity,Price', ...accounts.map((account, index) => `0${index + 1}/11/2024,${account},Buy,X,10,2`))
const withFee = (...rows: readonly string[]) => read('Date,Action,Security,Quantity,Price,Currency,Fee,Fee currency', ...rows)
const withStatus = (...all: readonly string[]) =>
  read('Date,Action,Security,Quantity,Price,Status', ...all.map((one, index) => `0${index + 1}/11/2024,Buy,X,10,2,${one}`))
const inCurrency = (...rows: readonly string[]) => read('Date,Action,Security,Quantity,Price,Currency', ...rows)
const splits = (action: string, number: string, held = 10) =>
  read('Date,Action,Security,Quantity,Price', `05/11/2024,Buy,X,${held},2`, `06/11/2024,${action},X,${number},`).notes

describe('accounts', () => {
  it.each(['Stocks and Shares Isa', 'isa', 'sipp', 'Lisa', 'my pension', 'JISA'])('%s is not taxed', (account) => {
    expect(inAccounts(account, 'General', 'Lisa Smith', 'Isa Smith', 'Lisa GIA').notes).toEqual([
      `2 ${account} is an account whose gains are not taxed`,
    ])
  })

  it('that may be of somebody with that name are to be checked', () => {
    for (const account of ['Some Broker Isa', 'Trading 212 isa', 'Lisa account'])
      expect(inAccounts(account).notes).toEqual([`2! ${account} is an account whose gains are not taxed`])
    expect(inAccounts('GIA (non-ISA)', 'Not an ISA').notes).toEqual([])
  })

  it('of two people and of insurers are to be checked', () => {
    expect(inAccounts('Joint', 'Offshore bond', 'Joint', 'Mine')).toEqual({
      transactions: ['2 bought 20 0', '3 bought 20 0', '4 bought 20 0', '5 bought 20 0'],
      faults: [],
      notes: [
        '2! Joint is an account of two people, and is read as if all of it were yours: each of you has a part of its shares',
        '3! Offshore bond is read as an account of shares: take its rows out if it is an insurance bond, whose gains are income',
      ],
    })
  })
})

describe('columns that we do not know', () => {
  it('are to be checked if they have figures', () => {
    expect(
      read(
        'No.,Date,Action,Security,Quantity,Price,Settlement date,Order no,Stamp fee,Levies,Mood,,Gain (£),P/L,Notes',
        '1,05/11/2024,Buy,X,10,2,07/11/2024,12,0,5,good,,100,5,3',
        '2,05/12/2024,Dividend,X,10,2,07/11/2024,13,4,,,',
        '3,06/12/2024,Sell,X,10,2,20241107,14,,,,7,,,',
      ).notes,
    ).toEqual([
      '1! Levies is a column that we do not know, so its figures do not count',
      '1! Column 12 is a column that we do not know, so its figures do not count',
      '3 Dividend is a dividend, which is income and no gain',
    ])
  })

  it('are fewer than those of costs', () => {
    expect(
      read('Date,Action,Security,Quantity,Price,Broker fee,Tax,Comm.,Other charges,Other costs', '05/11/2024,Buy,X,10,2,1,2,3,4,5'),
    ).toEqual({ transactions: ['2 bought 20 15'], faults: [], notes: [] })
  })
})

describe('costs in another currency', () => {
  it('are read by their own column', () => {
    expect(withFee('05/11/2024,Buy,X,10,2,GBP,5,USD')).toMatchObject({ transactions: [], faults: ['2024-11-05 USD'], notes: [] })
    expect(withFee('05/11/2024,Buy,X,10,2,USD,5,').faults).toEqual([
      'Row 2, Fee: “5” has no currency, and the amounts are in USD. Write the currency of this cost too.',
    ])
    expect(withFee('05/11/2024,Buy,X,10,200,GBX,5,GBP', '06/11/2024,Buy,X,10,2,GBP,500,GBX', '07/11/2024,Buy,X,10,2,GBP,0,BTC')).toEqual({
      transactions: ['2 bought 20 5', '3 bought 20 5', '4 bought 20 0'],
      faults: [],
      notes: [],
    })
    expect(
      read('Date,Action,Security,Quantity,Price,Commission,Stamp duty,Commission currency', '05/11/2024,Buy,X,10,2,50,5,GBX'),
    ).toMatchObject({ transactions: ['2 bought 20 5.5'], notes: [] })
  })

  it.each(['BTC', 'USDC'])('are not read in %s', (token) => {
    expect(withFee(`05/11/2024,Buy,X,10,2,GBP,0.1,${token}`).faults).toEqual([
      `Row 2, Fee: “0.1” is a cost in “${token}”, which is no currency. Write what it was worth in pounds, and if it was paid in tokens, add a row that sells them.`,
    ])
  })
})

describe('the status of a row', () => {
  it('says whether it counts', () => {
    expect(withStatus('Completed', 'Cancelled', 'rejected', 'Filled', '', 'Pending')).toEqual({
      transactions: ['2 bought 20 0', '5 bought 20 0', '6 bought 20 0'],
      faults: [],
      notes: ['3 Cancelled did not happen', '4 rejected did not happen', '7! Pending has not happened yet, if this is an order'],
    })
    expect(withStatus('Part filled').faults).toEqual([
      'Row 2, Status: “Part filled” does not say whether this happened. Write Completed or Cancelled.',
    ])
  })
})

describe('a currency in some rows', () => {
  it('must be in the others, unless it is the pound', () => {
    const buy = '05/11/2024,Buy,X,10,2,'
    const missing = 'There is no currency, and other rows have one. Write its three letters, such as GBP or USD.'
    expect(inCurrency(`${buy}USD`, buy).faults).toEqual([`Row 3: ${missing}`, '2024-11-05 USD'])
    expect(inCurrency(`${buy}GBP`, buy, `${buy}EUR`).faults).toEqual([`Row 3: ${missing}`, '2024-11-05 EUR'])
    expect(inCurrency(`${buy}USD`, '05/11/2024,Buy,X,10,£2,').faults).toEqual(['2024-11-05 USD'])
    expect(inCurrency(`${buy}GBP`, '06/11/2024,Buy,X,10,2,', '07/11/2024,Split,X,2:1,,')).toMatchObject({ faults: [], notes: [] })
    expect(inCurrency(buy).faults).toEqual([])
  })
})

describe('a split of a plain number', () => {
  it('is to be checked if it could be a number of shares', () => {
    expect(splits('Split', '10')).toEqual([
      '3! Split is read as 10:1. If 10 is a number of shares, write the ratio in its place, with a colon',
    ])
    expect(splits('Split', '20')).toHaveLength(1)
    expect(splits('Consolidation', '2', 20)).toEqual([
      '3! Consolidation is read as 1:2. If 2 is a number of shares, write the ratio in its place, with a colon',
    ])
    for (const ratio of ['2', '3', '10:1', '1.5']) expect(splits('Split', ratio)).toEqual([])
    expect(splits('Split', '10', 100)).toEqual([])
    expect(splits('Consolidation', '10', 100)).toEqual([])
  })
})
