import { statSync } from 'node:fs'
import { UsageError } from '../lib/command.ts'

/** The table to read, the results, and the rows that could not be calculated. */
export interface ParquetFiles {
  readonly in: string
  readonly out: string
  readonly faults: string
}

interface ParquetOptions {
  readonly in?: string
  readonly out?: string
  readonly explain?: string
  readonly working?: boolean
  readonly json?: boolean
  readonly solve?: string
  readonly for?: string
  readonly map?: readonly string[]
  readonly totals?: string
  readonly sheet?: string
}

const ENDING = /\.parquet$/i

/** The files of --in and --out; undefined without them, and where --in is a table of text or a spreadsheet. @throws UsageError for options and files that do not go together. */
export function parquetFiles(slug: string, asked: ParquetOptions): ParquetFiles | undefined {
  const { in: input, out } = asked
  if (out === undefined && (input === undefined || !ENDING.test(input))) return undefined
  if (input === undefined || out === undefined)
    throw new UsageError('expected both --in and --out, such as --in people.parquet --out results.parquet')
  for (const [option, name] of Object.entries({ in: input, out }))
    if (!ENDING.test(name))
      throw new UsageError(
        `--${option} ${name}: expected a name that ends in .parquet; for a CSV, write npm run -s calc -- ${slug} < people.csv > results.csv`,
      )
  for (const option of ['explain', 'working', 'json', 'solve', 'for', 'map', 'totals', 'sheet'] as const)
    if (asked[option] !== undefined)
      throw new UsageError(`expected --${option} or --in and --out, not both: a Parquet file takes results alone`)
  const files = { in: input, out, faults: out.replace(ENDING, '.faults.parquet') }
  const table = statSync(input)
  for (const [name, file] of Object.entries(files)) {
    const found = statSync(file, { throwIfNoEntry: false })
    if (found?.isDirectory()) throw new UsageError(`${file} is a folder; expected a file`)
    if (found && !found.isFile()) throw new UsageError(`${file} is a pipe or a device; expected a file`)
    if (name !== 'in' && found?.ino === table.ino && found.dev === table.dev)
      throw new UsageError(`${file} would replace the table of --in; give --out another name`)
  }
  return files
}
