import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { checkedText } from './checked-text.ts'
import { RowError } from './columns.ts'

/** A row of a CSV. `line` is its text where that has no quotes, so that it can be written again as it is. */
export interface TableRow {
  readonly cells: readonly string[]
  readonly line?: string
}

/** How many rows are given at once. */
const MOST_AT_ONCE = 500
/** Longer rows, in characters, go to the parser of quotes, which has a limit of its own. */
const LONGEST_LINE = 900_000

/**
 * The rows of a CSV, the header first, as many at a time as have arrived. As long as there are no quotes, a row is a line split at its
 * commas; from the first quote on, a parser reads the rest. @throws ColumnError for what is no CSV, RowError for quotes that do not match.
 */
export async function* rowsIn(input: Readable): AsyncGenerator<readonly TableRow[], void> {
  const pieces = checkedText(input, { asCsv: true })
  const decoder = new TextDecoder()
  let [rest, before] = ['', 0]
  for (;;) {
    const { value: piece, done } = await pieces.next()
    if (piece && before === 0 && rest === '' && isUtf16(piece)) return yield* quotedRows(joined(piece, pieces), 0)
    rest += decoder.decode(piece, { stream: done !== true })
    // What follows a line with a quote, or with a line ending of another kind, may be inside quotes.
    const odd = rest.search(/"|\r[^\n]/)
    const text = odd < 0 ? rest : rest.slice(0, odd)
    const lines = text.split('\n')
    const last = lines.pop() ?? ''
    const isTooLong = (line: string) => line.length > LONGEST_LINE
    const tooLong = lines.findIndex(isTooLong)
    const plain = (tooLong < 0 ? lines : lines.slice(0, tooLong)).flatMap(rowOf)
    for (let start = 0; start < plain.length; start += MOST_AT_ONCE) yield plain.slice(start, start + MOST_AT_ONCE)
    before += plain.length
    if (odd >= 0 || tooLong >= 0 || isTooLong(last)) {
      const unread = tooLong < 0 ? last + rest.slice(text.length) : [...lines.slice(tooLong), last].join('\n') + rest.slice(text.length)
      return yield* quotedRows(joined(Buffer.from(unread), decoded(pieces, decoder)), before)
    }
    rest = last
    if (done) break
  }
  const ends = rowOf(rest)
  if (ends.length > 0) yield ends
}

/** The row of a plain line; none for an empty one. */
function rowOf(ended: string): TableRow[] {
  const line = ended.endsWith('\r') ? ended.slice(0, -1) : ended
  return line === '' ? [] : [{ cells: line.split(','), line }]
}

const isUtf16 = (bytes: Buffer) => bytes[0] === 0xff && bytes[1] === 0xfe

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
async function* quotedRows(text: AsyncIterable<Buffer>, before: number): AsyncGenerator<readonly TableRow[], void> {
  const parser = parse({
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    // A table may be pasted together from files with different line endings.
    record_delimiter: ['\r\n', '\n', '\r'],
    // A quote that is never closed would otherwise hold the rest of the table in memory.
    max_record_size: 1_000_000,
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
    throw new RowError(
      `${records === 0 ? 'header' : `row ${records}`}, its quotes do not match; expected a cell that has a quote, comma or line break in quotes, and each quote in it twice: "6"" pipe"`,
      { cause: fault },
    )
  }
}
