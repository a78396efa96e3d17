import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { checkSettings, checkTable } from './check-meaning.ts'
import { checkShape, type SchemaName } from './check-shape.ts'
import { type Problem, RatesError } from './problem.ts'
import { readYaml, type YamlFile } from './read-yaml.ts'
import type { Rates, RateTable, RuleSets, Source, TaxYears } from './tables.ts'

/** The files that are no table of rates, with the schema of each. */
const SPECIAL: Readonly<Record<string, SchemaName>> = {
  'tax-years.yaml': 'tax-years',
  'rule-sets.yaml': 'rule-sets',
  'sources.yaml': 'sources',
}

/**
 * Reads and checks every YAML file of a `rates/` folder.
 * @throws RatesError with every problem found, each with its place.
 */
export function readRates(folder: string): Rates {
  const problems: Problem[] = []
  const files = new Map<string, YamlFile>()
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort()) {
    const shown = relative(join(folder, '..'), join(folder, name))
    try {
      const yaml = readYaml(shown, readFileSync(join(folder, name), 'utf8'))
      files.set(name, yaml)
      problems.push(...checkShape(yaml, SPECIAL[name] ?? 'rates'))
    } catch (error) {
      if (!(error instanceof RatesError)) throw error
      problems.push(...error.problems)
    }
  }
  for (const name of Object.keys(SPECIAL)) {
    if (!files.has(name) && !problems.some(({ file }) => file.endsWith(name))) {
      problems.push({ file: `rates/${name}`, line: 1, column: 1, entry: '', message: 'the file is missing' })
    }
  }
  if (problems.length > 0) throw new RatesError(problems)

  const dataOf = (name: string) => files.get(name)?.data
  const { research, sources } = dataOf('sources.yaml') as { research: string; sources: Record<string, Source> }
  const tables: Record<string, RateTable> = {}
  for (const [name, yaml] of files) {
    if (name in SPECIAL) continue
    const table = yaml.data as RateTable
    tables[name.replace('.yaml', '')] = table
    problems.push(...checkTable(yaml, table, sources))
  }
  const years = files.get('tax-years.yaml')
  const sets = files.get('rule-sets.yaml')
  if (years && sets) problems.push(...checkSettings(years, sets))
  const cited = new Set(
    Object.values(tables).flatMap(({ entries }) =>
      Object.values(entries).flatMap(({ values }) =>
        values.flatMap(({ readings }) => Object.values(readings).flatMap((reading) => [...reading.sources])),
      ),
    ),
  )
  for (const source of Object.keys(sources).filter((name) => !cited.has(name))) {
    const yaml = files.get('sources.yaml')
    if (yaml) {
      const place = yaml.at(['sources', source], { key: true })
      problems.push({ file: yaml.file, ...place, entry: source, message: 'no reading cites this source; cite it or remove it' })
    }
  }
  if (problems.length > 0) throw new RatesError(problems)
  return {
    tables,
    sources,
    research,
    taxYears: dataOf('tax-years.yaml') as TaxYears,
    ruleSets: dataOf('rule-sets.yaml') as RuleSets,
  }
}
