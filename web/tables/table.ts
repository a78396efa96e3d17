import { CsvError, parse } from 'csv-parse/browser/esm/sync'
import { separatorIn } from '#engine/people/rows.ts'
import { kindOf } from './file-kind.ts'
import { Refused } from './refused.ts'

/** How many rows of a sheet are handed out at once. */
const ROWS = 2 ** 10

/** Some rows of a table, one after another. */
export interface TableRows {
  readonly rows: readonly (readonly string[])[]
  /** How much of the table comes before these rows, and how much up to their end, from 0 to 1. */
  readonly from: number
  readonly to: number
}

/** A table of text or a sheet of a spreadsheet. */
export interface GivenTable {
  /** The sheets of the spreadsheet, and the one that is read; none for a table of text. */
  readonly sheets: readonly string[]
  readonly sheet?: string
  /**
   * Its rows from the first, empty ones too, so that a row has the number that a spreadsheet gives it.
   * @throws Refused where quotes do not match or a row is too long, NotReadableError where the file has changed.
   */
  readonly rows: () => AsyncIterable<TableRows>
}

/**
 * The table in a file: CSV, or a sheet of a spreadsheet, the first if none is named.
 * @throws Refused for a file that is neither, NotReadableError where it has changed.
 */
export async function tableIn(file: Blob, sheet?: string): Promise<GivenTable> {
  if ((await kindOf(file)) === 'text') return { sheets: [], rows: () => rowsOfText(file) }
  // What reads spreadsheets is fetched only now.
  const { spreadsheetIn } = await import('./spreadsheet.ts').catch(() => {
    throw new Refused('What reads spreadsheets did not load. Check your connection and try again.')
  })
  const { sheets, rowsOf } = await spreadsheetIn(file)
  const read = sheet ?? sheets[0]
  const rows = await rowsOf(read)
  return { sheets, sheet: read, rows: () => rowsOfSheet(rows) }
}

/** All rows of a table that fits into memory. @throws what `rows` throws. */
export async function allRowsOf({ rows }: GivenTable): Promise<readonly (readonly string[])[]> {
  const all: (readonly string[])[] = []
  for await (const piece of rows()) all.push(...piece.rows)
  return all
}

async function* rowsOfSheet(rows: TableRows['rows']): AsyncGenerator<TableRows, void> {
  for (let at = 0; at < rows.length; at += ROWS) {
    const some = rows.slice(at, at + ROWS)
    yield { rows: some, from: at / rows.length, to: (at + some.length) / rows.length }
  }
}

/** How many bytes are read at once. */
const PIECE = 2 ** 18
/** The longest row, in characters. A quote that is never closed would otherwise hold the rest of the file in memory. */
const LONGEST_ROW = 2 ** 20
/** What may stand between cells: spreadsheets copy with tabs. */
const DELIMITERS = [',', '\t', ';', '|']

async function* rowsOfText(file: Blob): AsyncGenerator<TableRows, void> {
  const decoder = new TextDecoder(await encodingOf(file))
  let [unread, delimiter, before, from] = ['', '', 0, 0]
  for (let at = 0; at < file.size; at += PIECE) {
    const isLast = at + PIECE >= file.size
    unread += decoder.decode(await file.slice(at, at + PIECE).arrayBuffer(), { stream: !isLast })
    const { end, isQuoted } = isLast ? { end: unread.length, isQuoted: false } : endOfRows(unread)
    if (unread.length - end > LONGEST_ROW) throw new Refused(tooLong(before + 1, isQuoted))
    if (end === 0) continue
    let rowsOf = unread.slice(0, end)
    if (delimiter === '') {
      const [line = ''] = rowsOf.trimStart().split(/[\r\n]/, 1)
      const named = separatorIn(line)
      delimiter = named ?? delimiterOf(line)
      // A spreadsheet does not count the line that names the mark between cells.
      if (named !== undefined)
        rowsOf = rowsOf
          .trimStart()
          .slice(line.length)
          .replace(/^\r?\n|^\r/, '')
    }
    const rows = parsed(rowsOf, delimiter, before)
    const to = isLast ? 1 : (at + PIECE) / file.size
    yield { rows, from, to }
    before += rows.length
    from = to
    unread = unread.slice(end)
  }
}

/** What Excel saves as “Unicode text” is UTF-16, which begins with a byte order mark, in one order of bytes or the other. */
async function encodingOf(file: Blob): Promise<string> {
  const mark = new TextDecoder('utf-16le', { ignoreBOM: true }).decode(await file.slice(0, 2).arrayBuffer())
  if (mark === '\uFEFF') return 'utf-16le'
  return mark === '\uFFFE' ? 'utf-16be' : 'utf-8'
}

/** Where the last whole row of a text ends, which is at the end of a line outside quotes; 0 where no row is whole. */
function endOfRows(text: string): { end: number; isQuoted: boolean } {
  let [end, isQuoted] = [0, false]
  for (const { 0: mark, index } of text.matchAll(/"|\n|\r(?=[^\n])/g)) {
    if (mark === '"') isQuoted = !isQuoted
    else if (!isQuoted) end = index + 1
  }
  return { end, isQuoted }
}

/** What stands between the cells of a first row. */
function delimiterOf(line: string): string {
  const counted = DELIMITERS.map((delimiter) => ({ delimiter, count: line.split(delimiter).length }))
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).delimiter
}

function parsed(text: string, delimiter: string, before: number): string[][] {
  try {
    return parse(text, { delimiter, relax_column_count: true, record_delimiter: ['\r\n', '\n', '\r'] })
  } catch (fault) {
    if (!(fault instanceof CsvError)) throw fault
    throw new Refused(quotesIn(before + (fault as CsvError & { records: number }).records + 1), { cause: fault })
  }
}

const quotesIn = (row: number) =>
  `The quotes in row ${row} do not match. Put a cell that has a quote, a comma or a line break in quotes, and write each quote in it twice.`

const tooLong = (row: number, isQuoted: boolean) =>
  isQuoted
    ? `Row ${row} opens a quote that is not closed within a million characters. Take the quote out, or close it.`
    : `Row ${row} is longer than a million characters, which is more than any row needs.`
