import { parse } from 'csv-parse/sync'
import { csvText } from '../lib/csv.ts'
import { tidyCell } from './spreadsheet-cell.ts'

/** A golden file’s text as it is kept: each cell tidy, quotes only where RFC 4180 needs them, one line end. */
export function tidyGolden(text: string): string {
  const [columns = [], ...rows] = parse(text, { bom: true })
  return csvText([columns, ...rows.map((row) => row.map((cell, index) => tidyCell(columns[index] ?? '', cell)))])
}
