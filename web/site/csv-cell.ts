import { withoutFormula } from '#engine/result/without-formula.ts'

/** What a CSV file begins with. Without it, Excel takes the file for text in an older encoding. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** A row of a CSV with its end. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`

/** A cell of a CSV, quoted where it must be. */
export function csvCell(text: string): string {
  const safe = withoutFormula(text)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
