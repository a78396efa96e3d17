import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { describe, expect, it, vi } from 'vitest'
import { calculator } from '#engine/calculators/tax-bill/answer.ts'
import { fields } from '#engine/calculators/tax-bill/fields.ts'
import { outputsOf } from '#engine/explain/outputs-of.ts'
import { goldenFile } from '#golden/code/read-golden.ts'
import { allOf } from '../../tables/tests/all-of.ts'
import { MOST_SHOWN } from './limits.ts'
import type { ColumnAnswers } from './report.ts'
import * as many from './tests/bills-in.ts'

vi.setConfig({ testTimeout: 60_000 })

const years = fields.taxYear.options

/** Works a whole table out, and reads the download. */
async function workedOut(table: BlobPart, answers: Partial<ColumnAnswers> = {}) {
  const { csv, ...worked } = await many.workedOut(table, answers)
  const text = await csv.text()
  return {
    ...worked,
    text,
    bytes: new Uint8Array(await csv.arrayBuffer()),
    rows: parse<Record<string, string>>(text, { columns: true, bom: true }),
  }
}

it('the golden rows of all years come out with the amounts that were worked out by hand', async () => {
  const golden = readFileSync(goldenFile('tax-bill'), 'utf8')
  const expected = parse<Record<string, string>>(golden, { columns: true })
  const { rows, last, bills } = await workedOut(golden)
  expect(last).toMatchObject({ done: 1, people: expected.length, faulty: 0, faultCount: 0 })
  expect(new Set(expected.map(({ taxYear }) => taxYear)).size).toBe(years.length)
  for (const [index, row] of expected.entries()) {
    const filled = Object.fromEntries(Object.entries(row).filter(([column, cell]) => !column.startsWith('out.') || cell !== ''))
    expect(rows[index], row['case']).toMatchObject({ ...filled, fault: '' })
  }
  expect(bills).toHaveLength(MOST_SHOWN)
})

describe('a bill', () => {
  // Worked by hand: 12,570 is free of tax, and 14,830 of the 27,400 is taxed at 20%.
  const RENT = { 'out.totalIncome': '27400.00', 'out.incomeTax': '2966.00', 'out.totalDue': '2966.00', 'out.paymentOnAccount': '1483.00' }

  it('has the columns as they went in, then every amount, then the fault', async () => {
    const { text, columns, bytes } = await workedOut('Name,Rent,out.totalDue,fault\r\nZoë,28400,1,old\r\n')
    const outputs = outputsOf(calculator).map((name) => `out.${name}`)
    // The byte order mark, by which Excel knows UTF-8.
    expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
    expect(text.split('\r\n')[0]).toBe(`Name,Rent,${outputs.join(',')},fault`)
    expect(text).toContain('\r\nZoë,28400,27400.00,')
    expect(columns).toEqual({ recognised: ['Rent'], leftOut: [], unknown: ['Name'] })
  })

  it('reads cells as people write them, and a blank or a column that is not there is blank', async () => {
    const table = [
      'Rent,Tax Year,Where you live,Student Loan Plan,marriageAllowance,Postgraduate Loan',
      '28400,,,,,',
      '"£28,400.00",2024/25,Northern Ireland,None,none,FALSE',
      ' 28400 ,2024-25,WALES,none, ,',
    ].join('\n')
    const { rows, bills, last } = await workedOut(table)
    expect(last).toMatchObject({ people: 3, faulty: 0 })
    for (const row of rows) expect(row).toMatchObject(RENT)
    expect(bills.map(({ row, who, cells }) => [row, who, ...cells])).toEqual(
      [2, 3, 4].map((row) => [row, '', '2024/25', '£27,400.00', '£2,966.00', '£2,966.00', '£1,483.00']),
    )
  })

  it('reads the spellings of accountants and their spreadsheets', async () => {
    const table =
      'Tax Year,Rent,Postgraduate Loan,Student Loan Plan\n24/25,28.4k,No,-\n2024-2025," £28,400.00 ",N,No\n2024–25,28400,0,None\n'
    const { rows, last } = await workedOut(table)
    expect(last).toMatchObject({ people: 3, faulty: 0 })
    for (const row of rows) expect(row).toMatchObject(RENT)
  })

  it('takes the columns that the visitor confirms, and says beside it and in the download what is left out', async () => {
    const table = 'Name,Lettings,Bonus,Perks\nAnn,"£28,400","£1,200",\nBob,28400,,\nCy,28400,7,8\n'
    const places = new Map([[1, 'rentalIncome']])
    const { rows, bills, columns } = await workedOut(table.replace('Lettings', 'Rents'), { fieldAt: places })
    expect(columns).toEqual({ recognised: ['Rents as Rent'], leftOut: ['Bonus', 'Perks'], unknown: ['Name'] })
    for (const row of rows) expect(row).toMatchObject(RENT)
    const claim = 'Claims the property allowance: £1,000.00'
    expect(bills.map(({ notes }) => notes)).toEqual([
      ['Not in this bill: Bonus £1,200', claim],
      [claim],
      ['Not in this bill: Bonus 7, Perks 8', claim],
    ])
    expect(rows.map((row) => row['leftOut'])).toEqual(['Bonus £1,200', '', 'Bonus 7; Perks 8'])
  })

  it('names no more than a hundred columns on the page', async () => {
    const names = Array.from({ length: 120 }, (_, index) => `Note ${index}`)
    const { columns } = await workedOut(`Rent,${names.join()}\n1${',x'.repeat(120)}\n`)
    expect(columns?.unknown).toEqual([...names.slice(0, 100), 'and 20 more'])
  })

  it('says which allowance it claims in place of expenses, and how much of it', async () => {
    const table = 'Income from self-employment,Expenses of the business,Rent,Expenses of letting\n20000,900,8000,1200\n20000,1100,700,\n'
    const { bills, rows } = await workedOut(table)
    expect(bills.map(({ notes }) => notes)).toEqual([
      ['Claims the trading allowance: £1,000.00'],
      ['Claims the property allowance: £700.00'],
    ])
    expect(rows.map((row) => [row['out.tradingAllowance'], row['out.propertyAllowance']])).toEqual([
      ['1000.00', '0.00'],
      ['0.00', '700.00'],
    ])
  })

  it('leaves out a row of totals, unless it is a person', async () => {
    const table = 'Name,Rent\nAnn,28400\nBob,28400\nTotal,56800\n'
    const { rows, bills, last } = await workedOut(table)
    expect(last).toMatchObject({ people: 2, faulty: 0, totals: 1 })
    expect(bills).toHaveLength(2)
    expect(rows[2]).toMatchObject({ Name: 'Total', Rent: '56800', 'out.totalDue': '', leftOut: 'a row of totals', fault: '' })
    const { last: all, rows: people } = await workedOut(table, { areTotalsPeople: true })
    expect(all).toMatchObject({ people: 3, totals: 0 })
    // 56,800 less the property allowance is 55,800; 12,570 free, 37,700 at 20% and 5,530 at 40%.
    expect(people[2]).toMatchObject({ 'out.totalDue': '9752.00' })
  })

  it('keeps a column of the visitor’s that has the name of one of ours', async () => {
    const { text } = await workedOut('Fault,Rent,Other\nnone,28400,1\n')
    const [header = '', row = ''] = text.split('\r\n')
    expect(header).toMatch(/^Fault,Rent,Other,out\..*,leftOut,fault2$/)
    expect(row).toMatch(/^none,28400,1,27400\.00,.*,Other 1,$/)
  })

  it('has nothing left to pay that nobody knows: with pay and no tax deducted, it is the tax of the year alone', async () => {
    // 40,000 less 12,570 at 20% is 5,486. A dash is nothing deducted, and a blank is not known.
    const table = 'Name,Pay from jobs,Tax already deducted,Rent\nAnn,40000,,\nBob,40000,-,\nCy,40000,5486,\nDi,,,28400\n'
    const { rows, bills, last } = await workedOut(table)
    expect(bills.map(({ cells }) => cells.slice(2))).toEqual([
      ['£5,486.00', 'Not known', 'Not known'],
      ['£5,486.00', '£5,486.00', '£2,743.00'],
      ['£5,486.00', '£0.00', '£0.00'],
      ['£2,966.00', '£2,966.00', '£1,483.00'],
    ])
    expect(bills.map(({ notes }) => notes)).toEqual([
      ['Left to pay waits for “Tax already deducted”'],
      [],
      [],
      ['Claims the property allowance: £1,000.00'],
    ])
    expect(rows.map((row) => [row['out.totalDue'], row['out.balancingPayment'], row['out.isBalanceKnown']])).toEqual([
      ['5486.00', '', 'false'],
      ['5486.00', '5486.00', 'true'],
      ['5486.00', '0.00', 'true'],
      ['2966.00', '2966.00', 'true'],
    ])
    expect(last).toMatchObject({ people: 4, faulty: 0, unknown: 1 })
  })

  it('names each thing that was deducted and is not known: tax, loan repayments, or both', async () => {
    // Payroll takes a loan of plan 2 above 27,295 in 2024/25: 9% of 12,705 is 1,143.45, which HMRC rounds down to 1,143.
    const table = [
      'Pay from jobs,Tax already deducted,Student Loan Plan,Loan repayments already deducted',
      '40000,,plan2,',
      '40000,5486,plan2,',
      '40000,,plan2,1143',
      '27295,,plan2,',
    ].join('\n')
    const { bills } = await workedOut(table)
    expect(bills.map(({ notes }) => notes)).toEqual([
      ['Left to pay waits for “Tax already deducted” and “Loan repayments already deducted”', 'HMRC’s own calculation comes to £6,629.00'],
      ['Left to pay waits for “Loan repayments already deducted”', 'HMRC’s own calculation comes to £6,629.00'],
      ['Left to pay waits for “Tax already deducted”', 'HMRC’s own calculation comes to £5,486.00'],
      ['Left to pay waits for “Tax already deducted”'],
    ])
  })

  it('says what HMRC’s own calculation comes to, where it differs', async () => {
    // 14,071 less 12,570 and the nil rate of 500 is 1,001, at 8.75% 87.5875: 87.59, and rounded down 87.58.
    const { bills } = await workedOut('Dividends\n14071\n13070\n')
    expect(bills.map(({ notes }) => notes)).toEqual([['HMRC’s own calculation comes to £87.58'], []])
  })

  it('is of the year of its row', async () => {
    const { bills } = await workedOut('taxYear,rentalIncome\n2022/23,1\n,1\n')
    expect(bills.map(({ cells }) => cells[0])).toEqual(['2022/23', '2024/25'])
  })

  it('never holds a formula that a spreadsheet would run', async () => {
    const { rows } = await workedOut('Name,Rent\n=1+1,28400\n')
    expect(rows[0]).toMatchObject({ Name: "'=1+1", ...RENT })
  })
})

describe('a fault', () => {
  it('names its row and its column in the words of the parser, and the others have their bills', async () => {
    const table = 'Who,Rent,Student Loan Plan,Tax Year\nAnn,abc,plan9,2024/25\n\nBilal,28400,,\nCarys,-1,,1999/00\n'
    const { rows, bills, faults, last } = await workedOut(table)
    expect(faults).toEqual([
      { row: 2, column: 'Rent', wrong: '“abc” must be an amount in pounds, such as 35,000 or 35,000.50' },
      { row: 2, column: 'Student Loan Plan', wrong: '“plan9” must be one of none, plan1, plan2, plan4, plan5' },
      { row: 5, column: 'Tax Year', wrong: `“1999/00” must be one of ${years.join(', ')}` },
      {
        row: 5,
        column: 'Rent',
        wrong: '“-1” must be £0 or more; for a loss, write the income here and the expenses under “Expenses of letting”',
      },
    ])
    expect(last).toMatchObject({ people: 3, faulty: 2, faultCount: 4 })
    expect(bills.map(({ row, who, cells }) => [row, who, cells.length])).toEqual([
      [2, 'Ann', 0],
      [4, 'Bilal', 5],
      [5, 'Carys', 0],
    ])
    expect(rows.map((row) => row['out.totalDue'])).toEqual(['', '2966.00', ''])
    expect(rows[0]?.['fault']).toBe(
      'column Rent: “abc” must be an amount in pounds, such as 35,000 or 35,000.50; column Student Loan Plan: “plan9” must be one of none, plan1, plan2, plan4, plan5',
    )
  })

  it.each([
    ['1,28400,2', 'it has 3 cells and not 2, one for each column; put a cell that has a comma in quotes'],
    ['28400', 'it has 1 cell and not 2, one for each column'],
  ])('is a row of another length: %s', async (line, wrong) => {
    const { faults, rows } = await workedOut(`Name,Rent\n${line}\n`)
    expect(faults).toEqual([{ row: 2, wrong }])
    expect(rows[0]).toMatchObject({ 'out.totalDue': '', fault: wrong })
  })

  it('is no cell too many or too few that has nothing', async () => {
    const { last } = await workedOut('Name,Rent,\nAnn,1,\nBob,1\nCy,1,, ,\n')
    expect(last).toMatchObject({ people: 3, faulty: 0 })
  })

  it.each([
    [
      '(1,200.00)',
      'must be £0 or more; for a loss, write the income here and the expenses under “Expenses of letting”; brackets, and a minus at the end, make it negative',
    ],
    ['#REF!', 'is an error of the spreadsheet; correct it there, or leave the cell blank'],
    ['=B2', 'is a formula; save the table with its results, as a CSV has them'],
    ['20%', 'must be an amount in pounds, such as 35,000 or 35,000.50'],
  ])('is an amount that is none: %s', async (cell, wrong) => {
    const { faults, rows } = await workedOut(`Name,Rent\nAnn,"${cell}"\n`)
    expect(faults).toEqual([{ row: 2, column: 'Rent', wrong: `“${cell}” ${wrong}` }])
    expect(rows[0]).toMatchObject({ 'out.totalDue': '' })
  })

  it('is a tax year in doubt', async () => {
    const { faults } = await workedOut('Tax Year,Rent\n2025,1\n')
    expect(faults).toEqual([{ row: 2, column: 'Tax Year', wrong: '“2025” could be the tax year 2024/25 or 2025/26; write one of them' }])
  })

  it('is a cell in another encoding', async () => {
    const latin1 = new Uint8Array([...new TextEncoder().encode('Name,Rent\nZo'), 0xeb, ...new TextEncoder().encode(',28400\n')])
    const { faults } = await workedOut(latin1)
    expect(faults).toEqual([
      {
        row: 2,
        column: 'Name',
        wrong:
          '“Zo\uFFFD” is not text that we can read; open the table in a spreadsheet, save it as .xlsx or as “CSV UTF-8”, and choose that file',
      },
    ])
  })

  it('quotes only the beginning of a long cell', async () => {
    const { faults } = await workedOut(`Name,Rent\nAnn,${'x'.repeat(100)}\n`)
    expect(faults[0]?.wrong).toMatch(/^“x{60}…” must be/)
  })
})

it('reports the first hundred bills and the first hundred faults alone, and counts all', async () => {
  const { bills, faults, last, rows } = await workedOut(`Rent,Dividends\n${'x,y\n'.repeat(130)}${'1,1\n'.repeat(20)}`)
  expect([bills.length, faults.length, rows.length]).toEqual([MOST_SHOWN, MOST_SHOWN, 150])
  expect(last).toMatchObject({ people: 150, faulty: 130, faultCount: 260 })
})

it('goes on where it was cancelled, and has the results so far', async () => {
  // A millisecond for each row.
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now++)
  const refs = Array.from({ length: 250 }, (_, ref) => `${ref}`)
  const { reports, csv } = await many.billsIn(`Ref,Rent\n${refs.map((ref) => `${ref},28400\n`).join('')}`)
  const written = async () => parse<Record<string, string>>(await csv().text(), { columns: true }).map((row) => row['Ref'])
  const { value: first } = await reports.next()
  expect(first).toMatchObject({ people: 81, done: 82 / 251 })
  expect(await written()).toEqual(refs.slice(0, 81))
  const others = await allOf(reports)
  // Of the hundred bills that are shown, each report brings twenty, so one more comes after the end.
  expect(others.map(({ people, bills }) => [people, bills.length])).toEqual([
    [162, 20],
    [243, 20],
    [250, 20],
    [250, 20],
  ])
  expect(await written()).toEqual(refs)
  vi.restoreAllMocks()
})
