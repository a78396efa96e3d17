import { CsvError, parse } from 'csv-parse/browser/esm/sync'
import { kindOf } from '../../tables/file-kind.ts'
import { Refused } from '../../tables/refused.ts'

/** Some rows of a table, one after another. */
interface Rows {
  readonly rows: readonly (readonly string[])[]
  /** How much of the file comes before these rows, and how much up to their end, from 0 to 1. */
  readonly from: number
  readonly to: number
}

/** How many bytes are read at once. */
const PIECE = 2 ** 18
/** The longest row, in characters. A quote that is never closed would otherwise hold the rest of the file in memory. */
const LONGEST_ROW = 2 ** 20
/** What may stand between cells: spreadsheets copy with tabs. */
const DELIMITERS = [',', '\t', ';']

/**
 * The rows of a CSV file or of the first sheet of a spreadsheet as they are read, empty ones too, so that a row has the number that a
 * spreadsheet gives it.
 * @throws Refused for a file that is neither or where quotes do not match, NotReadableError where the file has changed.
 */
export async function* rowsIn(file: Blob): AsyncGenerator<Rows, void> {
  if ((await kindOf(file)) === 'text') yield* rowsOfText(file)
  else yield { rows: await rowsOfSpreadsheet(file), from: 0, to: 1 }
}

/** What reads spreadsheets is fetched only now. */
async function rowsOfSpreadsheet(file: Blob): Promise<readonly (readonly string[])[]> {
  const { spreadsheetIn } = await import('../../tables/spreadsheet.ts').catch(() => {
    throw new Refused('What reads spreadsheets did not load. Check your connection and try again.')
  })
  const { sheets, rowsOf } = await spreadsheetIn(file)
  return await rowsOf(sheets[0])
}

async function* rowsOfText(file: Blob): AsyncGenerator<Rows, void> {
  const decoder = new TextDecoder(await encodingOf(file))
  let [unread, delimiter, before, from] = ['', '', 0, 0]
  for (let at = 0; at < file.size; at += PIECE) {
    const isLast = at + PIECE >= file.size
    unread += decoder.decode(await file.slice(at, at + PIECE).arrayBuffer(), { stream: !isLast })
    const end = isLast ? unread.length : endOfRows(unread)
    if (unread.length - end > LONGEST_ROW) throw new Refused(quotesIn(before + 1))
    if (end === 0) continue
    if (delimiter === '') delimiter = delimiterOf(unread.trimStart().split(/[\r\n]/, 1)[0] ?? '')
    const rows = parsed(unread.slice(0, end), delimiter, before)
    const to = isLast ? 1 : (at + PIECE) / file.size
    yield { rows, from, to }
    before += rows.length
    from = to
    unread = unread.slice(end)
  }
}

/** What Excel saves as “Unicode text” is UTF-16, which begins with a byte order mark. */
async function encodingOf(file: Blob): Promise<string> {
  const start = new TextDecoder('unicode', { ignoreBOM: true }).decode(await file.slice(0, 2).arrayBuffer())
  return start === '\uFEFF' ? 'unicode' : 'utf8'
}

/** Where the last whole row of a text ends, which is at the end of a line outside quotes; 0 where no row is whole. */
function endOfRows(text: string): number {
  let [end, isQuoted] = [0, false]
  for (const { 0: mark, index } of text.matchAll(/"|\n|\r(?=[^\n])/g)) {
    if (mark === '"') isQuoted = !isQuoted
    else if (!isQuoted) end = index + 1
  }
  return end
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
