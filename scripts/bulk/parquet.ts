import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Calculator } from '../../engine/calculator.ts'
import { outputsOf } from '../../engine/explain/outputs-of.ts'
import { LARGEST_AMOUNT } from '../../engine/inputs/kinds.ts'
import { defaultRuleSet } from '../../engine/rates/generated/rule-sets.ts'
import { defaultTaxYear } from '../../engine/rates/generated/tax-years.ts'
import { mainField, passesThrough, RowError } from '../calc/columns.ts'
import type { TableOptions, TableOutcome } from '../calc/csv.ts'
import { refuseRuleSetOfOtherYear } from '../calc/row-year.ts'
import { UsageError } from '../lib/command.ts'
import { quoted } from '../lib/quoted.ts'
import type { ParquetFiles } from './parquet-files.ts'
import { loadDuckdb } from './sql/duckdb.ts'
import { queryOf } from './sql/query.ts'
import { DIALECTS, quotedName, quotedText } from './whole-numbers/dialects.ts'

/** How many rows DuckDB answers at once. It holds all of them in memory. */
const PIECE = 200_000
/** What we ask for ourselves has no other cells. */
type Cell = string | number
const ROW = quotedName('calc row')
/** Columns that a table may not have, because the query or DuckDB gives the name another meaning. */
const RESERVED = new Set(['fault', 'each_row', 'own_row', 'file_row_number', 'calc row'])

/**
 * Calculates a Parquet file into another, whole or not at all, with the rows that cannot be calculated in a file of their own. DuckDB answers
 * them piece by piece, because one query over the whole file would neither keep their order nor stay within a limit of memory.
 * @throws UsageError for files or columns that cannot be used; RowError for a row that cannot be calculated, unless told to keep going.
 */
export async function calculateParquet(
  calculator: Calculator,
  files: ParquetFiles,
  { choice: { ruleSet = defaultRuleSet, taxYear = defaultTaxYear } = {}, keepGoing, progress }: Omit<TableOptions, 'answers'>,
): Promise<TableOutcome> {
  refuseRuleSetOfOtherYear(calculator, ruleSet, taxYear)
  const { DuckDBInstance } = await loadDuckdb()
  const folder = folderNextTo(files.out)
  const instance = await DuckDBInstance.create(':memory:', { temp_directory: join(folder, 'spill') })
  const connection = await instance.connect()
  let isStopped = false
  const stop = () => {
    isStopped = true
    connection.interrupt()
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
  const run = async (query: string) => {
    const answer = await connection.runAndReadAll(query).catch((error: Error) => ofTheTable(error))
    // A stop may come between two queries.
    if (isStopped) throw new UsageError('stopped; nothing is written')
    if (answer instanceof Error) throw answer
    return answer.getRows() as Cell[][]
  }
  try {
    const source = tableIn([files.in])
    const columns = (await run(`SELECT column_name FROM (DESCRIBE SELECT * FROM ${source})`)).map(([name = '']) => String(name))
    const unknown = unknownColumns(columns, calculator)
    const [[rows = 0] = []] = await run(`SELECT count(*)::DOUBLE FROM ${source}`)
    const results = outputsOf(calculator).map((name) => `out.${name}`)
    const replaced = columns.filter((column) => results.some((name) => name.toLowerCase() === column.toLowerCase()))
    const own = replaced.length === 0 ? '*' : `* EXCLUDE (${replaced.map(quotedName).join(', ')})`
    const query = queryOf({
      calculator,
      dialect: DIALECTS.duckdb,
      choice: { ruleSet, taxYear },
      table: 'piece',
      most: LARGEST_AMOUNT.toNumber(),
    })
    const pieces: string[] = []
    let failed = 0
    for (let first = 0; first === 0 || first < Number(rows); first += PIECE) {
      await run(
        `CREATE OR REPLACE VIEW piece AS SELECT ${own}, file_row_number + 1 AS ${ROW} FROM ${source} WHERE file_row_number BETWEEN ${first} AND ${first + PIECE - 1}`,
      )
      const piece = join(folder, `${pieces.length}.parquet`)
      await run(copy(`SELECT * FROM (${query}) ORDER BY ${ROW}`, piece))
      pieces.push(piece)
      const [[faults = 0] = []] = await run(`SELECT count(fault)::DOUBLE FROM ${tableIn([piece])}`)
      failed += Number(faults)
      progress?.({ rows: Math.min(first + PIECE, Number(rows)), failed })
    }
    const answered = tableIn(pieces)
    const [out, faults] = [join(folder, 'out'), join(folder, 'faults')]
    if (failed > 0) {
      const inputs = `* EXCLUDE (${[ROW, ...results.map(quotedName)].join(', ')})`
      await run(copy(`SELECT ${ROW} AS "row", ${inputs} FROM ${answered} WHERE fault IS NOT NULL`, faults))
    }
    if (failed > 0 && !keepGoing) {
      const [[row = 0, fault = ''] = []] = await run(
        `SELECT ${ROW}::DOUBLE, fault FROM ${answered} WHERE fault IS NOT NULL ORDER BY ${ROW} LIMIT 1`,
      )
      renameSync(faults, files.faults)
      throw new RowError(
        `row ${row}, ${fault}; ${files.faults} has each row that could not be calculated, ${failed} of ${rows}, and ${files.out} is not written`,
      )
    }
    // Several threads would wait for each other to keep the order, with all that they have read in memory.
    await run('SET threads = 1')
    await run(copy(`SELECT * EXCLUDE (${ROW}, fault) FROM ${answered}`, out))
    if (failed > 0) renameSync(faults, files.faults)
    // An older one would be taken for that of these results.
    else rmSync(files.faults, { force: true })
    renameSync(out, files.out)
    const hasMain = columns.some((column) => column.toLowerCase() === mainField(calculator.fields).toLowerCase())
    return { rows: Number(rows), failed, lacksMain: !hasMain && Number(rows) > failed, unknown }
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop)
    connection.closeSync()
    instance.closeSync()
    rmSync(folder, { recursive: true })
  }
}

/** The columns that are neither inputs nor known to pass through. @throws UsageError for one that cannot be used. */
function unknownColumns(columns: readonly string[], { fields }: Calculator): string[] {
  const inputs = new Set(Object.keys(fields).map((name) => name.toLowerCase()))
  for (const column of columns) {
    if (RESERVED.has(column.toLowerCase())) throw new UsageError(`column ${quoted(column)} has a name that the query needs; rename it`)
    if (column.startsWith('in.') && Object.hasOwn(fields, column.slice(3)))
      throw new UsageError(`column ${quoted(column)}: in a Parquet file its name is ${column.slice(3)}`)
  }
  return columns.filter((column) => !inputs.has(column.toLowerCase()) && !passesThrough(column))
}

const UNFINISHED = '.calc-'

/**
 * A folder for what is not finished, on the same disk as a file, so that it can be moved there at once. Folders that runs left there when
 * they were killed are removed.
 */
function folderNextTo(file: string): string {
  const folder = dirname(resolve(file))
  try {
    for (const name of readdirSync(folder))
      if (name.startsWith(UNFINISHED) && isLeft(name)) rmSync(join(folder, name), { recursive: true, force: true })
    return mkdtempSync(join(folder, `${UNFINISHED}${process.pid}-`))
  } catch (error) {
    throw Object.assign(error as Error, { path: folder })
  }
}

/** Whether the process that made a folder has ended. */
function isLeft(name: string): boolean {
  const [, id] = /^\.calc-(\d+)-/.exec(name) ?? []
  return id !== undefined && !isRunning(Number(id))
}

function isRunning(id: number): boolean {
  try {
    // Signal 0 only asks whether there is such a process.
    return process.kill(id, 0)
  } catch (error) {
    // We may not send a signal to a process of another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Parquet files as a table. Their names are no patterns, and their folders no columns. */
const tableIn = (paths: readonly string[]) =>
  `read_parquet([${paths.map((path) => quotedText(resolve(path).replace(/[*?[]/g, '[$&]'))).join(', ')}], hive_partitioning = false)`

const copy = (query: string, to: string) => `COPY (${query}) TO ${quotedText(to)} (FORMAT parquet)`

/** Errors of DuckDB that are about a query. We write those, so such an error is a bug. */
const OF_A_QUERY = /^(?:Binder|Catalog|Conversion|Parser|INTERNAL) Error: /

/** A fault of a file, the disk or the memory, in one line; any other error is a bug and stays as it is. */
function ofTheMachine(error: Error): Error {
  const [, says] = /^(?:IO|Invalid Input|Out of Memory) Error: (.*)/.exec(error.message) ?? []
  return says === undefined ? error : new UsageError(`DuckDB stopped: ${says}`, { cause: error })
}

/** The same for an error while the table of --in is read, which may be damaged in any of its bytes. */
function ofTheTable(error: Error): Error {
  if (OF_A_QUERY.test(error.message)) return error
  const known = ofTheMachine(error)
  if (known !== error) return known
  const [line = ''] = error.message.replace(/^Invalid Error: /, '').split('\n', 1)
  return new UsageError(`the table of --in is damaged, or is no Parquet file: DuckDB says ${quoted(line)}`, { cause: error })
}
