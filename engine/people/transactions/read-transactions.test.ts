import { parse } from 'csv-parse/browser/esm/sync'
import { describe, expect, it } from 'vitest'
import { faultInWords } from './faults.ts'
import { ratesGiven } from './rates-given.ts'
import { readTransactions } from './read-transactions.ts'

const rowsOf = (text: string): string[][] => parse(text, { relax_column_count: true, skip_empty_lines: false })

/** A table as it is read, its transactions in short: row, day, security, kind, quantity, amount, fees. */
function read(text: string, rates = '') {
  const { format, transactions, faults, passedOver, ratesMissing } = readTransactions(rowsOf(text), ratesGiven(rates).rates)
  return {
    format,
    transactions: transactions.map(({ row, day, security, kind, quantity, amount, fees }) =>
      [row, day, security, kind, quantity.toDecimalPlaces(8), amount.toDecimalPlaces(6), fees.toDecimalPlaces(6)].join(' '),
    ),
    faults: faults.map(faultInWords),
    passedOver: passedOver.map(({ row, said, why, toCheck }) => `${row}${toCheck ? '!' : ''} ${said} ${why}`),
    ratesMissing: ratesMissing.map(({ day, currency, rows }) => `${day} ${currency}: ${rows.join(', ')}`),
  }
}

const own = (...lines: readonly string[]) => read(['Date,Action,Security,Quantity,Price,Amount,Fees,Currency,Rate', ...lines].join('\n'))
const transactionsOf = (...lines: readonly string[]) => {
  const { transactions, faults, ratesMissing } = own(...lines)
  expect([...faults, ...ratesMissing]).toEqual([])
  return transactions
}
const ofTotals = (total: string, fees = '5') =>
  read(`Date,Action,Security,Quantity,Fees,${total}\n05/11/2024,Buy,X,10,${fees},1005\n05/12/2024,Sell,X,10,${fees},1005\n`)
const faultsOf = (...lines: readonly string[]) => own(...lines).faults

describe('our own columns', () => {
  it('have a price or an amount, and costs', () => {
    expect(
      transactionsOf('2024-11-05,Buy,Acme,10,12.50,,1.25,,', '06/11/2024,sold,ACME,4,,60,,,', '7 Nov 2024,S,Acme,-1,,"£1,000.50",£5.95,,'),
    ).toEqual(['2 2024-11-05 Acme bought 10 125 1.25', '3 2024-11-06 Acme sold 4 60 0', '4 2024-11-07 Acme sold 1 1000.5 5.95'])
  })

  it.each([
    ['Buy', 'bought'],
    ['Bought', 'bought'],
    ['purchase', 'bought'],
    ['B', 'bought'],
    ['Vest', 'bought'],
    ['RSU', 'bought'],
    ['RSU vest', 'bought'],
    ['Release', 'bought'],
    ['Reinvested dividend', 'bought'],
    ['Dividend reinvestment', 'bought'],
    ['Transfer in from spouse', 'bought'],
    ['Gift from spouse', 'bought'],
    ['Transfer from civil partner', 'bought'],
    ['SELL', 'sold'],
    ['Sale', 'sold'],
    ['s', 'sold'],
    ['Transfer to spouse', 'to-spouse'],
    ['gift to my wife', 'to-spouse'],
  ])('%s is %s', (action, kind) => {
    expect(transactionsOf(`2024-11-05,${action},Acme,10,2,,,,`)).toEqual([
      `2 2024-11-05 Acme ${kind} 10 ${kind === 'to-spouse' ? 0 : 20} 0`,
    ])
  })

  it.each([
    ['Split', '2', '2'],
    ['Stock split', '2:1', '2'],
    ['split', '3 for 2', '1.5'],
    ['Consolidation', '10', '0.1'],
    ['Share consolidation', '1 for 10', '0.1'],
    ['Reverse split', '10:1', '0.1'],
  ])('%s of %s makes %s of one', (action, ratio, times) => {
    expect(transactionsOf(`2024-11-05,${action},Acme,${ratio},,,,,`)).toEqual([`2 2024-11-05 Acme split ${times} 0 0`])
  })

  it.each([
    ['Rights issue,Acme,10,2,,1.50', 'rights 10 20 1.5'],
    ['Bonus issue,Acme,10,,,', 'rights 10 0 0'],
    ['Accumulation,Acme,,,50.25,', 'income-kept 0 50.25 0'],
    ['Notional distribution,Acme,100,0.5,,', 'income-kept 0 50 0'],
    ['Excess reportable income,Acme,,,12,', 'income-kept 0 12 0'],
    ['Equalisation,Acme,,,3.10,', 'capital-returned 0 3.1 0'],
    ['Return of capital,Acme,,,£20,', 'capital-returned 0 20 0'],
  ])('%s belongs to the shares held', (row, expected) => {
    expect(transactionsOf(`2024-11-05,${row},,`)).toEqual([`2 2024-11-05 Acme ${expected}`])
  })

  it('must say how much a change of the cost is', () => {
    expect(faultsOf('2024-11-05,Accumulation,Acme,,,,,,')).toEqual(['Row 2: There is no amount. Write how much it came to.'])
  })

  it('may be called as people call them, with lines above', () => {
    const { transactions, format, faults } = read(
      'My shares,,,,,\n,,,,,\nTrade Date,Type,Ticker,No. of shares,Unit price (£),Commission,Stamp duty\n05/11/2024 14:30,BUY,ACME,10,12.5,5,0.63\n',
    )
    expect({ format, faults }).toEqual({ format: 'a table of your own', faults: [] })
    expect(transactions).toEqual(['4 2024-11-05 ACME bought 10 125 5.63'])
  })

  it.each([
    'Trade Date,Side,Symbol,Shares,Price',
    'date,transaction,ISIN,UNITS,Price per share',
    'DATE,Buy/Sell,Coin,Qty,Total value',
    'Date,B/S,Asset,Number of shares,Consideration',
  ])('%s', (header) => {
    expect(read(`${header}\n05/11/2024,Buy,X,1,7\n`).transactions).toEqual(['2 2024-11-05 X bought 1 7 0'])
  })

  it('need no action where a minus says what was sold', () => {
    expect(read('Date,Security,Quantity,Price\n05/11/2024,X,3,7\n06/11/2024,X,-2,8\n').transactions).toEqual([
      '2 2024-11-05 X bought 3 21 0',
      '3 2024-11-06 X sold 2 16 0',
    ])
    expect(read('Date,Security,Quantity,Price\n05/11/2024,X,3,7\n').faults).toEqual([
      'Row 2: Nothing says whether shares were bought or sold. Add a column “Action” with Buy or Sell, or write what was sold with a minus.',
    ])
  })

  it('take pence by the currency, by the name of the column and by the cell', () => {
    expect(transactionsOf('2024-11-05,Buy,X,10,1250,,,GBX,')).toEqual(['2 2024-11-05 X bought 10 125 0'])
    expect(transactionsOf('2024-11-05,Buy,X,10,1250,,,GBp,')).toEqual(['2 2024-11-05 X bought 10 125 0'])
    expect(transactionsOf('2024-11-05,Buy,X,10,1250p,,£1,,')).toEqual(['2 2024-11-05 X bought 10 125 1'])
    expect(transactionsOf('2024-11-05,Buy,X,10,1250,125,£1,GBX,')).toEqual(['2 2024-11-05 X bought 10 125 1'])
    expect(transactionsOf('2024-11-05,Buy,X,10,1250,12500,,GBX,')).toEqual(['2 2024-11-05 X bought 10 125 0'])
    expect(read('Date,Action,Security,Quantity,Price (p)\n05/11/2024,Buy,X,10,1250\n').transactions).toEqual([
      '2 2024-11-05 X bought 10 125 0',
    ])
    expect(faultsOf('2024-11-05,Buy,X,10,1250,,5.95,GBX,')).toEqual(['Row 2, Fees: “5.95” could be pence or pounds. Write £5.95 or 5.95p.'])
  })

  it('turn other currencies into pounds by the rate of the row or of the day', () => {
    expect(transactionsOf('2024-11-05,Buy,X,10,12.5,,2.5,USD,1.25')).toEqual(['2 2024-11-05 X bought 10 100 2'])
    expect(transactionsOf('2024-11-05,Buy,X,10,$12.5,£100,,,')).toEqual(['2 2024-11-05 X bought 10 100 0'])
    const table =
      'Date,Action,Security,Quantity,Price,Currency\n2024-11-05,Buy,X,10,12.5,USD\n2024-11-05,Buy,Y,1,2,USD\n2024-11-04,Buy,Z,1,2,EUR\n'
    expect(read(table)).toMatchObject({ transactions: [], faults: [], ratesMissing: ['2024-11-04 EUR: 4', '2024-11-05 USD: 2, 3'] })
    expect(read(table, '2024-11-05 USD 1.25\n04/11/2024 EUR 1.6')).toMatchObject({
      transactions: ['2 2024-11-05 X bought 10 100 0', '3 2024-11-05 Y bought 1 1.6 0', '4 2024-11-04 Z bought 1 1.25 0'],
      ratesMissing: [],
    })
  })

  it('may have both a price and an amount, with costs in the amount or not', () => {
    expect(
      transactionsOf(
        '2024-11-05,Buy,X,10,12.5,125,5,,',
        '2024-11-05,Buy,X,10,12.5,130,5,,',
        '2024-11-05,Sell,X,10,12.5,120,5,,',
        '2024-11-05,Buy,X,3,33.33,100,,,',
        '2024-11-05,Buy,X,10,$12.5,£100.04,,,1.25',
      ),
    ).toEqual([
      '2 2024-11-05 X bought 10 125 5',
      '3 2024-11-05 X bought 10 125 5',
      '4 2024-11-05 X sold 10 125 5',
      '5 2024-11-05 X bought 3 100 0',
      '6 2024-11-05 X bought 10 100.04 0',
    ])
  })

  it('have fees in the total where that is nearer to the price', () => {
    expect(transactionsOf('2024-11-05,Buy,X,1000,10,"10,005.95",5.95,,', '2024-11-05,Sell,X,1000,10.5,"10,494.05",5.95,,')).toEqual([
      '2 2024-11-05 X bought 1000 10000 5.95',
      '3 2024-11-05 X sold 1000 10500 5.95',
    ])
    expect(transactionsOf('2024-11-05,Buy,X,1000,10,"10,000",5.95,,')).toEqual(['2 2024-11-05 X bought 1000 10000 5.95'])
  })

  it('must say whether fees are in a total where there is no price', () => {
    for (const total of ['Total', 'Total (£)'])
      expect(ofTotals(total)).toMatchObject({
        transactions: [],
        faults: [2, 3].map(
          (row) =>
            `Row ${row}, ${total}: “1005” may be with the fees or without them. Name the column “Total including fees” or “Value before fees”, whichever it is.`,
        ),
      })
    for (const total of ['Total', 'Value before fees', 'Consideration'])
      expect(ofTotals(total, total === 'Total' ? '0' : '5').transactions).toEqual([
        `2 2024-11-05 X bought 10 1005 ${total === 'Total' ? '0' : '5'}`,
        `3 2024-12-05 X sold 10 1005 ${total === 'Total' ? '0' : '5'}`,
      ])
    for (const total of ['Total including fees', 'Total paid', 'Net'])
      expect(ofTotals(total).transactions).toEqual(['2 2024-11-05 X bought 10 1000 5', '3 2024-12-05 X sold 10 1010 5'])
  })

  it('pass over what is no transaction', () => {
    expect(
      read(
        'Date,Action,Security,Quantity,Price,Account\n05/11/2024,Dividend,X,10,1,\n05/11/2024,Interest,,,,\n05/11/2024,Deposit,,,,\n05/11/2024,Buy,X,1,1,S&S ISA\n,,Total,11,,\n05/11/2024,Spin-off,X,1,,\n',
      ),
    ).toMatchObject({
      transactions: [],
      faults: [],
      passedOver: [
        '2 Dividend is a dividend, which is income and no gain',
        '3 Interest is interest, which is income and no gain',
        '4 Deposit moves money and no shares',
        '5 S&S ISA is an account whose gains are not taxed',
        '6 Total is a row of totals',
        '7! Spin-off gives shares of another company a part of the cost of yours, which we cannot work out: add the parts as rows of your own',
      ],
    })
  })
})

describe('rows that look like others', () => {
  it('of money have shares in them', () => {
    expect(own('2024-11-05,Deposit,X,10,1,,,,', '2024-11-05,Withdrawal,GBP,10,1,,,,', '2024-11-05,Deposit,X,,,10,,,').passedOver).toEqual([
      '2! Deposit moves shares from or to another account. That is no sale, but what they cost must be in the table',
      '3 Withdrawal moves money and no shares',
      '4 Deposit moves money and no shares',
    ])
  })

  it('of dividends give shares for them', () => {
    expect(transactionsOf('2024-11-05,Scrip dividend,X,4,12.5,,,,', '2024-11-05,Stock dividend,X,4,,50,,,')).toEqual([
      '2 2024-11-05 X bought 4 50 0',
      '3 2024-11-05 X bought 4 50 0',
    ])
    expect(own('2024-11-05,Stock dividend,X,,,50,,,').passedOver).toEqual(['2 Stock dividend is a dividend, which is income and no gain'])
  })

  it('of totals are of a company', () => {
    expect(transactionsOf('2024-11-05,Buy,Total,4,12.5,,,,')).toEqual(['2 2024-11-05 Total bought 4 50 0'])
    expect(own(',,Total,4,12.5,,,,', '2024-11-05,,Total,4,12.5,,,,', '2024-11-05,Total,,4,12.5,,,,').passedOver).toEqual([
      '2 Total is a row of totals',
      '3! Total is a row of totals',
    ])
  })

  it('of the header are the header again', () => {
    expect(own('2024-11-05,Buy,X,4,1,,,,', 'Date,Action,Security,Quantity,Price,Amount,Fees,Currency,Rate')).toMatchObject({
      transactions: ['2 2024-11-05 X bought 4 4 0'],
      faults: [],
      passedOver: ['3 Action is the header of the table again'],
    })
  })
})

describe('what is refused', () => {
  it.each([
    [
      '2024-11-05,Bui,X,10,1,,,,',
      'Row 2, Action: “Bui” is not an action that we know. Write Buy, Sell, Split, Consolidation, Rights, Bonus issue, Accumulation, Equalisation, Return of capital, Transfer to spouse or Transfer from spouse.',
    ],
    [
      '2024-11-05,Transfer,X,10,1,,,,',
      'Row 2, Action: “Transfer” could be a sale or none. Write “Transfer to spouse” or “Transfer from spouse”, or “Sell” for a gift to anybody else, with what the shares were worth. Take the row out if you moved them between accounts of your own.',
    ],
    [
      '2024-11-05,Transfer in,X,10,1,,,,',
      'Row 2, Action: “Transfer in” does not say what the shares cost. Write “Buy”, with the day on which you first bought them and what they cost then, or “Transfer from spouse”. Take the row out if both accounts are in the table.',
    ],
    [
      '2024-11-05,Sell to cover,X,10,1,,,,',
      'Row 2, Action: “Sell to cover” sells shares. Write Sell, with the price that they were sold for.',
    ],
    [
      '2024-11-05,Shares withheld for tax,X,10,1,,,,',
      'Row 2, Action: “Shares withheld for tax” is of shares that you never had, or that were sold. Take the row out if Vest has only the shares that you got. Write Sell, with what they were worth, if Vest has all of them.',
    ],
    [
      '2024-11-05,Scrip dividend,X,10,,,,,',
      'Row 2, Action: “Scrip dividend” does not say what the dividend would have been in money. Write it as the amount, or write Bonus issue if there was no choice of money.',
    ],
    ['2024-11-05,Split,X,200,,,,,', 'Row 2, Quantity: “200” looks like a number of shares. Write the ratio, such as 2:1.'],
    ['2024-11-05,Consolidation,X,100,,,,,', 'Row 2, Quantity: “100” looks like a number of shares. Write the ratio, such as 1:10.'],
    [
      'Date,Type,Stock,Shares,Cost,,,,',
      'Row 2: This looks like another header. Give the rows below it the columns of the first header, and take this row out.',
    ],
    ['2024-11-05,,X,10,1,,,,', 'Row 2: There is no action. Write Buy or Sell, or what else happened.'],
    [',Buy,X,10,1,,,,', 'Row 2: There is no date. Write the day of the transaction, such as 05/11/2024.'],
    [
      '12/29/2024,Buy,X,10,1,,,,',
      'Row 2, Date: “12/29/2024” has no month 29. The day comes before the month: write 29/12/2024. If the whole table has the month first, change each date, also those that could be read either way.',
    ],
    [
      '31/02/2024,Buy,X,10,1,,,,',
      'Row 2, Date: “31/02/2024” is not a date that we can read. Write the day, the month and the year, such as 05/11/2024.',
    ],
    [
      '45601,Buy,X,10,1,,,,',
      'Row 2, Date: “45601” is how a spreadsheet keeps a date. Show the column as dates there, and save the table again.',
    ],
    ['2024-11-05,Buy,,10,1,,,,', 'Row 2: There is no security. Write its name or its ticker.'],
    ['2024-11-05,Buy,X,,1,,,,', 'Row 2: There is no number of shares. Write how many there were.'],
    ['2024-11-05,Buy,X,ten,1,,,,', 'Row 2, Quantity: “ten” is not a number. Write it in figures, such as 1,234.50.'],
    ['2024-11-05,Buy,X,0,1,,,,', 'Row 2, Quantity: “0” must be above 0.'],
    ['2024-11-05,Buy,X,-5,1,,,,', 'Row 2, Quantity: “-5” is below 0, and the action is “Buy”. Write Sell, or take the minus out.'],
    ['2024-11-05,Buy,X,10,12x,,,,', 'Row 2, Price: “12x” is not a number. Write it in figures, such as 1,234.50.'],
    ['2024-11-05,Buy,X,10,"12,5",,,,', 'Row 2, Price: “12,5” has a comma before the pence. Write a point there, such as 1,234.50.'],
    ['2024-11-05,Buy,X,10,#REF!,,,,', 'Row 2, Price: “#REF!” is an error of the spreadsheet; correct it there, or leave the cell blank.'],
    ['2024-11-05,Buy,X,10,,,,,', 'Row 2: There is no price and no amount. Write what one share cost or was sold for, or all of them.'],
    [
      '2024-11-05,Buy,X,10,12.5,150,5,,',
      'Row 2, Amount: “150” does not fit the price: “12.5” for each comes to £125.00. Correct one of them, or leave one blank.',
    ],
    [
      '2024-11-05,Sell,X,10,12.5,130,5,,',
      'Row 2, Amount: “130” does not fit the price: “12.5” for each comes to £125.00. Correct one of them, or leave one blank.',
    ],
    [
      '2024-11-05,Buy,X,10,12.5,,,pesos,',
      'Row 2, Currency: “pesos” is not a currency. Write its three letters, such as GBP or USD, or GBX for pence.',
    ],
    ['2024-11-05,Buy,X,10,$12.5,,,GBP,', 'Row 2, Price: “$12.5” is in USD, and the currency of the row is GBP. Correct one of them.'],
    [
      '2024-11-05,Buy,X,10,12.5,,,USD,0.8',
      'Row 2, Rate: “0.8” is the wrong way round: 0.8 looks like pounds for 1 USD. Write how much USD £1 bought: 1.25.',
    ],
    ['2024-11-05,Buy,X,10,12.5,,,USD,0', 'Row 2, Rate: “0” is no rate of exchange. Write how much of the currency £1 bought.'],
    [
      '2024-11-05,Split,X,1:2,,,,,',
      'Row 2, Quantity: “1:2” would make fewer shares of more. Write Consolidation if it does, or else the new number first, as in 2:1.',
    ],
    [
      '2024-11-05,Split,X,,,,,,',
      'Row 2: There is no ratio. Write it in place of the number of shares, such as 2:1 if there are two shares for each one before.',
    ],
  ])('%s', (line, fault) => {
    expect(own(line)).toMatchObject({ transactions: [], faults: [fault] })
  })

  it('a table without its columns', () => {
    expect(read('a,b\n1,2\n').faults).toEqual([
      'Row 1: No column is recognised. The first row must name the columns, such as Date, Action, Security, Quantity, Price and Fees.',
    ])
    expect(read('').faults).toHaveLength(1)
    expect(read('Date,Action,Price\n05/11/2024,Buy,1\n').faults).toEqual([
      'Row 1: There is no column “Security” and no column “Quantity”. Add them, or give those names to the columns that have them.',
    ])
    expect(read('Date,Action,Security,Quantity,Price,Unit price\n05/11/2024,Buy,X,1,1,1\n').faults).toEqual([
      'Row 1: The columns “Price” and “Unit price” mean the same. Keep one of them.',
    ])
  })

  it('nothing that may be typed throws', () => {
    for (const odd of [
      '',
      ' ',
      '“',
      '=1+1',
      '1e9',
      '-',
      '--',
      '((1))',
      '£',
      '\0',
      '٣',
      '1.2.3',
      '9'.repeat(80),
      'x'.repeat(200),
      '1:0',
      '0:1',
    ])
      for (let place = 0; place < 9; place++) {
        const cells = ['2024-11-05', 'Buy', 'X', '10', '1', '10', '0', 'USD', '1.2'].map((cell, index) => (index === place ? odd : cell))
        const header = ['Date', 'Action', 'Security', 'Quantity', 'Price', 'Amount', 'Fees', 'Currency', 'Rate']
        expect(() => readTransactions([header, cells, cells.with(1, 'Split')])).not.toThrow()
      }
  })
})
