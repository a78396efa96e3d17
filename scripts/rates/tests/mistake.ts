import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { RATES_FOLDER } from '../compile.ts'
import { RatesError } from '../problem.ts'
import { examineRates, readRates, readWhole } from '../read-rates.ts'
import type { Days } from '../tables.ts'
import { heldOf, RESEARCH, readVerified, writeVerified } from '../verified/file.ts'
import { linesOf } from '../verified/lines.ts'

/** A slip made on purpose: `written` in place of `right`, where it first appears after the name of the entry. */
export interface Mistake {
  readonly file: string
  /** Empty for the whole file. */
  readonly entry: string
  readonly right: string
  /** The wrong text, with ‸ where the message should point. Without ‸ it should point at the name of the entry. */
  readonly written: string
}

/**
 * Makes the mistake in a folder of tables.
 * @returns where the message should point, `rates/income-tax.yaml:61:47`, counted independently of the YAML reader.
 */
export function makeMistake(folder: string, { file, entry, right, written }: Mistake): string {
  const path = `${folder}/${file}`
  const text = readFileSync(path, 'utf8')
  const heading = entry === '' ? 0 : text.indexOf(`\n  ${entry}:`) + 1
  const at = text.indexOf(right, heading)
  if (at < 0 || (entry !== '' && heading === 0)) throw new Error(`"${right}" is not under ${entry} in ${file}`)
  writeFileSync(path, text.slice(0, at) + written.replace('‸', '') + text.slice(at + right.length))

  const place = written.includes('‸') ? at + written.indexOf('‸') : heading + '  '.length
  const before = `${text.slice(0, at)}${written}`.slice(0, place).split('\n')
  return `${basename(folder)}/${file}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`
}

/** The latest tax year in the tables, whichever that is, and whether or not a page shows it. */
export const LAST_YEAR: Days = Object.values(readWhole(RATES_FOLDER).taxYears.years).reduce((one, other) =>
  one.starts > other.starts ? one : other,
)

/** The day of these tests: the last on which something in the tables was checked. It is fixed, because sources grow old. */
export const DAY = (readVerified(RATES_FOLDER) ?? []).reduce((last, { checked }) => (checked > last ? checked : last), '')

/** A copy of the tables to make mistakes in. */
export function copyOfRates(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'mistakes-')), 'rates')
  cpSync(RATES_FOLDER, folder, { recursive: true })
  return folder
}

/** Rewrites the folder’s `verified.csv` to match its tables, for tests of problems other than unverified figures. */
export function verifyAll(folder: string): void {
  const { tables, settings } = examineRates(folder)
  if (!settings) throw new Error(`the tables of ${folder} cannot be read`)
  writeVerified(
    folder,
    linesOf(tables, settings).map((line) => heldOf(line, settings.research, RESEARCH)),
  )
}

/** Deletes a folder made by copyOfRates. */
export const removeCopy = (folder: string) => rmSync(join(folder, '..'), { recursive: true })

/** The problems in a folder of tables, one line each; none if they are right. */
export function problemsIn(folder: string): string[] {
  try {
    readRates(folder)
    return []
  } catch (error) {
    if (error instanceof RatesError) return error.message.split('\n')
    throw error
  }
}
