import type { Options } from 'csv-stringify'
import { stringify } from 'csv-stringify/sync'
import { withoutFormula } from '../../engine/result/without-formula.ts'

/** Rows as the text of a CSV, with booleans as words. A spreadsheet that opens it runs no formula from the cells. */
export const csvText = (rows: Parameters<typeof stringify>[0], options: Options = {}): string =>
  stringify(rows, { ...options, cast: { boolean: String, string: withoutFormula } })
