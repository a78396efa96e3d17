import { parse } from 'csv-parse/browser/esm/sync'
import { describe, expect, it } from 'vitest'
import { faultInWords } from './faults.ts'
import { ratesGiven } from './rates-given.ts'
import { readTransactions } from './read-transactions.ts'

/** An export as it is read, its transactions in short: row, day, security, kind, quantity, amount, fees. */
function read(lines: readonly string[], rates = '') {
  const rows: string[][] = parse(lines.join('\n'), { relax_column_count: true })
  const { format, transactions, faults, passedOver, ratesMissing } = readTransactions(rows, ratesGiven(rates).rates)
  return {
    format,
    transactions: transactions.map(({ row, day, security, kind, quantity, amount, fees }) =>
      [row, day, security, kind, quantity.toDecimalPlaces(8), amount.toDecimalPlaces(4), fees.toDecimalPlaces(4)].join(' '),
    ),
    faults: faults.map(faultInWords),
    passedOver: passedOver.map(({ row, said, toCheck }) => `${row}${toCheck ? '!' : ''} ${said}`),
    ratesMissing: ratesMissing.map(({ day, currency, rows: those }) => `${day} ${currency}: ${those.join(', ')}`),
  }
}

const TRADING_212 =
  'Action,Time,ISIN,Ticker,Name,No. of shares,Price / share,Currency (Price / share),Exchange rate,Result,Currency (Result),Total,Currency (Total),Stamp duty reserve tax,Currency (Stamp duty reserve tax),Currency conversion fee,Currency (Currency conversion fee),Finra fee,Currency (Finra fee)'

const withRates = (rate: string, other: string) => [
  TRADING_212,
  `Market buy,2024-11-06 10:11:12,US00,XYZ,Xyz Inc,10,150,USD,${rate},,,1200,GBP,,,,,,`,
  `Market buy,2024-11-07 10:11:12,US00,XYZ,Xyz Inc,10,100,USD,${other},,,,GBP,,,,,,`,
]

describe('Trading 212', () => {
  it('has totals with all costs, in pounds', () => {
    expect(
      read([
        TRADING_212,
        'Deposit,2024-11-01 08:00:00,,,,,,,,,,1000.00,GBP,,,,,,',
        'Market buy,2024-11-05 10:11:12.345,GB00,ABC,Abc plc,10,1250,GBX,100,,,125.63,GBP,0.63,GBP,,,,',
        'Limit buy,2024-11-06 10:11:12,US00,XYZ,Xyz Inc,10,150,USD,1.25,,,1201.80,GBP,,,1.80,GBP,,',
        'Limit sell,2024-12-06 10:11:12,US00,XYZ,Xyz Inc,10,160,USD,1.25,,,1277.96,GBP,,,2.00,GBP,0.05,USD',
        'Dividend (Ordinary),2024-12-06 10:11:12,US00,XYZ,Xyz Inc,10,1,USD,0.79,,,7,GBP,,,,,,',
      ]),
    ).toEqual({
      format: 'Trading 212',
      transactions: ['3 2024-11-05 ABC bought 10 125 0.63', '4 2024-11-06 XYZ bought 10 1200 1.8', '5 2024-12-06 XYZ sold 10 1280 2.04'],
      faults: [],
      passedOver: ['2 Deposit', '6 Dividend (Ordinary)'],
      ratesMissing: [],
    })
  })

  it('has rates of either kind, as its totals show', () => {
    expect(read(withRates('1.25', '1.25')).transactions[1]).toBe('3 2024-11-07 XYZ bought 10 800 0')
    expect(read(withRates('0.8', '0.8')).transactions[1]).toBe('3 2024-11-07 XYZ bought 10 800 0')
  })

  it('of an account in euros asks for the rate of the euro', () => {
    const lines = [TRADING_212, 'Market buy,2024-11-06 10:11:12,US00,XYZ,Xyz Inc,10,150,USD,1.1,,,1363.64,EUR,,,,,,']
    expect(read(lines).ratesMissing).toEqual(['2024-11-06 EUR: 2'])
    expect(read(lines, '2024-11-06 EUR 1.2').transactions).toEqual(['2 2024-11-06 XYZ bought 10 1136.3667 0'])
  })

  it('has older exports with the currency in the names of columns', () => {
    expect(
      read([
        'Action,Time (UTC),ISIN,Ticker,Name,No. of shares,Price / share,Currency (Price / share),Exchange rate,Result (GBP),Total (GBP),Stamp duty reserve tax (GBP)',
        'Market buy,2024-11-05T10:11:12+00:00,GB00,ABC,Abc plc,10,12.50,GBP,1,,125.63,0.63',
      ]).transactions,
    ).toEqual(['2 2024-11-05 ABC bought 10 125 0.63'])
  })

  it('splits in two rows', () => {
    const out = 'Stock split close,2024-11-05 08:00:00,GB00,ABC,Abc plc,90,10,GBP,,,,900,GBP,,,,,,'
    const inRow = 'Stock split open,2024-11-05 08:00:01,GB01,ABC,Abc plc,10,90,GBP,,,,900,GBP,,,,,,'
    expect(read([TRADING_212, out, inRow]).transactions).toEqual(['3 2024-11-05 ABC split 0.11111111 0 0'])
    expect(read([TRADING_212, inRow]).faults).toEqual([
      'Row 2, Action: “Stock split open” is one half of a split, and the other half is not in the table. Write Split here, and the ratio such as 2:1 in place of the number of shares.',
    ])
    expect(read([TRADING_212, inRow.replace('Stock split open', 'Stock split')]).faults).toEqual([
      'Row 2, No. of shares: “10” is not the ratio of a split. Write it here, such as 2:1 if there are two shares for each one before.',
    ])
    expect(read([TRADING_212, inRow.replace('Stock split open', 'Split').replace(',10,', ',2:1,')]).transactions).toEqual([
      '2 2024-11-05 ABC split 2 0 0',
    ])
  })
})

describe('Charles Schwab', () => {
  const HEADER = '"Date","Action","Symbol","Description","Quantity","Price","Fees & Comm","Amount"'

  it('has American dates, dollars, and totals after costs', () => {
    const lines = [
      '"Transactions for account XXXX"',
      HEADER,
      '"12/29/2024","Sell","ABC","ABC INC","10","$150.20","$0.05","$1,501.95"',
      '"01/02/2024 as of 12/29/2023","Buy","ABC","ABC INC","20","$100.00","","-$2,000.00"',
      '"06/10/2024","Stock Split","ABC","ABC INC 4 FOR 1 STOCK SPLIT","60","","",""',
      '"06/11/2024","NRA Tax Adj","ABC","ABC INC","","","","-$1.00"',
      '"06/12/2024","Buy to Open","ABC 01/16/2026 160.00 C","CALL","1","$2","","-$200"',
      '"Transactions Total","","","","","","","$1"',
    ]
    expect(read(lines)).toMatchObject({
      format: 'Charles Schwab',
      transactions: ['5 2024-06-10 ABC split 4 0 0'],
      faults: [],
      passedOver: ['6 NRA Tax Adj', '7! Buy to Open', '8 Transactions Total'],
      ratesMissing: ['2023-12-29 USD: 4', '2024-12-29 USD: 3'],
    })
    expect(read(lines, '2024-12-29 USD 1.25\n2023-12-29 USD 1.25').transactions).toEqual([
      '3 2024-12-29 ABC sold 10 1201.6 0.04',
      '4 2023-12-29 ABC bought 20 1600 0',
      '5 2024-06-10 ABC split 4 0 0',
    ])
  })

  it('does not say what vested shares were worth', () => {
    expect(read([HEADER, '"04/25/2023","Stock Plan Activity","ABC","ABC INC","20","","",""']).faults).toEqual([
      'Row 2: There is no price and no amount. Write what one share cost or was sold for, or all of them.',
    ])
    expect(read([HEADER, '"29/12/2024","Sell","ABC","ABC INC","10","$1","",""']).faults).toEqual([
      'Row 2, Date: “29/12/2024” has no month 29. This file has the month before the day: write 12/29/2024.',
    ])
  })

  it('has equity awards in two rows each', () => {
    expect(
      read(
        [
          'Date,Action,Symbol,Description,Quantity,FeesAndCommissions,DisbursementElection,Amount,AwardDate,AwardId,FairMarketValuePrice,SalePrice,SharesSoldWithheldForTaxes,NetSharesDeposited,Taxes',
          '08/15/2023,Lapse,ABC,Restricted Stock Lapse,400,,,,,,,,,,',
          ',,,,,,,,03/21/2022,1,$125.00,,180,220,$22500.00',
        ],
        '2023-08-15 USD 1.25',
      ),
    ).toMatchObject({ format: 'Charles Schwab Equity Awards', transactions: ['2 2023-08-15 ABC bought 220 22000 0'], faults: [] })
    expect(
      read(
        [
          'Date,Action,Symbol,Description,Quantity,FeesAndCommissions,DisbursementElection,Amount,Type,Shares,SalePrice,VestDate,VestFairMarketValue,GrossProceeds,AwardDate,AwardId',
          '01/02/2026,Sale,ABC,Share Sale,12,$0.10,Journal,$1499.90,,,,,,,,',
          ',,,,,,,,RS,12,$125,12/25/2025,$100,$1500,,',
          '12/30/2025,Deposit,ABC,RS,13.5,,,,,,,,,,,',
          ',,,,,,,,,,,12/25/2025,$100,,03/05/2025,C1',
        ],
        '2026-01-02 USD 1.25\n2025-12-25 USD 1.25',
      ).transactions,
    ).toEqual(['2 2026-01-02 ABC sold 12 1200 0.08', '4 2025-12-25 ABC bought 13.5 1080 0'])
  })
})

describe('Interactive Brokers', () => {
  it('has a transaction history in its base currency', () => {
    expect(
      read([
        'Statement,Header,Field Name,Field Value',
        'Summary,Data,Base Currency,GBP',
        'Transaction History,Header,Date,Account,Description,Transaction Type,Symbol,Quantity,Price,Gross Amount ,Commission,Net Amount',
        'Transaction History,Data,2025-08-15,U1,A FUND,Sell,ABC,-2.0,1001.00,2002.0,-3.0,1999.0',
        'Transaction History,Data,2025-03-15,U1,A FUND,Buy,ABC,4.0,1000.0,-4000.0,-3.0,-4003.0',
        'Transaction History,Data,2025-11-03,U1,A Dividend,Dividend,ABC,-,-,20.0,-,20.0',
      ]),
    ).toEqual({
      format: 'Interactive Brokers transaction history',
      transactions: ['4 2025-08-15 ABC sold 2 2002 3', '5 2025-03-15 ABC bought 4 4000 3'],
      faults: [],
      passedOver: ['6 Dividend'],
      ratesMissing: [],
    })
  })

  it('has an activity statement with sections', () => {
    const lines = [
      'Statement,Data,Title,Activity Statement',
      'Account Information,Data,Base Currency,GBP',
      'Trades,Header,DataDiscriminator,Asset Category,Currency,Symbol,Date/Time,Quantity,T. Price,C. Price,Proceeds,Comm/Fee,Basis,Realized P/L,MTM P/L,Code',
      'Trades,Data,Order,Stocks,GBP,ABC,"2024-05-01, 09:30:00","1,000",1.5,1.5,-1500,-5,1505,0,0,O',
      'Trades,Data,Trade,Stocks,GBP,ABC,"2024-05-01, 09:30:00","1,000",1.5,1.5,-1500,-5,1505,0,0,O',
      'Trades,Data,Order,Stocks,USD,XYZ,"2024-05-02, 09:30:00",-10,12.5,12,125,-2.5,0,0,0,C',
      'Trades,SubTotal,,Stocks,USD,XYZ,,-10,,,125,-2.5,0,0,0,',
      'Trades,Header,DataDiscriminator,Asset Category,Currency,Symbol,Date/Time,Quantity,T. Price,,Proceeds,Comm in GBP,,,MTM in GBP,Code',
      'Trades,Data,Order,Forex,USD,GBP.USD,"2024-05-03, 09:30:00",100,1.25,,-125,-2,,,0,',
      'Dividends,Data,GBP,2024-06-10,ABC Cash Dividend,25.50',
      'Corporate Actions,Data,Stocks,USD,2024-06-11,"2024-06-10, 20:25:00",XYZ Split 2 for 1,10,0,0,0,',
    ]
    expect(read(lines)).toEqual({
      format: 'Interactive Brokers activity statement',
      transactions: ['4 2024-05-01 ABC bought 1000 1500 5', '11 2024-06-11 XYZ split 2 0 0'],
      faults: [],
      passedOver: ['5 Trade', '9! Forex'],
      ratesMissing: ['2024-05-02 USD: 6'],
    })
    expect(read(lines, '2024-05-02 USD 1.25').transactions[1]).toBe('6 2024-05-02 XYZ sold 10 100 2')
  })

  it('must say what a corporate action did', () => {
    const lines = [
      'Account Information,Data,Base Currency,GBP',
      'Trades,Header,DataDiscriminator,Asset Category,Currency,Symbol,Date/Time,Quantity,T. Price,C. Price,Proceeds,Comm/Fee',
      'Trades,Data,Order,Stocks,GBP,XYZ,"2024-05-01, 09:30:00",10,1.5,1.5,-15,-5',
      'Corporate Actions,Header,Asset Category,Report Date,Currency,Description,Quantity',
      'Corporate Actions,Data,Stocks,2024-06-11,USD,"XYZ(US0000000000) Split 1 for 10 (XYZ, XYZ INC, US0000000001)",10',
      'Corporate Actions,Data,Stocks,2024-06-11,USD,"XYZ.OLD(US0000000000) Split 1 for 10 (XYZ, XYZ INC, US0000000001)",10',
      'Corporate Actions,Data,Stocks,2024-06-12,USD,XYZ(US0000000000) Tendered to ABC,10',
      'Corporate Actions,Data,Equity and Index Options,2024-06-12,USD,XYZ(US0000000000) Split 4 for 1,10',
      'Corporate Actions,Data,Total,,,,',
    ]
    expect(read(lines)).toMatchObject({
      transactions: ['3 2024-05-01 XYZ bought 10 15 5', '5 2024-06-11 XYZ split 0.1 0 0'],
      faults: [
        'Row 7, Description: “XYZ(US0000000000) Tendered to ABC” may change what you hold, and cannot be read. If it is a split, write it as “XYZ Split 4 for 1”. If it changes no shares of yours, take the row out. Otherwise write a table of your own.',
      ],
      passedOver: [
        '6! XYZ.OLD(US0000000000) Split 1 for 10 (XYZ, XYZ INC, US0000000001)',
        '8! Corporate Actions, Data, Equity and Index Options, 2024-06-12',
      ],
    })
  })

  it('has its trades below hundreds of other lines, which may name anything', () => {
    const others = Array.from({ length: 300 }, (_, index) => `Mark-to-Market,Data,Stocks,Pension ISA ${index}`)
    expect(
      read([
        'Account Information,Data,Base Currency,GBP',
        ...others,
        'Trades,Header,DataDiscriminator,Asset Category,Currency,Symbol,Date/Time,Quantity,T. Price,C. Price,Proceeds,Comm/Fee',
        'Trades,Data,Order,Stocks,GBP,ABC,"2024-05-01, 09:30:00",10,1.5,1.5,-15,-5',
      ]).transactions,
    ).toEqual(['303 2024-05-01 ABC bought 10 15 5'])
  })

  it('has Flex queries, with rates in pounds where a row in pounds shows it', () => {
    const HEADER =
      'TradeDate,Symbol,Buy/Sell,Quantity,TradePrice,Proceeds,IBCommission,IBCommissionCurrency,Taxes,CurrencyPrimary,FXRateToBase,AssetClass'
    const dollars = '20240503,XYZ,SELL,-10,12.5,125,-2.5,USD,0,USD,0.8,STK'
    const pounds = '20240501,ABC,BUY,10,100,-1000,-5,GBP,-5,GBP,1,STK'
    expect(read([HEADER, pounds, dollars, '20240501,OPT,BUY,1,5,-500,-1,USD,0,USD,0.8,OPT'])).toMatchObject({
      format: 'Interactive Brokers Flex query',
      transactions: ['2 2024-05-01 ABC bought 10 1000 10', '3 2024-05-03 XYZ sold 10 100 2'],
      passedOver: ['4! OPT'],
    })
    expect(read([HEADER, dollars]).ratesMissing).toEqual(['2024-05-03 USD: 2'])
  })
})

it('Freetrade has totals with all costs, in pounds', () => {
  const HEADER =
    'Title,Type,Timestamp,Account Currency,Total Amount,Buy / Sell,Ticker,ISIN,Price per Share in Account Currency,Stamp Duty,Quantity,Order Type,FX Fee Amount,Stock Split Rate of Share Outturn From,Stock Split Rate of Share Outturn To'
  expect(
    read([
      HEADER,
      'Xyz,ORDER,2024-05-01T15:14:23.014Z,GBP,100.63,BUY,XYZ,US00,50,0.00,2.00000000,MARKET,0.63,,',
      'Xyz,ORDER,2024-05-02T15:14:23.014Z,GBP,99.37,SELL,XYZ,US00,50,0.00,2.00000000,MARKET,0.63,,',
      'Xyz,STOCK_SPLIT,2024-05-03T00:00:00.000Z,GBP,,,XYZ,US00,,,,,,1,10',
      'Xyz,FREESHARE_ORDER,2024-05-03T00:00:00.000Z,GBP,11,BUY,XYZ,US00,11,0,1,,,,',
      'Interest,INTEREST_FROM_CASH,2024-05-03T00:00:00.000Z,GBP,9.02,,,,,,,,,,',
    ]),
  ).toEqual({
    format: 'Freetrade',
    transactions: ['2 2024-05-01 XYZ bought 2 100 0.63', '3 2024-05-02 XYZ sold 2 100 0.63', '4 2024-05-03 XYZ split 10 0 0'],
    faults: [
      'Row 5, Type and Buy / Sell: “FREESHARE_ORDER BUY” is a share that you did not pay for. Write ORDER, and as the total amount what it counts as having cost you.',
    ],
    passedOver: ['6 INTEREST_FROM_CASH'],
    ratesMissing: [],
  })
})

it('Vanguard UK has the trades in words, and again below', () => {
  const investments = [
    'Date,InvestmentName,TransactionDetails,Quantity,Price,Cost',
    '12/03/2024,Foo Fund – Acc (FOO),"Bought 1,550 Foo Fund – Acc (FOO)",1550,10,15500',
    'Cost,15500',
  ]
  const cash = [
    'Date,Details,Amount,Balance',
    '08/03/2024,Deposit for investment purchases,15500,15500',
    '10/03/2024,"Bought 1,550 Foo Fund – Acc (FOO)",-15500,0',
    '17/07/2024,Sold .5 Foo Fund - Acc (FOO),6.5,6.5',
    '18/07/2024,DIV: FOO.XLON.GB @ GBP 0.4106,225.83,380.13',
    '19/07/2024,Reversal of Sold 1 Foo Fund - Acc (FOO),-6,0',
    'Balance,23.59',
  ]
  expect(read(["Bob's General investment", '', 'Cash Transactions', ...cash, 'Investment Transactions', ...investments])).toEqual({
    format: 'Vanguard UK',
    transactions: ['6 2024-03-10 Foo Fund - Acc (FOO) bought 1550 15500 0', '7 2024-07-17 Foo Fund - Acc (FOO) sold 0.5 6.5 0'],
    faults: [
      'Row 9, Details: “Reversal of Sold 1 Foo Fund - Acc (FOO)” takes back a transaction. Take this row out, and the row of the transaction that never was.',
    ],
    passedOver: [
      '5 Deposit for investment purchases',
      '8 DIV: FOO.XLON.GB @ GBP 0.4106',
      '10 Balance, 23.59',
      '11 Investment Transactions',
      '13 12/03/2024, Foo Fund – Acc (FOO), Bought 1,550 Foo Fund – Acc (FOO), 1550',
      '14 Cost, 15500',
    ],
    ratesMissing: [],
  })
  const sale = '12/06/2024,Foo Fund – Acc (FOO),Sold 50 Foo Fund – Acc (FOO),-50,10,-500'
  expect(read([...cash.slice(0, 3), ...investments, sale, sale.replace('12/06', '13/06')]).transactions).toEqual([
    '3 2024-03-10 Foo Fund - Acc (FOO) bought 1550 15500 0',
    '7 2024-06-12 Foo Fund - Acc (FOO) sold 50 500 0',
    '8 2024-06-13 Foo Fund - Acc (FOO) sold 50 500 0',
  ])
  expect(read(investments).transactions).toEqual(['2 2024-03-12 Foo Fund - Acc (FOO) bought 1550 15500 0'])
  expect(read(['ISA', ...cash]).transactions).toEqual([])
})

it('Hargreaves Lansdown has prices in pence, and costs only in the value', () => {
  const lines = [
    'Client Name:,Anna Example, , ,',
    'Trade date,Settle date,Reference,Description,Unit cost (p),Quantity,Value (£),',
    '25/02/2026,27/02/2026,S300000001,"Foo UCITS ETF 1000 @  2500.00","2,500.000","1,000","24,988.05"',
    '24/02/2026,26/02/2026,B300000002,"Foo UCITS ETF 1000 @  2400.00","2,400.000","1,000","-24,011.95"',
    '04/04/2026,04/04/2026,MANAGE FEE,HL Account,n/a,n/a,-4.05',
    '04/04/2026,04/04/2026,ODD CODE,Something,n/a,n/a,-4.05',
    '24/02/2026,26/02/2026,B300000003,"Foo UCITS ETF 1000 @  2400.00","2,400.000","1,000","-34,011.95"',
  ]
  expect(read(lines)).toEqual({
    format: 'Hargreaves Lansdown',
    transactions: ['3 2026-02-25 Foo UCITS ETF sold 1000 25000 11.95', '4 2026-02-24 Foo UCITS ETF bought 1000 24000 11.95'],
    faults: [
      'Row 7, Value (£): “-34,011.95” does not fit the price: “2,400.000” for each comes to £24000.00. Correct one of them, or leave one blank.',
    ],
    passedOver: ['5 MANAGE FEE', '6 ODD CODE'],
    ratesMissing: [],
  })
  expect(read(['HL Stocks & Shares ISA', ...lines])).toMatchObject({ transactions: [], faults: [] })
})

const ofFidelity = (day: string, type: string, wrapper: string, ...rest: string[]) =>
  `${day},${day},${type},"FOO PLC, ORD GBP0.01 (FOO)",${wrapper},AG1,,${rest.join(',')},1,Completed,`

it('Fidelity UK has costs in rows of their own, and several accounts', () => {
  expect(
    read([
      'Account ,All Accounts',
      'Order date,Completion date,Transaction type,Investments,Product Wrapper,Account Number,Source investment,Amount,Quantity,Price per unit,Reference Number,Status,',
      ofFidelity('21 Jan 2026', 'Buy', 'Investment Account', '1250.00', '100', '12.50'),
      ofFidelity('21 Jan 2026', 'Dealing Fee', 'Investment Account', '-7.50', '', ''),
      ofFidelity('22 Jan 2026', 'Sell', 'Investment Account', '-650.00', '50', '13.00'),
      ofFidelity('22 Jan 2026', 'Sell', 'Investment Account', '-640.00', '50', '13.00'),
      ofFidelity('22 Jan 2026', 'Dealing Fee', 'Investment Account', '-7.50', '', ''),
      ofFidelity('23 Jan 2026', 'Buy', 'Investment ISA', '1250.00', '100', '12.50'),
      ofFidelity('24 Jan 2026', 'Buy', 'Investment Account', '0.00', '0', '12.50').replace('Completed', 'Cancelled'),
      ofFidelity('25 Jan 2026', 'Cash Dividend', 'Investment Account', '5.00', '', ''),
    ]),
  ).toEqual({
    format: 'Fidelity UK',
    transactions: [
      '3 2026-01-21 FOO PLC, ORD GBP0.01 (FOO) bought 100 1250 7.5',
      '5 2026-01-22 FOO PLC, ORD GBP0.01 (FOO) sold 50 650 0',
      '6 2026-01-22 FOO PLC, ORD GBP0.01 (FOO) sold 50 650 10',
    ],
    faults: [],
    passedOver: ['4 Dealing Fee', '7! Dealing Fee', '8 Investment ISA', '9 Cancelled', '10 Cash Dividend'],
    ratesMissing: [],
  })
})

it('Coinbase has tokens, and exchanges of some for others', () => {
  expect(
    read([
      'Transactions',
      'User,someone,1',
      'ID,Timestamp,Transaction Type,Asset,Quantity Transacted,Price Currency,Price at Transaction,Subtotal,Total (inclusive of fees and/or spread),Fees and/or Spread,Notes',
      'a,2024-11-05 07:25:41 UTC,Buy,BTC,0.01,GBP,£40000,£400.00,£405.00,£5.00,Bought 0.01 BTC for 405 GBP',
      'b,2024-11-06 07:25:41 UTC,Advanced Trade Sell,BTC,-0.005,GBP,£40000,-£200.00,-£199.00,£1.00,Sold 0.005 BTC for 199 GBP',
      'c,2024-11-07 07:25:41 UTC,Convert,BTC,-0.001,GBP,£40000,£40.00,£41.00,£1.00,Converted 0.001 BTC to 0.02 ETH',
      'd,2024-11-08 07:25:41 UTC,Staking Income,ETH,2.63622E-05,GBP,£2000,£0.05,£0.05,£0.00,',
      'e,2024-11-09 07:25:41 UTC,Send,ETH,-0.01,GBP,£2000,-£20,-£20,£0.00,Sent',
      'f,2024-11-09 07:25:41 UTC,Deposit,GBP,1000,GBP,£1,£1000,£1000,£0.00,',
      'g,2024-11-10 07:25:41 UTC,Advanced Trade Buy,ETH,1,GBP,£2000,£2000,£2000,£0.00,Bought 1 ETH for 0.05 BTC on ETH-BTC',
      'h,2024-11-10 07:25:41 UTC,Convert,ETH,-1,GBP,£2000,£2000,£2000,£0.00,',
    ]),
  ).toEqual({
    format: 'Coinbase',
    transactions: [
      '4 2024-11-05 BTC bought 0.01 400 5',
      '5 2024-11-06 BTC sold 0.005 200 1',
      '6 2024-11-07 BTC sold 0.001 40 0',
      '6 2024-11-07 ETH bought 0.02 40 1',
      '7 2024-11-08 ETH bought 0.00002636 0.05 0',
    ],
    faults: [
      'Row 10, Notes: “Bought 1 ETH for 0.05 BTC on ETH-BTC” was paid in BTC, which are sold or bought too. Take BTC out of the notes, and add a row for them.',
      'Row 11: Tokens were exchanged for others, and the row does not say which and what they were worth. Write two rows, Sell and Buy.',
    ],
    passedOver: ['8! Send', '9 Deposit'],
    ratesMissing: [],
  })
})
