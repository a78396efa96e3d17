import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { parse } from 'csv-parse'
import { stringify } from 'csv-stringify'
import type { Calculator } from '../../engine/calculator.ts'
import type { RuleSet } from '../../engine/rates/rates-at.ts'
import { type Results, RowError, rowCalculator } from './calculate-rows.ts'
import { ColumnError } from './columns.ts'

export interface Options {
  readonly ruleSet?: RuleSet
  /** A bad row gets an `error` column and the rest go on. */
  readonly keepGoing: boolean
}

/**
 * Calculates a CSV, row by row as it streams. Columns come out as they went in, followed by the results;
 * a result takes the place of a column that already has its name.
 * @throws ColumnError or RowError, the latter with the number of the row.
 */
export async function calculateCsv(calculator: Calculator, input: Readable, output: Writable, { ruleSet, keepGoing }: Options) {
  const rows = input.pipe(parse({ bom: true, relax_column_count: true, skip_empty_lines: true }))
  const writer = stringify({ cast: { boolean: String } })
  const written = writer.pipe(output)
  const write = async (cells: unknown[]) => {
    if (!writer.write(cells)) await once(writer, 'drain')
  }

  const reader = (rows as AsyncIterable<string[]>)[Symbol.asyncIterator]()
  const first = await reader.next()
  if (first.done === true) throw new ColumnError('there is no header; expected a first row that names the columns')
  const columns = first.value
  const calculate = rowCalculator(calculator, columns, ruleSet)
  const resultColumns = Object.keys(calculate({})).filter((name) => !columns.includes(name))
  await write([...columns, ...resultColumns, ...(keepGoing ? ['error'] : [])])

  let number = 0
  for (let next = await reader.next(); next.done !== true; next = await reader.next()) {
    number++
    const cells = next.value
    const row = Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']))
    let results: Results = {}
    let error = ''
    try {
      if (cells.length !== columns.length)
        throw new RowError(`it has ${cells.length} cells; expected ${columns.length}, one for each column`)
      results = calculate(row)
    } catch (fault) {
      if (!(fault instanceof RowError)) throw fault
      error = fault.message
      if (!keepGoing) throw new RowError(`row ${number}, ${error}`, { cause: fault })
    }
    const passed = columns.map((column) => results[column] ?? row[column])
    await write([...passed, ...resultColumns.map((name) => results[name] ?? ''), ...(keepGoing ? [error] : [])])
  }
  writer.end()
  await once(written === process.stdout ? writer : written, written === process.stdout ? 'end' : 'finish')
}
