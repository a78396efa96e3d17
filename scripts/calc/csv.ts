import { once } from 'node:events'
import { pipeline, Readable, type Writable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { stringify } from 'csv-stringify'
import type { Calculator } from '../../engine/calculator.ts'
import type { RuleSet } from '../../engine/rates/rates-at.ts'
import { CSV_OPTIONS } from '../lib/csv.ts'
import { quoted } from '../lib/quoted.ts'
import { type Answers, type Results, RowError, recordAnswers, rowCalculator } from './calculate-rows.ts'
import { checkedText } from './checked-text.ts'
import { ColumnError } from './columns.ts'

export interface Options {
  readonly ruleSet?: RuleSet
  /** A bad row gets an `error` column and the rest are calculated. */
  readonly keepGoing: boolean
  /** What to write instead of the record. */
  readonly answers?: Answers
}

/**
 * Calculates a CSV row by row as it streams. Columns come out as they went in, followed by the results;
 * a result takes the place of a column that already has its name.
 * @throws ColumnError or RowError, the latter with the number of the row.
 */
export async function calculateCsv(calculator: Calculator, input: Readable, output: Writable, options: Options) {
  const { ruleSet, keepGoing, answers = recordAnswers(calculator, ruleSet) } = options
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
  const rows = pipeline(Readable.from(checkedText(input, { asCsv: true }), { objectMode: false }), parser, () => {})
  const writer = stringify(CSV_OPTIONS)
  const written = writer.pipe(output)
  const write = async (cells: unknown[]) => {
    if (!writer.write(cells)) await once(writer, 'drain')
  }

  const reader = readerOf(rows as AsyncIterable<string[]>)
  const first = await reader.next()
  if (first.done === true) throw new ColumnError('there is no header; expected a first row that names the columns')
  const columns = first.value
  const calculate = rowCalculator(calculator, columns, answers, ruleSet)
  const resultNames = answers.columns
  const resultColumns = resultNames.filter((name) => !columns.includes(name))
  await write([...columns, ...resultColumns, ...(keepGoing ? ['error'] : [])])

  let number = 0
  for (let next = await reader.next(); next.done !== true; next = await reader.next()) {
    number++
    const cells = next.value
    const row = Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']))
    let lines: readonly Results[] = [{}]
    let error = ''
    try {
      if (cells.length !== columns.length)
        throw new RowError(
          `it has ${cells.length} ${cells.length === 1 ? 'cell' : 'cells'}; expected ${columns.length}, one for each column`,
        )
      const garbled = columns.find((_, index) => cells[index]?.includes('\uFFFD'))
      if (garbled !== undefined)
        throw new RowError(`column ${garbled}: ${quoted(row[garbled])} is not UTF-8 text; save the table as "CSV UTF-8"`)
      lines = calculate(row)
    } catch (fault) {
      if (!(fault instanceof RowError)) throw fault
      error = fault.message
      if (!keepGoing) throw new RowError(`row ${number}, ${error}`, { cause: fault })
    }
    for (const results of lines) {
      const passed = columns.map((column) => (resultNames.includes(column) ? (results[column] ?? '') : row[column]))
      await write([...passed, ...resultColumns.map((name) => results[name] ?? ''), ...(keepGoing ? [error] : [])])
    }
  }
  writer.end()
  await once(written === process.stdout ? writer : written, written === process.stdout ? 'end' : 'finish')
}

/** The rows of the CSV. Errors of the parser are thrown with messages of ours. */
async function* readerOf(rows: AsyncIterable<string[]>) {
  try {
    yield* rows
  } catch (fault) {
    if (!(fault instanceof CsvError)) throw fault
    const { records } = fault as CsvError & { records: number }
    throw new RowError(
      `${records === 0 ? 'header' : `row ${records}`}, its quotes do not match; expected a cell that has a quote, comma or line break in quotes, and each quote in it twice: "6"" pipe"`,
      { cause: fault },
    )
  }
}
