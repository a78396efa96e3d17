// Tables of an imaginary tax, for tests of the tools, so that new figures in rates/ do not affect those tests.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkRates } from '../check-rates.ts'
import { describeProblem } from '../problem.ts'
import type { Uses } from '../uses-in.ts'
import { verifyAll } from './mistake.ts'

const OWN = new URL('own-tables/', import.meta.url)

/** The date on which the tests check these tables. */
const TODAY = new Date('2026-11-21')

const entries = [...readFileSync(new URL('duties.yaml', OWN), 'utf8').matchAll(/^ {2}(\w+):$/gm)].map(([, name]) => name)
/** What code would use of these tables: every entry that is not only printed. */
const uses: Uses = {
  ways: new Map(entries.flatMap((name) => (name === 'oldCredit' ? [] : [[`duties.${name}`, [{ file: 'a rule', line: 1, by: '' }]]]))),
  words: new Set(),
}

/** Makes a folder with these tables, all verified. */
export function ownTables(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'own-tables-')), 'rates')
  cpSync(OWN, folder, { recursive: true })
  verifyAll(folder)
  return folder
}

/** Deletes a folder made by ownTables. */
export const removeOwn = (folder: string): void => rmSync(join(folder, '..'), { recursive: true })

/** Replaces the first occurrence of `right` in a file of the folder with `written`. @throws Error if it is not there. */
export function edit(folder: string, file: string, right: string | RegExp, written: string): void {
  const path = join(folder, file)
  const before = readFileSync(path, 'utf8')
  const after = before.replace(right, written)
  if (after === before) throw new Error(`${file} has no ${right}`)
  writeFileSync(path, after)
}

/** What rates:check reports about a folder of these tables. */
export const told = (folder: string): string[] => checkRates(folder, TODAY, uses).errors.map(describeProblem)
