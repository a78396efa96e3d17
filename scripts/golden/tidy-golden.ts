import { parse } from 'csv-parse/sync'
import { tidyCell } from '../../golden/code/spreadsheet-cell.ts'
import { csvText } from '../lib/csv.ts'

/** A golden file’s text in its usual form: every cell tidy, quotes only where RFC 4180 needs them, and line feeds. */
export function tidyGolden(text: string): string {
  const [columns = [], ...rows] = parse(text, { bom: true })
  return csvText([columns, ...rows.map((row) => row.map((cell, index) => tidyCell(columns[index] ?? '', cell)))])
}
