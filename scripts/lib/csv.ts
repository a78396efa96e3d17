import type { Options } from 'csv-stringify'
import { stringify } from 'csv-stringify/sync'

/**
 * A cell that spreadsheets take for text where they would run it: one that starts as a formula does (=, +, -, @, also in full width, or a
 * tab or line break before one) gets an apostrophe before it. A number, `-696.60`, stays a number.
 */
export const withoutFormula = (cell: string): string =>
  /^[=+\-@\t\r\n＝＋－＠]/.test(cell) && !/^-£?\d[\d,]*(\.\d+)?%?$/.test(cell) ? `'${cell}` : cell

/** How every CSV of ours is written: no cell is a formula, and booleans are words. */
export const CSV_OPTIONS: Options = { cast: { boolean: String, string: withoutFormula } }

/** Rows as the text of a CSV; a spreadsheet that opens it runs nothing of what stands in the cells. */
export const csvText = (rows: Parameters<typeof stringify>[0], options: Options = {}): string =>
  stringify(rows, { ...options, ...CSV_OPTIONS })
