import type { Options } from 'csv-stringify'
import { stringify } from 'csv-stringify/sync'
import { withoutFormula } from '../../engine/result/without-formula.ts'

/** How we write every CSV: no cell is a formula, and booleans are words. */
export const CSV_OPTIONS: Options = { cast: { boolean: String, string: withoutFormula } }

/** Rows as the text of a CSV. A spreadsheet that opens it runs no formula from the cells. */
export const csvText = (rows: Parameters<typeof stringify>[0], options: Options = {}): string =>
  stringify(rows, { ...options, ...CSV_OPTIONS })
