// Plain lines are split by us, and the rest is read by a parser. Together they give what the parser alone would give.
import { Readable } from 'node:stream'
import { parse } from 'csv-parse/sync'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { runs } from '../../engine/tests/runs.ts'
import { rowsIn } from './table-rows.ts'

/** The cells of a table that arrives in pieces. */
async function cellsOf(pieces: readonly (string | Buffer)[]): Promise<(readonly string[])[]> {
  const cells: (readonly string[])[] = []
  for await (const batch of rowsIn(Readable.from(pieces))) cells.push(...batch.map((row) => row.cells))
  return cells
}

const parsed = (text: string) =>
  parse(text, {
    bom: true,
    relax_column_count: true,
    record_delimiter: ['\r\n', '\n', '\r'],
  })

/** Text cut into pieces of some bytes, so that a piece may end inside a character or a line ending. */
function inPieces(text: string, size: number): Buffer[] {
  const bytes = Buffer.from(text)
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) => bytes.subarray(index * size, (index + 1) * size))
}

it('reads any table as the parser alone does, however it arrives', async () => {
  const plain = fc.constantFrom('', ' ', '30000', 'zoë 文', '£1', "it's", '-')
  const quoted = fc.constantFrom('"a, b"', '"two\nlines"', '"say ""so"""', '""', '"\r\n"')
  const cell = fc.oneof({ weight: 12, arbitrary: plain }, { weight: 1, arbitrary: quoted })
  const row = fc.array(cell, { minLength: 1, maxLength: 4 }).map((cells) => cells.join(','))
  const ending = fc.oneof({ weight: 20, arbitrary: fc.constantFrom('\n', '\r\n') }, { weight: 1, arbitrary: fc.constantFrom('\r', '\n\n') })
  const table = fc.array(fc.tuple(row, ending), { minLength: 1, maxLength: 20 })
  await fc.assert(
    fc.asyncProperty(table, fc.boolean(), fc.integer({ min: 1, max: 200 }), async (rows, isEnded, size) => {
      const text = rows.map(([cells, end], index) => cells + (index === rows.length - 1 && !isEnded ? '' : end)).join('')
      expect(await cellsOf(inPieces(`a,b\n${text}`, size))).toEqual(parsed(`a,b\n${text}`))
    }),
    { numRuns: runs(150) },
  )
})

it.each([
  ['a byte order mark', '\uFEFFa,b\n1,2\n'],
  ['a byte order mark and quotes', '\uFEFF"a",b\n1,2\n'],
])('reads %s', async (_, text) => {
  expect(await cellsOf([text])).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
})

it('reads UTF-16, as Excel writes it', async () => {
  expect(await cellsOf([Buffer.from('\uFEFFa,b\r\n1,zoë\r\n', 'utf16le')])).toEqual([
    ['a', 'b'],
    ['1', 'zoë'],
  ])
})

it.each([1, 3])('names the row of a quote that has no other, after %i plain ones', async (plain) => {
  await expect(cellsOf([`a,b\n${'1,2\n'.repeat(plain)}6" pipe,1\n`])).rejects.toThrow(`row ${plain + 2}, its quotes do not match`)
})

it('refuses a row too long to hold, and says of quotes only where there are any', async () => {
  await expect(cellsOf(['a,b\n', '1'.repeat(1_100_000), '\n1,2\n'])).rejects.toThrow(
    /^row 2, it has more than 1,000,000 characters; expected a shorter row$/,
  )
  await expect(cellsOf([`a,b\n1,2\n"${'1'.repeat(1_100_000)}`])).rejects.toThrow(
    /^row 3, .* expected a shorter row, or a quote that is closed$/,
  )
})

it('reads other marks between cells, and a first line that names one', async () => {
  const tables = [
    'a;b\n1;"2, 3"\n',
    'a\tb\n1\t2, 3\n',
    'a|b\n1|2, 3\n',
    'sep=;\na;b\n1;2, 3\n',
    'sep=,\r\na,b\r\n1,"2, 3"\r\n',
    '"a, x";b\n1;2, 3',
  ]
  for (const table of tables)
    for (const pieces of [[table], [Buffer.from(`\uFEFF${table}`, 'utf16le')], inPieces(table, 3)])
      expect(await cellsOf(pieces), table).toEqual([
        [table.startsWith('"') ? 'a, x' : 'a', 'b'],
        ['1', '2, 3'],
      ])
})
