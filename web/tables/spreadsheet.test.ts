import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import writeExcelFile, { type Row } from 'write-excel-file/node'
import { spreadsheetIn } from './spreadsheet.ts'

/** A spreadsheet that another library writes. */
const xlsx = async (...sheets: readonly { sheet: string; data: Row[] }[]) =>
  new Blob([new Uint8Array(await writeExcelFile([...sheets]).toBuffer())])

const HEADER: Row = [{ value: 'Name' }, { value: 'Pay' }]

/** What the second row of a sheet says. */
async function readRow(row: Row) {
  const { rowsOf } = await spreadsheetIn(await xlsx({ sheet: 'People', data: [HEADER, row] }))
  return (await rowsOf('People'))[1]
}

describe('a cell is the text that its spreadsheet shows', () => {
  it.each([
    ['text', { value: ' £1,200 ' }, ' £1,200 '],
    ['a whole number', { value: 38_000 }, '38000'],
    ['a number with pence', { value: 38_000.55 }, '38000.55'],
    ['a negative', { value: -5 }, '-5'],
    ['a sum that binary fractions cannot hold', { value: 0.1 + 0.2 }, '0.3'],
    ['a number too small to write out', { value: 1e-7 }, '0.0000001'],
    ['a large number', { value: 1e21 }, '1000000000000000000000'],
    ['pounds', { value: 1200, format: '£#,##0.00' }, '1200'],
    ['a percentage', { value: 0.05, format: '0%' }, '5%'],
    ['a percentage with decimals', { value: 0.0725, format: '0.00%' }, '7.25%'],
    ['a number beside a percent sign of words', { value: 5, format: '0" % of pay"' }, '5'],
    ['true', { value: true }, 'TRUE'],
    ['false', { value: false }, 'FALSE'],
    ['a day', { value: new Date(Date.UTC(2025, 3, 5)), type: Date, format: 'd mmm yyyy' }, '05/04/2025'],
    ['a formula that no program has worked out', { value: 'B1+1', type: 'Formula' as const }, '=B1+1'],
    ['nothing', null, ''],
  ] as const)('%s', async (_, cell, text) => {
    expect(await readRow([{ value: 'Ann' }, cell] as Row)).toEqual(['Ann', text])
  })

  it('and a formula is what it came to', async () => {
    const blob = packed(
      '<c r="A1"><f>SUM(B1:B9)</f><v>38000</v></c><c r="B1" t="str"><f>X</f><v>Ann</v></c><c r="C1" t="e"><v>#N/A</v></c>',
    )
    expect(await (await spreadsheetIn(blob)).rowsOf('S')).toEqual([['38000', 'Ann', '#N/A']])
  })
})

it('the sheets that are not hidden can be read, each by its name, and rows are equally long', async () => {
  const file = await xlsx(
    { sheet: 'Notes & more', data: [[{ value: 'Read me' }], [], [null, { value: 2 }]] },
    { sheet: 'People', data: [HEADER] },
  )
  const { sheets, rowsOf } = await spreadsheetIn(file)
  expect(sheets).toEqual(['Notes & more', 'People'])
  expect(await rowsOf('Notes & more')).toEqual([
    ['Read me', ''],
    ['', ''],
    ['', '2'],
  ])
  expect(await rowsOf('People')).toEqual([['Name', 'Pay']])
  expect((await spreadsheetIn(packed('', '<sheet name="Old" sheetId="2" state="hidden" r:id="r1"/>'))).sheets).toEqual(['S'])
})

const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

/** A spreadsheet of one sheet and one row, by hand. */
function packed(cells: string, otherSheets = ''): Blob {
  const links = (type: string, target: string) =>
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/${type}" Target="${target}"/></Relationships>`
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': links('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets><sheet name="S" sheetId="1" r:id="r1"/>${otherSheets}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': links('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${SHEET}"><sheetData><row r="1">${cells}</row></sheetData></worksheet>`,
  }
  return new Blob([zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])))])
}

const wide = (text: string) =>
  Uint8Array.from(`\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1${'\0'.repeat(600)}${text.split('').join('\0')}`, (one) => one.charCodeAt(0))
const zipped = (files: Readonly<Record<string, string>>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, [strToU8(text), { level: 0 as const }]])))

describe('a file that is none is refused by what it is', () => {
  it.each([
    ['This is an OpenDocument file', zipped({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet' })],
    ['This is a Numbers spreadsheet', zipped({ 'Index/Document.iwa': '' })],
    ['This is a Word document', zipped({ 'word/document.xml': '' })],
    ['This is an Excel file of the kind .xlsb', zipped({ 'xl/workbook.bin': '' })],
    ['This is an older kind of Excel file, .xls.', wide('Workbook')],
    ['This spreadsheet has a password.', wide('EncryptedPackage')],
    ['We cannot read this spreadsheet.', strToU8('PK\u0003\u0004 cut off')],
    ['We cannot read this spreadsheet.', zipped({ 'xl/workbook.xml': '<workbook/>' })],
  ])('%s', async (sentence, bytes) => {
    await expect(spreadsheetIn(new Blob([new Uint8Array(bytes)]))).rejects.toThrow(sentence)
  })

  it('and so is one whose only sheet cannot be found', async () => {
    const { rowsOf } = await spreadsheetIn(packed(''))
    await expect(rowsOf('Another')).rejects.toThrow('We cannot read this spreadsheet.')
  })
})
