// Tables as people have them: each is read, or refused with the sentence that is true of it.
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { describe, expect, it, vi } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { loadCalculator } from '../lib/calculators.ts'
import { chosenColumns } from './chosen-columns.ts'
import { calculateCsv, type TableOptions } from './csv.ts'

vi.setConfig({ testTimeout: 60_000 })

/** What becomes of a table: its rows, and what the command hears of it. */
async function calculated(table: string | Buffer, slug = 'tax-bill', options: Partial<TableOptions> = {}) {
  const output = new PassThrough()
  const calculator = await loadCalculator(slug)
  const calculation = calculateCsv(calculator, Readable.from([Buffer.from(table)]), output, { keepGoing: false, ...options })
  const [stdout, outcome] = await Promise.all([text(output), calculation])
  return { rows: parse<Record<string, string>>(stdout, { columns: true }), outcome }
}
const refusal = (table: string | Buffer, slug = 'tax-bill') => expect(calculated(table, slug)).rejects
const ofYear = { choice: { taxYear: '2024-25' } } as const

const HEADER = 'Name,Tax Year,Pay from jobs,Tax already deducted,Dividends'
const ANN = 'Ann,2024/25,32000,3886,1000'
// By hand: 32,000 less the allowance of 12,570 is 19,430 at 20%, 3,886; the dividends are 1,000, of which 500 are free and 500 at 8.75% are 43.75.
const OF_ANN = { 'out.totalIncome': '33000.00', 'out.totalDue': '3929.75', 'out.balancingPayment': '43.75' }

describe('a table of bills', () => {
  it.each([
    ['has a byte order mark and Windows line endings', `\uFEFF${HEADER}\r\n${ANN}\r\n`],
    ['has semicolons', `${HEADER}\r\n${ANN}\r\n`.replaceAll(',', ';')],
    ['has pipes', `${HEADER}\r\n${ANN}\r\n`.replaceAll(',', '|')],
    ['has tabs and is UTF-16', Buffer.from(`\uFEFF${HEADER}\r\n${ANN}\r\n`.replaceAll(',', '\t'), 'utf16le')],
    ['says which mark it has', `sep=,\r\n${HEADER}\r\n${ANN}\r\n`],
    ['says that it has semicolons', `sep=;\r\n${`${HEADER}\r\n${ANN}`.replaceAll(',', ';')}\r\n`],
    ['has pounds and thousands', `${HEADER}\nAnn,2024/25," £32,000.00 ","£3,886.00",£1000\n`],
    ['has the year in other ways', `${HEADER}\nAnn,05/04/2025,32k,3886,1000\n`],
    ['has blank rows at its end', `${HEADER}\n${ANN}\n,,,,\n\n,,,,\n`],
    ['has line breaks in its names', `"Client\nname",Tax Year,"Pay From\nJobs","Tax Already\r\nDeducted",Dividends\n${ANN}\n`],
    ['has notes in its names', `Name,Tax Year,Pay from jobs (£),\u200BTax already deducted ,Dividends p.a.\n${ANN}\n`],
    ['has old line endings', `${HEADER}\r${ANN}\r`],
  ])('is read when it %s', async (_, table) => {
    const { rows, outcome } = await calculated(table)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject(OF_ANN)
    expect(outcome).toMatchObject({ rows: 1, failed: 0 })
  })

  it('is read from its own results, and from those of the page', async () => {
    const { rows } = await calculated(`${HEADER},out.totalDue,fault\n${ANN},1.00,old\n`)
    expect(rows[0]).toMatchObject({ ...OF_ANN, fault: 'old' })
  })

  it('has dashes and nil for nought, and a negative is refused as one', async () => {
    const { rows } = await calculated(`${HEADER}\nAnn,24/25," 32,000.00 ",-, £ -   \nBob,24/25,32000,nil,N/A\n`)
    expect(rows.map((row) => [row['out.totalDue'], row['out.balancingPayment']])).toEqual([
      ['3886.00', '3886.00'],
      ['3886.00', '3886.00'],
    ])
    await refusal(`${HEADER}\nCat,24/25,"32,000.00",(200.00),\n`).toThrow(
      'row 2, column Tax already deducted: "(200.00)" must be £0 or more; brackets, and a minus at the end, make it negative',
    )
  })

  it('has yes and no, and plans and countries as people write them', async () => {
    const { rows } = await calculated(
      'Name,Pay from jobs,Postgraduate Loan,Student Loan Plan,Where you live\nA,32000,Yes,Plan 2,Scotland\nB,32000,N,2,England\nC,32000,1,none,N. Ireland\n',
      'tax-bill',
      ofYear,
    )
    // By hand: 9% of 32,000 - 27,295 is 423.45 (plan 2), and 6% of 32,000 - 21,000 is 660 (postgraduate).
    expect(rows.map((row) => [row['out.studentLoan'], row['out.postgraduateLoan']])).toEqual([
      ['423.45', '660.00'],
      ['423.45', '0.00'],
      ['0.00', '660.00'],
    ])
    await refusal('Pay from jobs,Where you live\n1,UK\n').toThrow('"UK" must be one of england, wales, scotland, northern-ireland')
  })

  it('with a year that could be two is asked which', async () => {
    await refusal(`${HEADER}\nD,2025,32000,,\n`).toThrow(
      'column Tax Year: "2025" could be the tax year 2024/25 or 2025/26; write one of them',
    )
  })

  it.each([
    [
      'Client tax summary\nYear ended 5 April 2025\n\nName,Rent',
      /column "Client tax summary" is not known; the first line must name the columns, such as taxYear; --help/,
    ],
    ['Name,Dividends,dividendIncome', /^columns "Dividends" and "dividendIncome" mean the same; expected each input once$/],
    ['Name,Rent,', /a column has no name/],
    ['"Name,Rent\nAnn,1', /quotes do not match/],
    ['Name,Rent\nAnn "Annie" Smith,1\n', /row 2, its quotes do not match/],
    [`${HEADER}\nAnn,2024/25,32000\n`, /row 2, it has 3 cells; expected 5, one for each column/],
    [`${HEADER}\nAnn,2024/25,32000,20%,1000\n`, /"20%" must be an amount in pounds/],
    [`${HEADER}\nAnn,2024/25,32000.005,,\n`, /with no more than two digits after the point/],
    [`${HEADER}\nAnn,2024/25,"32.000,50",,\n`, /write a point before the pence, not a comma/],
    [`${HEADER}\nAnn,2024/25,#REF!,,\n`, /"#REF!" is an error of the spreadsheet/],
    [`${HEADER}\nAnn,2021/22,32000,,\n`, /"2021\/22" is not a tax year that we have/],
    ['', /there is no header/],
  ])('is refused: %j', async (table, told) => {
    await refusal(table).toThrow(told)
  })

  it('may be only a header', async () => {
    const { rows, outcome } = await calculated(`${HEADER}\n`)
    expect(rows).toEqual([])
    expect(outcome).toMatchObject({ rows: 0, isHeaderAlone: true })
  })

  it.each([
    [`${HEADER}\n\nAnn,2024/25,x,,\n`, /^row 3, column/],
    [`\n${HEADER}\n\n"Ann\nAbbott",2024/25,1,,\n , , , ,\nBob,2024/25,x,,\n`, /^row 6, column/],
    [`sep=,\n${HEADER}\nAnn,2024/25,x,,\n`, /^row 2, column/],
    [`sep=;\r\n${HEADER.replaceAll(',', ';')}\r\n\r\nAnn;2024/25;x;;\r\n`, /^row 3, column/],
  ])('has its rows numbered as a spreadsheet does, with those that are blank: %j', async (table, told) => {
    await refusal(table).toThrow(told)
  })
})

describe('columns that are not known', () => {
  const PAYROLL =
    'Works Number,Surname,Forename,NI Number,Tax Code,NI Letter,Gross Pay,Taxable Pay,PAYE Tax,Net Pay\n1,Smith,Ann,QQ123456C,1257L,A,30000,30000,3486,25119.60\n'

  it('are named at once, with the options that are likely', async () => {
    await refusal(PAYROLL).toThrow(
      '6 columns, "Tax Code", "NI Letter", "Gross Pay", "Taxable Pay", "PAYE Tax", "Net Pay" are not known; these are likely, so check them and add those that are right: --map "PAYE Tax=taxPaid"; --map says which input a column is; --ignore-unknown leaves the others out, and they only pass through; --help lists the inputs',
    )
  })

  it('are inputs by --map, and --ignore-unknown says which amounts no result counts', async () => {
    const columns = chosenColumns(['Gross Pay=Pay from jobs', 'PAYE Tax=taxPaid'], true, await loadCalculator('tax-bill'))
    const { rows, outcome } = await calculated(PAYROLL, 'tax-bill', { columns, ...ofYear })
    // By hand: 30,000 less 12,570 is 17,430, at 20% 3,486.
    expect(rows[0]).toMatchObject({ 'Net Pay': '25119.60', 'out.totalDue': '3486.00', 'out.balancingPayment': '0.00' })
    expect(outcome).toMatchObject({
      unknown: ['"Tax Code"', '"NI Letter"', '"Taxable Pay"', '"Net Pay"'],
      withAmounts: ['"Taxable Pay"', '"Net Pay"'],
    })
  })

  it('are guessed from an accountant’s schedule, but never whether a contribution is gross', async () => {
    const table = `UTR,Client,Tax Year,Employment,UK Interest,Pension contributions (net),Gift Aid (net)\n1234567890,A,2024/25,30000,500,2400,100\n`
    await refusal(table).toThrow(
      'that are right: --map "Employment=employmentIncome" --map "UK Interest=savingsInterest" --map "Gift Aid (net)=giftAid"; ',
    )
  })

  it('may be profits, which are no income', async () => {
    await refusal('Name,Self-employment profit,Rent\nAnn,1,2\n').toThrow(
      'column "Self-employment profit" is not known; "Self-employment profit" may be after expenses, and the inputs are the income before them, and the expenses; --map says which input a column is, such as --map "Self-employment profit=<input>"; ',
    )
  })

  it('may be in another encoding, which is said first', async () => {
    const latin1 = Buffer.from('Name,annualSalary\nZoë,£32000\n', 'latin1')
    await refusal(latin1).toThrow('column "Name": "Zo\uFFFD" is not UTF-8 text; save the table as "CSV UTF-8"')
  })

  it('may be without a name, each with cells of its own', async () => {
    const columns = chosenColumns([], true, await loadCalculator('tax-bill'))
    const output = new PassThrough()
    const calculator = await loadCalculator('tax-bill')
    const calculation = calculateCsv(calculator, Readable.from(['Rent,,\n1,a,b\n']), output, { keepGoing: false, columns })
    const [stdout] = await Promise.all([text(output), calculation])
    expect(stdout).toMatch(/^Rent,,,out\..*\n1,a,b,/)
  })
})

describe('a row of totals', () => {
  const TABLE = `${HEADER}\n${ANN}\nBob,2024/25,40000,5486,0\nTotal,,72000,9372,1000\n`

  it('is refused, because it may be a person', async () => {
    await refusal(TABLE).toThrow(/^row 4, it looks like a total of the rows above; --totals skip leaves .* and --totals keep takes /)
  })

  it('is left out by --totals skip, and a person by --totals keep', async () => {
    const skipped = await calculated(TABLE, 'tax-bill', { totals: 'skip' })
    expect(skipped.rows.map((row) => row['Name'])).toEqual(['Ann', 'Bob'])
    expect(skipped.outcome).toMatchObject({ totals: [4], failed: 0 })
    const kept = await calculated(TABLE, 'tax-bill', { totals: 'keep' })
    expect(kept.rows.map((row) => row['Name'])).toEqual(['Ann', 'Bob', 'Total'])
  })

  it('is found without a name too, and has its fault with --keep-going', async () => {
    const { rows, outcome } = await calculated(TABLE.replace('Total', ''), 'tax-bill', { keepGoing: true })
    expect(rows.map((row) => row['error']?.slice(0, 21))).toEqual(['', '', 'it looks like a total'])
    expect(outcome).toMatchObject({ rows: 3, failed: 1 })
  })
})

describe('the table of one calculation that a page downloads', () => {
  const DOWNLOAD =
    'field,value\r\ncalculator,income-tax\r\ntaxYear,2024-25\r\nrules,statute\r\nin.annualSalary,30000\r\nin.region,england\r\nin.bonus,\r\nout.netIncome,1\r\n'

  it('is a row', async () => {
    // The first checked figures of the calculator: 30,000 leaves 25,119.60.
    expect((await calculated(DOWNLOAD, 'income-tax')).rows).toMatchObject([{ 'in.annualSalary': '30000', 'out.netIncome': '25119.60' }])
  })

  it('is refused by another calculator, and by other rules', async () => {
    await refusal(DOWNLOAD).toThrow('the table is a calculation of income-tax; expected one of tax-bill')
    await refusal(DOWNLOAD.replace('statute', 'constants'), 'income-tax').toThrow('add --rules constants')
  })
})

const sheetOf = (sheet: string, pay: number) => ({
  sheet,
  data: [
    [{ value: 'Name' }, { value: 'Pay from jobs' }, { value: 'Tax Year' }],
    [{ value: 'Ann' }, { value: pay }, { value: '24/25' }],
  ],
})
const fileOf = async (...sheets: ReturnType<typeof sheetOf>[]) => Buffer.from(await writeExcelFile(sheets).toBuffer())

describe('a spreadsheet file', () => {
  it('is a table', async () => {
    expect((await calculated(await fileOf(sheetOf('People', 32_000)))).rows).toMatchObject([{ Name: 'Ann', 'out.totalDue': '3886.00' }])
  })

  it('with several sheets needs the name of one', async () => {
    const file = await fileOf(sheetOf('Old', 1), sheetOf('New', 32_000))
    await refusal(file).toThrow('the spreadsheet has 2 sheets; choose one with --sheet "Old", or --sheet "New"')
    expect((await calculated(file, 'tax-bill', { sheet: 'New' })).rows).toMatchObject([{ 'out.totalDue': '3886.00' }])
  })

  it('that cannot be read is refused with what it is', async () => {
    await refusal(Buffer.from('PK\u0003\u0004 and nothing more')).toThrow('We cannot read this spreadsheet.')
    await refusal(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1])).toThrow('This is an older kind of Excel file, .xls.')
  })
})
