import { once } from 'node:events'
import { pipeline, Readable, type Writable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import type { Calculator, Choice } from '../../engine/calculator.ts'
import { csvText } from '../lib/csv.ts'
import { quoted } from '../lib/quoted.ts'
import { type Answers, type Results, recordAnswers, rowCalculator } from './calculate-rows.ts'
import { checkedText } from './checked-text.ts'
import { ColumnError, fieldsOfColumns, mainField, RowError } from './columns.ts'
import { withIgnored } from './ignored-inputs.ts'

export interface Options {
  /** The rule set, and the tax year of rows that do not name their own. */
  readonly choice?: Choice
  /** A bad row gets an `error` column and the rest are calculated. */
  readonly keepGoing: boolean
  /** What to write instead of the record. */
  readonly answers?: Answers
}

/** What became of the rows of a table. */
export interface Outcome {
  readonly rows: number
  readonly failed: number
  /** None of the rows that were calculated had the main input of the calculator, not even as a blank. */
  readonly lacksMain: boolean
}

/** How many rows are answered before their answers are written. */
const MOST_AT_ONCE = 500

/**
 * Calculates a CSV row by row as it streams. Columns come out as they went in, followed by the results;
 * a result takes the place of a column that already has its name.
 * @throws ColumnError or RowError, the latter with the number of the row.
 */
export async function calculateCsv(calculator: Calculator, input: Readable, output: Writable, options: Options): Promise<Outcome> {
  const { choice, keepGoing, answers = withIgnored(calculator, recordAnswers(calculator)) } = options
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
  const write = async (lines: readonly (readonly unknown[])[]) => {
    if (!output.write(csvText([...lines]))) await once(output, 'drain')
  }

  const reader = readerOf(rows)
  const first = await reader.next()
  if (first.done === true) throw new ColumnError('there is no header; expected a first row that names the columns')
  const [columns = [], ...others] = first.value
  const calculate = rowCalculator(calculator, columns, answers, choice)
  const resultColumns = answers.columns.filter((name) => !columns.includes(name))
  // The header comes out with the first answers, so that a table whose first row is refused has no output at all.
  const unwritten: string[][] = [[...columns, ...resultColumns, ...(keepGoing ? ['error'] : [])]]

  const isResult = columns.map((column) => answers.columns.includes(column))
  let number = 0
  let failed = 0
  const answered = (cells: readonly string[]): unknown[][] => {
    number++
    const row: Record<string, string> = {}
    for (const [index, column] of columns.entries()) row[column] = cells[index] ?? ''
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
      failed++
      if (!keepGoing) throw new RowError(`row ${number}, ${error}`, { cause: fault })
    }
    return lines.map((results) => {
      const passed = columns.map((column, index) => results[column] ?? (isResult[index] ? '' : row[column]))
      for (const name of resultColumns) passed.push(results[name] ?? '')
      if (keepGoing) passed.push(error)
      return passed
    })
  }

  let batch: IteratorResult<string[][], void> = { done: false, value: others }
  while (batch.done !== true) {
    const lines: unknown[][] = []
    try {
      for (const cells of batch.value) lines.push(...answered(cells))
    } finally {
      // The rows before one that is refused are answered too.
      if (lines.length > 0) await write([...unwritten.splice(0), ...lines])
    }
    batch = await reader.next()
  }
  await write(unwritten)
  if (output !== process.stdout) await once(output.end(), 'finish')
  const hasMain = [...fieldsOfColumns(columns, calculator.fields).values()].includes(mainField(calculator.fields))
  return { rows: number, failed, lacksMain: !hasMain && number > failed }
}

/** The rows of the CSV, as many at a time as have arrived. Errors of the parser are thrown with messages of ours. */
async function* readerOf(rows: Readable): AsyncGenerator<string[][], void> {
  try {
    for await (const row of rows as AsyncIterable<string[]>) {
      const batch = [row]
      while (batch.length < MOST_AT_ONCE) {
        const next = rows.read() as string[] | null
        if (next === null) break
        batch.push(next)
      }
      yield batch
    }
  } catch (fault) {
    if (!(fault instanceof CsvError)) throw fault
    const { records } = fault as CsvError & { records: number }
    throw new RowError(
      `${records === 0 ? 'header' : `row ${records}`}, its quotes do not match; expected a cell that has a quote, comma or line break in quotes, and each quote in it twice: "6"" pipe"`,
      { cause: fault },
    )
  }
}
