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

/** The cells of a line by column, as they are written. */
export type GoldenCells = Readonly<Record<string, string>>

/** The lines of a golden file’s text below its header. */
export const parseCells = (text: string): GoldenCells[] => parse<GoldenCells>(text, { columns: true, bom: true })

/** The row of a line. It makes no difference whether a spreadsheet has saved it. */
export const goldenRow = (cells: GoldenCells, line: number): GoldenRow => ({
  line,
  case: cells['case'] ?? '',
  rules: (cells['rules'] ?? '').split('+'),
  taxYear: cells['taxYear'] ?? '',
  in: cellsWith('in.', cells),
  out: cellsWith('out.', cells),
  source: cells['source'] ?? '',
  working: cells['working'] ?? '',
})

/** The rows of a golden file’s text. */
export const parseGolden = (text: string): GoldenRow[] => parseCells(text).map((cells, index) => goldenRow(cells, index + 2))

/** Whether a cell is an amount in pounds and pence. */
export const isAmount = (cell = ''): boolean => /^-?\d+\.\d\d$/.test(cell)

/** The cells under a prefix, such as `in.`, by what follows it; a blank cell is left out. */
export const cellsWith = (prefix: string, cells: GoldenCells) =>
  Object.fromEntries(
    Object.entries(cells).flatMap(([name, cell]) =>
      name.startsWith(prefix) && cell !== '' ? [[name.slice(prefix.length), plainCell(tidyCell(name, cell))]] : [],
    ),
  )
