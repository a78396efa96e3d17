import { parse } from 'csv-parse/sync'
import { plainCell, tidyCell } from './spreadsheet-cell.ts'

/** A golden row: the inputs, the expected results, and how those were worked out. */
export interface GoldenRow {
  /** The row number, as a spreadsheet counts. */
  readonly line: number
  readonly case: string
  readonly rules: readonly string[]
  readonly taxYear: string
  /** Inputs by field; a blank cell is left out. */
  readonly in: Readonly<Record<string, string>>
  /** Expected results by field; a blank cell is left out. */
  readonly out: Readonly<Record<string, string>>
  readonly source: string
  readonly working: string
}

/** Reads the rows of a golden file’s text. It makes no difference whether a spreadsheet has saved it. */
export function parseGolden(text: string): GoldenRow[] {
  const rows = parse<Record<string, string>>(text, { columns: true, bom: true })
  return rows.map((row, index) => ({
    line: index + 2,
    case: row['case'] ?? '',
    rules: (row['rules'] ?? '').split('+'),
    taxYear: row['taxYear'] ?? '',
    in: cellsWith('in.', row),
    out: cellsWith('out.', row),
    source: row['source'] ?? '',
    working: row['working'] ?? '',
  }))
}

const cellsWith = (prefix: string, row: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, cell]) =>
      name.startsWith(prefix) && cell !== '' ? [[name.slice(prefix.length), plainCell(tidyCell(name, cell))]] : [],
    ),
  )
