import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import type { Calculator, Choice } from '../../engine/calculator.ts'
import { withoutFormula } from '../../engine/result/without-formula.ts'
import { csvText } from '../lib/csv.ts'
import { quoted } from '../lib/quoted.ts'
import { type Answers, type Results, recordAnswers, rowCalculator, rowReader } from './calculate-rows.ts'
import { ColumnError, mainField, RowError } from './columns.ts'
import { compiledRows } from './compiled-rows.ts'
import { withIgnored } from './ignored-inputs.ts'
import { rowsIn, type TableRow } from './table-rows.ts'

export interface Options {
  /** The rule set, and the tax year of rows that do not name their own. */
  readonly choice?: Choice
  /** A bad row gets an `error` column and the rest are calculated. */
  readonly keepGoing: boolean
  /** What to write instead of the record. */
  readonly answers?: Answers
  /** Hears of the rows so far, each time that some have been written. */
  readonly progress?: (soFar: Pick<Outcome, 'rows' | 'failed'>) => void
}

/** What became of the rows of a table. */
export interface Outcome {
  readonly rows: number
  readonly failed: number
  /** None of the rows that were calculated had the main input of the calculator, not even as a blank. */
  readonly lacksMain: boolean
  /** Columns of a Parquet file that are neither inputs nor known. A CSV with one is refused. */
  readonly unknown?: readonly string[]
}

/**
 * Calculates a CSV row by row as it streams. Columns come out as they went in, followed by the results;
 * a result takes the place of a column that already has its name.
 * @throws ColumnError or RowError, the latter with the number of the row.
 */
export async function calculateCsv(calculator: Calculator, input: Readable, output: Writable, options: Options): Promise<Outcome> {
  const { choice, keepGoing, answers: asked, progress } = options
  const answers = asked ?? withIgnored(calculator, recordAnswers(calculator))
  const batches = rowsIn(input)
  const first = await batches.next()
  if (first.done === true) throw new ColumnError('there is no header; expected a first row that names the columns')
  const [{ cells: columns } = { cells: [] }, ...others] = first.value
  const reader = rowReader(calculator, columns, choice)
  const calculate = rowCalculator(reader, answers)
  const compiled = asked ? () => undefined : compiledRows(calculator, columns, reader)
  const fields = new Set(reader.fieldByColumn.values())
  const resultColumns = answers.columns.filter((name) => !columns.includes(name) && !fields.has(name))
  const isResult = columns.map((column) => answers.columns.includes(column) && !reader.fieldByColumn.has(column))
  const hasResults = isResult.includes(true)
  const passesThrough = columns.flatMap((column, index) => (reader.fieldByColumn.has(column) ? [] : [index]))
  const ending = keepGoing ? ',\n' : '\n'

  let number = 0
  let failed = 0
  const answered = (cells: readonly string[]): unknown[][] => {
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
  /** The text of a plain row with its results, if its formula is compiled. A plain row goes out as it came. */
  const compiledLine = ({ cells, line }: TableRow): string | undefined => {
    if (line === undefined || hasResults || cells.length !== columns.length || line.includes('\uFFFD')) return undefined
    for (const index of passesThrough) if (withoutFormula(cells[index] ?? '') !== cells[index]) return undefined
    const answer = compiled(cells)
    return answer && answer.year === undefined ? `${line},${answer.texts.join(',')}${ending}` : undefined
  }

  // The header comes out with the first answers, so that a table whose first row is refused has no output at all.
  let unwritten = csvText([[...columns, ...resultColumns, ...(keepGoing ? ['error'] : [])]])
  const write = async (text: string) => {
    if (!output.write(unwritten + text)) await once(output, 'drain')
    unwritten = ''
  }
  let batch: IteratorResult<readonly TableRow[], void> = { done: false, value: others }
  while (batch.done !== true) {
    let text = ''
    const lines: unknown[][] = []
    try {
      for (const row of batch.value) {
        number++
        const line = compiledLine(row)
        if (line === undefined) lines.push(...answered(row.cells))
        else text += written(lines.splice(0)) + line
      }
    } finally {
      // The rows before one that is refused are answered too.
      text += written(lines)
      if (text !== '') await write(text)
    }
    progress?.({ rows: number, failed })
    batch = await batches.next()
  }
  if (unwritten !== '') await write('')
  if (output !== process.stdout) await once(output.end(), 'finish')
  const main = mainField(calculator.fields)
  return { rows: number, failed, lacksMain: !fields.has(main) && answers.fills !== main && number > failed }
}

const written = (lines: unknown[][]) => (lines.length === 0 ? '' : csvText(lines))
