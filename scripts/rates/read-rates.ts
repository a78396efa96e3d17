import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { asAsked, asEnacted, asOffered } from './as-enacted.ts'
import { checkTable } from './check-meaning.ts'
import { checkSettings } from './check-settings.ts'
import { checkShape, type SchemaName } from './check-shape.ts'
import { unusedSources } from './check-sources.ts'
import type { Examination, ReadTable, SettingsFiles } from './examination.ts'
import { type Problem, RatesError } from './problem.ts'
import { readYaml, type YamlFile } from './read-yaml.ts'
import type { LawList, RateFiles, RateTable, RuleSets, SourceList, TaxYears } from './tables.ts'
import { withFigures } from './words.ts'

/** The files that are not tables of rates, with the schema of each. */
const SPECIAL: Readonly<Record<string, SchemaName>> = {
  'tax-years.yaml': 'tax-years',
  'rule-sets.yaml': 'rule-sets',
  'sources.yaml': 'sources',
}

/** The name of the schema for a file in `rates/`. */
export const schemaOf = (file: string): SchemaName => SPECIAL[file] ?? 'rates'

/**
 * Reads every YAML file in a `rates/` folder and finds everything wrong that shows without looking at the code that reads them. The files of
 * a folder that is not on disk are `all`, and `read` gives the text of each.
 */
export function examineRates(
  folder: string,
  all: readonly string[] = readdirSync(folder),
  read = (name: string) => readFileSync(join(folder, name), 'utf8'),
): Examination {
  const problems: Problem[] = []
  const files = new Map<string, YamlFile>()
  const names = all.filter((file) => file.endsWith('.yaml')).sort()
  for (const name of names) {
    const shown = `${basename(resolve(folder))}/${name}`
    try {
      const yaml = readYaml(shown, read(name))
      const faults = checkShape(yaml, schemaOf(name))
      problems.push(...faults)
      if (faults.length === 0) files.set(name, yaml)
    } catch (error) {
      if (error instanceof RatesError) problems.push(...error.problems)
      else if (error instanceof Error && 'syscall' in error)
        problems.push({ file: shown, line: 1, column: 1, entry: '', message: 'this file cannot be read' })
      else throw error
    }
  }
  for (const name of Object.keys(SPECIAL)) {
    if (!names.includes(name)) problems.push({ file: `rates/${name}`, line: 1, column: 1, entry: '', message: 'the file is missing' })
  }
  const isWhole = problems.length === 0

  const tables: Record<string, ReadTable> = {}
  for (const [name, yaml] of files) {
    if (!(name in SPECIAL)) tables[name.replace('.yaml', '')] = { yaml, table: yaml.data as RateTable }
  }
  const settings = settingsIn(files)
  // Tables are checked against the years, the rule sets and the sources.
  const isChecked = settings?.problems.length === 0
  const unread = names.filter((name) => !files.has(name) || (!isChecked && !(name in SPECIAL)))
  if (settings) {
    problems.push(...settings.problems)
    // A mistake in a year or a rule set would be reported again for every entry.
    if (isChecked) {
      for (const { yaml, table } of Object.values(tables)) problems.push(...checkTable(yaml, table, settings))
    }
    // Unused sources are known only if every table could be read.
    if (isWhole) problems.push(...unusedSources(settings, Object.values(tables)))
  }
  return { problems: problems.sort(byPlace), isWhole, tables, unread, ...(settings && { settings }) }
}

function settingsIn(files: ReadonlyMap<string, YamlFile>): (SettingsFiles & { readonly problems: Problem[] }) | undefined {
  const [years, sets, sourcesFile] = ['tax-years.yaml', 'rule-sets.yaml', 'sources.yaml'].map((name) => files.get(name))
  if (!years || !sets || !sourcesFile) return undefined
  const { research, sources, laws = {} } = sourcesFile.data as { research: string; sources: SourceList; laws?: LawList }
  return {
    research,
    sources,
    laws,
    sourcesFile,
    taxYearsFile: years,
    ruleSetsFile: sets,
    taxYears: years.data as TaxYears,
    ruleSets: sets.data as RuleSets,
    problems: checkSettings(years, sets, research),
  }
}

/** Sorts by file, line and column, the order in which they are corrected. */
export const byPlace = (one: Problem, other: Problem): number =>
  one.file.localeCompare(other.file) || one.line - other.line || one.column - other.column

/**
 * Reads and checks every YAML file in a `rates/` folder, without the tax years that no page shows yet unless they are asked for.
 * @throws RatesError with every problem found, each with its place.
 */
export const readRates = (folder: string): RateFiles => asAsked(readWhole(folder))

/** The same with those years, as they are written. @throws RatesError as `readRates` does. */
export const readWhole = (folder: string): RateFiles => wholeOf(unlessWrong(examineRates(folder)))

/** The rates from an examination without those years, and with what is enacted of them. @throws RatesError if it found a problem. */
export function ratesIn(examined: Examination) {
  const whole = wholeOf(unlessWrong(examined))
  return { offered: asOffered(whole), enacted: asEnacted(whole) }
}

function unlessWrong(examined: Examination): Examination {
  if (examined.problems.length > 0) throw new RatesError(examined.problems)
  return examined
}

/**
 * Reads a `rates/` folder, as `examineRates` does, without today’s checks, which older tables may not pass.
 * @throws RatesError if a file is missing or does not fit its schema.
 */
export const readAsWritten = (...files: Parameters<typeof examineRates>): RateFiles => asAsked(wholeAsWritten(...files))

/** The same with the tax years that no page shows yet. @throws RatesError as `readAsWritten` does. */
export function wholeAsWritten(...files: Parameters<typeof examineRates>): RateFiles {
  const examined = examineRates(...files)
  if (!examined.isWhole) throw new RatesError(examined.problems)
  return wholeOf(examined)
}

function wholeOf({ problems, tables, settings }: Examination): RateFiles {
  if (!settings) throw new RatesError(problems)
  const { sources, laws, research, taxYears, ruleSets } = settings
  const ratesTables = Object.fromEntries(Object.entries(tables).map(([name, { table }]) => [name, table]))
  return { tables: withFigures(ratesTables), sources, laws, research, taxYears, ruleSets }
}
