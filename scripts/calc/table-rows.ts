import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { grouped } from '../../engine/money/grouped.ts'
import { separatorIn } from '../../engine/people/rows.ts'
import { checkedText, isSpreadsheet, isUtf16 } from './checked-text.ts'
import { ColumnError, RowError } from './columns.ts'

/** A row of a CSV. `line` is its text where that has no quotes, so that it can be written again as it is. */
export interface TableRow {
  readonly cells: readonly string[]
  readonly line?: string
}

/** How many rows are given at once. */
const MOST_AT_ONCE = 500
/** The longest row, in characters. A quote that is never closed would otherwise hold the rest of the table in memory. */
const LONGEST_ROW = 1_000_000

/** What may stand between cells, the usual one first. */
const MARKS = [',', ';', '\t', '|']

/**
 * The rows of a CSV from the first, blank ones too, so that a row has the number that a spreadsheet gives it; as many at a time as have arrived. As long as there are no quotes, a row is a line split at its
 * commas; from the first quote on, or with another mark between cells, a parser reads the rest. A first line such as `sep=;` names the mark.
 * A spreadsheet file is read whole, the sheet that is named or the only one.
 * @throws ColumnError for what is no CSV, RowError for quotes that do not match and for a row that is too long.
 */
export async function* rowsIn(input: Readable, sheet?: string): AsyncGenerator<readonly TableRow[], void> {
  const pieces = checkedText(input, { asCsv: true })
  const start = await pieces.next()
  if (start.done === true) return
  if (isSpreadsheet(start.value)) {
    const { spreadsheetRows } = await import('./spreadsheet-rows.ts')
    const rows = await spreadsheetRows(joined(start.value, pieces), sheet)
    return yield rows.map((cells) => ({ cells }))
  }
  if (sheet !== undefined) throw new ColumnError('--sheet chooses a sheet of a spreadsheet file, and the input is text')
  const isOther = isUtf16(start.value)
  const decoder = new TextDecoder(isOther ? 'utf-16le' : 'utf-8')
  // A piece may end in the middle of a character.
  let rest = decoder.decode(start.value, { stream: true })
  const { delimiter, skip } = markIn(rest)
  rest = rest.slice(skip)
  if (isOther || delimiter !== ',') return yield* quotedRows(joined(Buffer.from(rest), decoded(pieces, decoder)), 0, delimiter)
  let before = 0
  for (let isLast = false; !isLast; ) {
    // What follows a line with a quote, or with a line ending of another kind, may be inside quotes.
    const odd = rest.search(/"|\r[^\n]/)
    const text = odd < 0 ? rest : rest.slice(0, odd)
    const lines = text.split('\n')
    const last = lines.pop() ?? ''
    const isTooLong = (line: string) => line.length > LONGEST_ROW
    const tooLong = lines.findIndex(isTooLong)
    const plain = (tooLong < 0 ? lines : lines.slice(0, tooLong)).map(rowOf)
    for (let from = 0; from < plain.length; from += MOST_AT_ONCE) yield plain.slice(from, from + MOST_AT_ONCE)
    before += plain.length
    if (tooLong >= 0 || isTooLong(last)) throw new RowError(tooLongAfter(before))
    if (odd >= 0) return yield* quotedRows(joined(Buffer.from(last + rest.slice(text.length)), decoded(pieces, decoder)), before, ',')
    const { value: piece, done } = await pieces.next()
    isLast = done === true
    rest = last + decoder.decode(piece, { stream: !isLast })
  }
  if (rest !== '') yield [rowOf(rest)]
}

/** The mark between the cells of a table that begins like this, and how many characters of it come before the table. */
function markIn(text: string): { readonly delimiter: string; readonly skip: number } {
  const start = text.length - text.trimStart().length
  const [line = ''] = text.slice(start).split(/[\r\n]/, 1)
  const named = separatorIn(line)
  // A spreadsheet does not count this line.
  if (named !== undefined)
    return { delimiter: named, skip: start + line.length + (/^(?:\r?\n|\r)/.exec(text.slice(start + line.length))?.[0].length ?? 0) }
  // The commas within quotes are not between cells.
  const bare = line.replaceAll(/"[^"]*"/g, '')
  const counted = MARKS.map((delimiter) => ({ delimiter, count: bare.split(delimiter).length }))
  return { delimiter: counted.reduce((most, one) => (one.count > most.count ? one : most)).delimiter, skip: 0 }
}

/** The row of a plain line. */
function rowOf(ended: string): TableRow {
  const line = ended.endsWith('\r') ? ended.slice(0, -1) : ended
  return { cells: line.split(','), line }
}

/** The place of a row after so many others. */
const placeAfter = (rows: number) => (rows === 0 ? 'header' : `row ${rows + 1}`)
const tooLongAfter = (rows: number) =>
  `${placeAfter(rows)}, it has more than ${grouped(String(LONGEST_ROW))} characters; expected a shorter row`

async function* joined(first: Buffer, others: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first
  yield* others
}

/** What a decoder has still to read, as UTF-8. It may have begun a character. */
async function* decoded(pieces: AsyncIterable<Buffer>, decoder: TextDecoder): AsyncGenerator<Buffer> {
  for await (const piece of pieces) yield Buffer.from(decoder.decode(piece, { stream: true }))
  yield Buffer.from(decoder.decode())
}

/** The rows of a CSV that may have quotes, after `before` others. Errors of the parser are thrown with messages of ours. */
async function* quotedRows(text: AsyncIterable<Buffer>, before: number, delimiter: string): AsyncGenerator<readonly TableRow[], void> {
  const parser = parse({
    bom: true,
    delimiter,
    relax_column_count: true,
    // A table may be pasted together from files with different line endings.
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: LONGEST_ROW,
  })
  // An error on the way is thrown where the rows are read.
  const rows = pipeline(Readable.from(text, { objectMode: false }), parser, () => {})
  try {
    for await (const row of rows as AsyncIterable<string[]>) {
      const batch = [{ cells: row }]
      while (batch.length < MOST_AT_ONCE) {
        const next = rows.read() as string[] | null
        if (next === null) break
        batch.push({ cells: next })
      }
      yield batch
    }
  } catch (fault) {
    if (!(fault instanceof CsvError)) throw fault
    const records = before + (fault as CsvError & { records: number }).records
    if (fault.code === 'CSV_MAX_RECORD_SIZE') throw new RowError(`${tooLongAfter(records)}, or a quote that is closed`, { cause: fault })
    throw new RowError(
      `${placeAfter(records)}, its quotes do not match; expected a cell that has a quote, comma or line break in quotes, and each quote in it twice: "6"" pipe"`,
      { cause: fault },
    )
  }
}
