import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { RATES_FOLDER } from './compile.ts'
import { RatesError } from './problem.ts'
import { examineRates, readRates } from './read-rates.ts'
import type { Days } from './tables.ts'
import { heldOf, RESEARCH, writeVerified } from './verified/file.ts'
import { linesOf } from './verified/lines.ts'

/** One slip of the pen: `written` in place of `right`, at its first standing after the name of the entry. */
export interface Mistake {
  readonly file: string
  /** Empty for the whole file. */
  readonly entry: string
  readonly right: string
  /** What is written instead, with ‸ where the message should point; without one, at the name of the entry. */
  readonly written: string
}

/**
 * Makes the mistake in a folder of tables.
 * @returns where the message should point, `rates/income-tax.yaml:61:47`, counted here and not by the reader of YAML.
 */
export function makeMistake(folder: string, { file, entry, right, written }: Mistake): string {
  const path = `${folder}/${file}`
  const text = readFileSync(path, 'utf8')
  const heading = entry === '' ? 0 : text.indexOf(`\n  ${entry}:`) + 1
  const at = text.indexOf(right, heading)
  if (at < 0 || (entry !== '' && heading === 0)) throw new Error(`"${right}" is nowhere under ${entry} in ${file}`)
  writeFileSync(path, text.slice(0, at) + written.replace('‸', '') + text.slice(at + right.length))

  const place = written.includes('‸') ? at + written.indexOf('‸') : heading + '  '.length
  const before = `${text.slice(0, at)}${written}`.slice(0, place).split('\n')
  return `${basename(folder)}/${file}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`
}

/** The last tax year that the tables know, whichever it is by now. */
export const LAST_YEAR: Days = Object.values(readRates(RATES_FOLDER).taxYears.years).reduce((one, other) =>
  one.starts > other.starts ? one : other,
)

/** A copy of the tables to make mistakes in. */
export function copyOfRates(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'mistakes-')), 'rates')
  cpSync(RATES_FOLDER, folder, { recursive: true })
  return folder
}

/** Writes the folder’s `verified.csv` anew as its tables stand: for tests of what is wrong in a folder beside what nobody has verified. */
export function verifyAll(folder: string): void {
  const { tables, settings } = examineRates(folder)
  if (!settings) throw new Error(`the tables of ${folder} cannot be read`)
  writeVerified(
    folder,
    linesOf(tables, settings).map((line) => heldOf(line, settings.research, RESEARCH)),
  )
}

export const removeCopy = (folder: string) => rmSync(join(folder, '..'), { recursive: true })

/** What is said of the tables in a folder: a line a problem, none where they are right. */
export function problemsIn(folder: string): string[] {
  try {
    readRates(folder)
    return []
  } catch (error) {
    if (error instanceof RatesError) return error.message.split('\n')
    throw error
  }
}
