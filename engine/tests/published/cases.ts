import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'

/** A row of a case file by column; a blank cell is empty text. */
export type Row = Readonly<Record<string, string>>

// Beside the project, not in it: the published cases are others’ work, and stay where they were collected.
const folder = new URL('../../../../shared/cases/', import.meta.url)

export const hasCases = existsSync(folder)

/** The names of the case files, without `.csv`. */
export const caseFiles = (): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.csv'))
    .map((name) => name.slice(0, -'.csv'.length))
    .sort()

export const readCases = (file: string): Row[] => readRows(new URL(`${file}.csv`, folder))

export const readRows = (file: URL): Row[] => parse<Record<string, string>>(readFileSync(file, 'utf8'), { columns: true, bom: true })
