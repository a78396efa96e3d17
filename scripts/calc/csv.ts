import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import type { Calculator, RatesChoice } from '../../engine/calculator.ts'
import { isBlankRow, totalsAmong } from '../../engine/people/rows.ts'
import { whatCellsHold } from '../../engine/people/what-cells-hold.ts'
import { withoutFormula } from '../../engine/result/without-formula.ts'
import { compiledRows } from '../bulk/compiled-rows.ts'
import { csvText } from '../lib/csv.ts'
import { quoted } from '../lib/quoted.ts'
import { type Results, type RowAnswers, recordAnswers, rowCalculator, rowReader } from './calculate-rows.ts'
import type { Totals } from './chosen-columns.ts'
import { type ChosenColumns, ColumnError, mainField, RowError } from './columns.ts'
import { withIgnored } from './ignored-inputs.ts'
import { isOneCalculation, rowOfCalculation } from './one-calculation.ts'
import { rowsIn, type TableRow } from './table-rows.ts'

export interface TableOptions {
  /** The rule set, and the tax year of rows that do not name their own. */
  readonly choice?: RatesChoice
  /** A bad row gets an `error` column and the rest are calculated. */
  readonly keepGoing: boolean
  /** Which columns are which inputs, and whether the others may pass through. */
  readonly columns?: ChosenColumns
  /** The sheet of a spreadsheet file. */
  readonly sheet?: string
  /** Whether a row of totals is left out or is a person. It is refused where nobody says. */
  readonly totals?: Totals
  /** What to write instead of the record. */
  readonly answers?: RowAnswers
  /** Hears of the rows so far, each time that some have been written. */
  readonly progress?: (soFar: Pick<TableOutcome, 'rows' | 'failed'>) => void
}

/** What became of the rows of a table. */
export interface TableOutcome {
  readonly rows: number
  readonly failed: number
  /** None of the rows that were calculated had the main input of the calculator, not even as a blank. */
  readonly lacksMain: boolean
  /** Columns that are neither inputs nor known, and those of them that hold amounts, as far as that is looked at. */
  readonly unknown?: readonly string[]
  readonly withAmounts?: readonly string[]
  /** There is a header and no row below it. */
  readonly isHeaderAlone?: boolean
  /** The numbers of the rows of totals that were left out, as a spreadsheet gives them. */
  readonly totals?: readonly number[]
}

/**
 * Calculates a CSV row by row as it streams. Columns come out as they went in, followed by the results;
 * a result takes the place of a column that already has its name.
 * @throws ColumnError or RowError, the latter with the number that a spreadsheet gives the row.
 */
export async function calculateCsv(
  calculator: Calculator,
  input: Readable,
  output: Writable,
  options: TableOptions,
): Promise<TableOutcome> {
  const { choice, keepGoing, columns: chosen = {}, answers: asked, progress } = options
  const answers = asked ?? withIgnored(calculator, recordAnswers(calculator))
  const batches = rowsIn(input, options.sheet)
  const start = await headerIn(batches)
  let { columns, others } = start
  if (isOneCalculation(columns)) {
    for await (const more of batches) others.push(...more)
    const [header, cells] = rowOfCalculation(
      others.map((row) => row.cells),
      calculator,
      choice ?? {},
    )
    columns = header
    others = [{ cells }]
  }
  if (keepGoing && columns.includes('error')) throw new ColumnError('column "error" is what --keep-going adds; rename it, or take it out')
  const cellsOf = (place: number) => others.map(({ cells }) => cells[place] ?? '')
  const reader = rowReader(calculator, columns, choice, { chosen, cellsOf })
  const calculate = rowCalculator(reader, answers)
  const compiled = asked ? () => undefined : compiledRows(calculator, columns, reader)
  const fields = new Set(reader.fieldByColumn.values())
  const resultColumns = answers.columns.filter((name) => !columns.includes(name) && !fields.has(name))
  const isResult = columns.map((column) => answers.columns.includes(column) && !reader.fieldByColumn.has(column))
  const hasResults = isResult.includes(true)
  const passesThrough = columns.flatMap((column, index) => (reader.fieldByColumn.has(column) ? [] : [index]))
  const ending = keepGoing ? ',\n' : '\n'

  let number = start.number
  let rows = 0
  let failed = 0
  const isTotals = options.totals === 'keep' ? () => false : totalsIn(columns, reader, calculator)
  const totals: number[] = []
  const withAmounts = new Set<number>()
  const lookForAmounts = (some: readonly TableRow[]) => {
    for (const place of reader.ignored)
      if (!withAmounts.has(place) && whatCellsHold(some.map(({ cells }) => cells[place] ?? '')) === 'amounts') withAmounts.add(place)
  }
  const answered = (cells: readonly string[]): unknown[][] => {
    const row: Record<string, string> = {}
    for (const [index, column] of columns.entries()) row[column] = cells[index] ?? ''
    let lines: readonly Results[] = [{}]
    let error = ''
    try {
      if (totals.at(-1) === number) throw new RowError(A_TOTAL)
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
      const passed = columns.map((column, index) => results[column] ?? (isResult[index] ? '' : (cells[index] ?? '')))
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
      lookForAmounts(batch.value)
      for (const row of batch.value) {
        number++
        if (isBlankRow(row.cells)) continue
        rows++
        if (isTotals(row.cells)) {
          totals.push(number)
          if (options.totals === 'skip') continue
        }
        const line = totals.at(-1) === number ? undefined : compiledLine(row)
        if (line === undefined) lines.push(...answered(row.cells))
        else text += written(lines.splice(0)) + line
      }
    } finally {
      // The rows before one that is refused are answered too.
      text += written(lines)
      if (text !== '') await write(text)
    }
    progress?.({ rows, failed })
    batch = await batches.next()
  }
  if (unwritten !== '') await write('')
  if (output !== process.stdout) await once(output.end(), 'finish')
  const main = mainField(calculator.fields)
  return {
    rows,
    failed,
    lacksMain: !fields.has(main) && answers.fills !== main && rows > failed,
    isHeaderAlone: rows === 0,
    unknown: reader.ignored.map((place) => quoted(columns[place])),
    withAmounts: [...withAmounts].map((place) => quoted(columns[place])),
    totals: options.totals === 'skip' ? totals : [],
  }
}

/** The header of a table, the first row that is not blank, with its number and the rows that came with it. */
async function headerIn(batches: AsyncIterator<readonly TableRow[], void>) {
  let number = 0
  for (let batch = await batches.next(); batch.done !== true; batch = await batches.next()) {
    const at = batch.value.findIndex(({ cells }) => !isBlankRow(cells))
    const header = batch.value[at]
    if (header) return { columns: header.cells, others: batch.value.slice(at + 1), number: number + at + 1 }
    number += batch.value.length
  }
  throw new ColumnError('there is no header; expected a first row that names the columns')
}

const A_TOTAL = 'it looks like a total of the rows above; --totals skip leaves such rows out, and --totals keep takes them for people'

/** What finds the rows of totals of a table, by the columns that are no inputs and by the amounts. */
function totalsIn(columns: readonly string[], { fieldByColumn }: ReturnType<typeof rowReader>, { fields }: Calculator) {
  const words: number[] = []
  const amounts: number[] = []
  for (const [place, column] of columns.entries()) {
    const field = fieldByColumn.get(column)
    if (field === undefined && !column.startsWith('out.')) words.push(place)
    else if (fields[field ?? '']?.kind === 'money') amounts.push(place)
  }
  return totalsAmong({ words, amounts })
}

const written = (lines: unknown[][]) => (lines.length === 0 ? '' : csvText(lines))
