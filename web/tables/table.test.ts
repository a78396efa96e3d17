import { describe, expect, it } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { tableIn } from './table.ts'
import { allOf } from './tests/all-of.ts'

async function read(...parts: BlobPart[]) {
  const pieces = await allOf((await tableIn(new Blob(parts))).rows())
  return { rows: pieces.flatMap(({ rows }) => rows), shares: pieces.map(({ from, to }) => [from, to]) }
}

/** A text in UTF-16, as Excel saves it. */
const utf16 = (text: string) => new Uint8Array(Uint16Array.from(`\uFEFF${text}`, (character) => character.charCodeAt(0)).buffer)

describe('a table', () => {
  it.each([
    ['has commas', ['a,b\n1,2\n']],
    ['has tabs, as a spreadsheet copies it', ['a\tb\n1\t2']],
    ['has semicolons', ['a;b\n1;2\n']],
    ['has bars', ['a|b\n1|2\n']],
    ['names what is between its cells', ['sep=;\r\na;b\r\n1;2\r\n']],
    ['names it after a byte order mark', ['\uFEFFsep=,\na,b\n1,2\n']],
    ['has Windows line endings', ['a,b\r\n1,2\r\n']],
    ['has the line endings of old Macs', ['a,b\r1,2\r']],
    ['has quotes and a byte order mark', ['\uFEFF"a","b"\n"1","2"']],
    ['is UTF-16', [utf16('a\tb\r\n1\t2\r\n')]],
    ['is UTF-16 in the other order of bytes', [utf16('a,b\n1,2\n').map((_, index, all) => all[index ^ 1] ?? 0)]],
  ])('%s', async (_, parts) => {
    expect((await read(...parts)).rows).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
  })

  it('keeps what is in quotes, and its empty rows, so that each row has its number', async () => {
    const { rows } = await read('a,b\n\n"30,000","say ""so""\ntwice"\n,\n')
    expect(rows).toEqual([['a', 'b'], [''], ['30,000', 'say "so"\ntwice'], ['', '']])
  })

  it('is read in pieces, which never cut a row, a character or a cell in quotes', async () => {
    const row = ['zoë 文 😀', 'two,\nlines "quoted"', '1']
    const line = `${row[0]},"${row[1]?.replaceAll('"', '""')}",1\r\n`
    const { rows, shares } = await read(line.repeat(20_000))
    expect(rows).toHaveLength(20_000)
    expect(new Set(rows.map((one) => one.join('|')))).toEqual(new Set([row.join('|')]))
    expect(shares.length).toBeGreaterThan(2)
    expect([shares[0]?.[0], shares.at(-1)?.[1]]).toEqual([0, 1])
    expect(shares.slice(1).map(([from]) => from)).toEqual(shares.slice(0, -1).map(([, to]) => to))
  })

  it.each([['row 3', 'a,b\n1,2\n1,2" pipe\n1,2\n']])('whose quotes do not match is refused, and %s is named', async (row, text) => {
    await expect(read(text)).rejects.toThrow(`The quotes in ${row} do not match.`)
  })

  it.each([
    ['opens a quote that is not closed within a million characters', `a,b\n"1,2\n${'1,2\n'.repeat(400_000)}`],
    ['is longer than a million characters', `a,b\n${'1,'.repeat(2_000_000)}\n1,2\n`],
  ])('whose row 2 %s is refused', async (wrong, text) => {
    await expect(read(text)).rejects.toThrow(`Row 2 ${wrong}`)
  })
})

describe('a spreadsheet', () => {
  it('is read from its first sheet, or from the one that is named', async () => {
    const sheets = [
      { sheet: 'People', data: [[{ value: 'Rent' }], ...Array.from({ length: 1500 }, (_, rent) => [{ value: rent }])] },
      { sheet: 'Notes', data: [[{ value: 'Read me' }]] },
    ]
    const file = new Blob([new Uint8Array(await writeExcelFile(sheets).toBuffer())])
    const people = await tableIn(file)
    expect([people.sheets, people.sheet]).toEqual([['People', 'Notes'], 'People'])
    const pieces = await allOf(people.rows())
    expect(pieces.flatMap(({ rows }) => rows)).toEqual([['Rent'], ...Array.from({ length: 1500 }, (_, rent) => [`${rent}`])])
    expect(pieces.map(({ from, to }) => [from, to])).toEqual([
      [0, 1024 / 1501],
      [1024 / 1501, 1],
    ])
    const notes = await tableIn(file, 'Notes')
    expect((await allOf(notes.rows()))[0]?.rows).toEqual([['Read me']])
  })

  it('of another kind is refused', async () => {
    await expect(tableIn(new Blob(['%PDF-1.7']))).rejects.toThrow('This is a PDF')
  })
})
