import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Tables } from '../../engine/calculator.ts'
import type { TaxYear } from '../../engine/rates/rates-at.ts'
import { inForceIn } from '../rates/prune-table.ts'
import type { Days } from '../rates/tables.ts'

/** Writes the scripts of one tax year and returns the name that each script of the build for any year has in it. */
type WriteScripts = (year: TaxYear, period: Days) => ReadonlyMap<string, string>

/**
 * Takes the scripts that depend on the tax year out of a folder, which a build for any year has filled, and returns what writes them for a
 * year: with the year, and with the values of the tables that are in force in it. A file has a hash of its content and of what it imports
 * in its name, so that years share the files that agree.
 */
export function scriptsByYear(folder: string, tables: Tables): WriteScripts {
  const scripts = new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  )
  const imports = new Map([...scripts].map(([name, text]) => [name, importsIn(text).filter((one) => scripts.has(one))]))
  const reached = new Map([...scripts.keys()].map((name) => [name, reachedFrom(name, imports)]))
  const dependOnYear = new Set([...scripts].filter(([, text]) => OF_YEAR.test(text)).map(([name]) => name))
  const ofYear = [...scripts.keys()].filter((name) => reached.get(name)?.some((one) => dependOnYear.has(one)))
  for (const name of ofYear) rmSync(join(folder, name))

  return (year, period) => {
    const texts = new Map([...scripts].map(([name, text]) => [name, writtenFor(year, period, tables, text)]))
    const hashes = new Map([...texts].map(([name, text]) => [name, hashOf(text)]))
    const names = new Map(
      ofYear.map((name) => [
        name,
        name.replace(HASH, `-${hashOf((reached.get(name) ?? []).map((one) => hashes.get(one)).join()).slice(0, 8)}.js`),
      ]),
    )
    for (const [name, renamed] of names)
      writeFileSync(
        join(folder, renamed),
        (texts.get(name) ?? '').replaceAll(NAME, (one) => names.get(one) ?? one),
      )
    return names
  }
}

const OF_YEAR = /\bOF_YEAR\(["'`](\w+)["'`]\)/
/** The file name of a script, where another imports it, and the hash in it. */
const NAME = /[\w.-]+\.js/g
const HASH = /-[\w-]{8}\.js$/

const importsIn = (text: string) => [...new Set(text.match(NAME))]

/** A script, and those that it imports, they import, and so on. */
function reachedFrom(name: string, imports: ReadonlyMap<string, readonly string[]>): string[] {
  const found = new Set([name])
  // A set goes on to what is added to it on the way.
  for (const one of found) for (const imported of imports.get(one) ?? []) found.add(imported)
  return [...found]
}

/** A script of the build for any year, as that of one year. @throws Error if it asks for what is no table. */
function writtenFor(year: TaxYear, period: Days, tables: Tables, script: string): string {
  return script.replaceAll(new RegExp(OF_YEAR, 'g'), (_, name: string) => {
    if (name === 'defaultTaxYear') return JSON.stringify(year)
    const table = tables[name]
    if (table === undefined) throw new Error(`there is no table ${name} to write into a script`)
    return literal(inForceIn(table, period))
  })
}

/** A value in JavaScript, with quotes only round the names that need them, as a minifier would write it. */
const literal = (value: unknown) =>
  JSON.stringify(value).replaceAll(/"((?:[^"\\]|\\.)*)":/g, (quoted, name: string) => (/^[a-z_]\w*$/i.test(name) ? `${name}:` : quoted))

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')
