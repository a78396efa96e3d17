import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Tables } from '../../engine/calculator.ts'
import type { CheckedReadings } from '../../engine/rates/provenance.ts'
import type { TableTree } from '../../engine/rates/table.ts'
import { project } from '../lib/project.ts'
import { compiledBefore } from './compiled-before.ts'
import { inForceIn } from './prune-table.ts'
import { examineRates, ratesIn } from './read-rates.ts'
import {
  type DatedValue,
  entriesById,
  type LawList,
  type RateFiles,
  type RateTable,
  type SourceList,
  type TableEntry,
  tableName,
} from './tables.ts'
import { checkedIn } from './verified/checked.ts'

/** The folder of the YAML tables. */
export const RATES_FOLDER = join(project, 'rates')
/** The folder of the modules compiled from them. */
export const GENERATED_FOLDER = join(project, 'engine/rates/generated')

/**
 * Checks `rates/` and writes the typed modules of `engine/rates/generated/`: a module of values for each table; under `provenance/` its
 * titles, laws and sources, which a page loads only when a visitor asks for them; and under `years/` the values of all tables in one tax
 * year, which a page loads to compare its answer with that year’s. The folder beside it has the same with the years that no page shows yet.
 * Files that would not change are left alone, so that watchers do not rebuild for nothing, and where nothing has changed, nothing is read.
 * @returns the paths written, relative to the generated folder.
 * @throws RatesError if a table is wrong; then nothing is written.
 */
export function compileRates(from = RATES_FOLDER, to = GENERATED_FOLDER): string[] {
  const before = compiledBefore(from, to)
  if (before.isCurrent) return []
  const examined = examineRates(from)
  const { offered, enacted } = ratesIn(examined)
  const checked = checkedIn(from, examined)
  writeModules(modulesOf(enacted, checked), asEnactedFolder(to))
  const written = writeModules(modulesOf(offered, checked), to)
  before.record()
  return written
}

/** Where the same modules are with the tax years that no page shows yet. */
export const asEnactedFolder = (generated: string): string => `${generated}-as-enacted`

/** Writes modules into a folder, and removes others from it. Returns the names of those that differ from what was there. */
function writeModules(modules: Readonly<Record<string, string>>, to: string): string[] {
  const written: string[] = []
  for (const [name, text] of Object.entries(modules)) {
    const path = join(to, name)
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue
    mkdirSync(dirname(path), { recursive: true })
    // Two commands may compile at once. A rename is atomic, so neither sees half a file.
    const draft = `${path}.${process.pid}`
    writeFileSync(draft, text)
    renameSync(draft, path)
    written.push(name)
  }
  for (const name of readdirSync(to, { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.ts') && !(name in modules)) rmSync(join(to, name))
  }
  return written
}

/** The tables in the form that the engine reads, made directly and not through modules: for revisions other than the compiled one. */
export const tablesOf = ({ tables }: Pick<RateFiles, 'tables'>): Tables =>
  Object.fromEntries(Object.entries(tables).map(([file, table]) => [tableName(file), nestedValues(tableName(file), table)]))

/** The text of each generated module, by its path. */
export function modulesOf(
  { tables, sources, laws, research, taxYears, ruleSets }: RateFiles,
  checked: CheckedReadings = {},
): Record<string, string> {
  const modules: Record<string, string> = {
    'tax-years.ts': module(
      'tax-years',
      '/** The year of the pages at the root of the site. */',
      `export const siteDefaultTaxYear = ${text(taxYears.default)}`,
      '/** The year that is meant where nobody says another. The build of another year’s pages replaces it. */',
      'export const defaultTaxYear = siteDefaultTaxYear',
      `export const taxYears = ${text(taxYears.years)} as const`,
    ),
    'rule-sets.ts': module(
      'rule-sets',
      `export const defaultRuleSet = ${text(ruleSets.default)}`,
      `export const ruleSets = ${text(ruleSets.ruleSets)} as const`,
    ),
    'provenance/checked.ts': `// Made from rates/verified.csv by scripts/rates/compile.ts. Do not edit.
import type { CheckedReadings } from '../../provenance.ts'
export const checked: CheckedReadings = ${text(checkedOf(tables, checked))}
`,
    'provenance/sources.ts': module(
      'sources',
      `export const research = ${text(monthInWords(research))}`,
      `export const sources = ${text(sourcesOf(sources))} as const`,
      '/** The full names of the laws that are cited by a short form: `ITA 2007`. */',
      `export const laws: Readonly<Record<string, string>> = ${text(fullNamesOf(laws))}`,
    ),
    'provenance/law-paths.ts': module(
      'sources',
      '/** Where legislation.gov.uk has each law, by its short form: `ukpga/2007/3` for ITA 2007. */',
      `export const lawPaths: Readonly<Record<string, string>> = ${text(pathsOf(laws))}`,
    ),
  }
  const names = Object.keys(tables)
  const nested = tablesOf({ tables })
  for (const [year, period] of Object.entries(taxYears.years)) {
    const values = Object.fromEntries(Object.entries(nested).map(([name, tree]) => [name, inForceIn(tree, period)]))
    modules[`years/${year}.ts`] = module(
      '*',
      "import type { Tables } from '../../../calculator.ts'",
      `export const tables: Tables = ${text(values)}`,
    )
  }
  const imports = Object.keys(taxYears.years).map((year) => `  ${text(year)}: () => import('./${year}.ts'),`)
  const loads = ['/** Loads what all tables say in a tax year. */', 'export const tablesIn = {', ...imports, '} as const']
  modules['years/index.ts'] = module('*', ...loads)
  for (const [file, table] of Object.entries(tables)) {
    const name = tableName(file)
    modules[`${file}.ts`] = module(file, `export const ${name} = ${text(nestedValues(name, table))} as const`)
    modules[`provenance/${file}.ts`] = module(
      file,
      "import type { Provenance } from '../../provenance.ts'",
      `export const ${name}Provenance: Provenance = ${text(provenanceOf(name, table))}`,
    )
  }
  modules['index.ts'] = module(
    '*',
    ...names.map((file) => `import { ${tableName(file)} } from './${file}.ts'`),
    `export const tables = { ${names.map(tableName).join(', ')} } as const`,
    'export type EntryId =',
    ...[...entriesById({ tables }).keys()].map((entry) => `  | ${text(entry)}`),
  )
  modules['provenance/index.ts'] = module(
    '*',
    ...names.map((file) => `import { ${tableName(file)}Provenance } from './${file}.ts'`),
    `import type { Provenance } from '../../provenance.ts'`,
    `export const provenance: Provenance = { ${names.map((file) => `...${tableName(file)}Provenance`).join(', ')} }`,
    `export const tableTitles: Readonly<Record<string, string>> = ${text(Object.fromEntries(names.map((file) => [tableName(file), tables[file]?.title])))}`,
  )
  return modules
}

const module = (file: string, ...lines: readonly string[]) =>
  `// Made from rates/${file}.yaml by scripts/rates/compile.ts. Do not edit.\n${lines.join('\n')}\n`
const text = (value: unknown) => JSON.stringify(value)

/** The entries as a tree, split at the dots in their names, with values only: what rules read and pages ship. */
function nestedValues(table: string, { entries }: RateTable): TableTree {
  const tree: Record<string, unknown> = {}
  for (const [name, entry] of Object.entries(entries)) {
    const path = name.split('.')
    const leaf = path.pop() ?? name
    let branch = tree
    for (const part of path) branch = (branch[part] ??= {}) as Record<string, unknown>
    branch[leaf] = {
      entry: `${table}.${name}`,
      kind: entry.kind,
      ...(entry.unit && entry.unit !== 'GBP' && { unit: entry.unit }),
      ...(entry.options && { options: Object.keys(entry.options) }),
      values: valuesOf(entry),
    }
  }
  return tree as TableTree
}

const valuesOf = ({ values }: TableEntry) =>
  values.map(({ from, ends, readings }) => ({
    from,
    ...(ends && { ends }),
    ...Object.fromEntries(Object.entries(readings).map(([name, { value }]) => [name, value])),
  }))

/** What a reader may want to know about each entry, by full id. Leaves out what only the checks use. */
function provenanceOf(table: string, { entries }: RateTable): unknown {
  return Object.fromEntries(
    Object.entries(entries).flatMap(([name, { title, about, kind, unit, period, base, options, untold = [], values }]) => {
      const told = options && Object.fromEntries(Object.entries(options).filter(([option]) => !untold.includes(option)))
      const own = { title, about, kind, unit, period, base, options: told, values: values.map(publicPartOf) }
      return values.length === 0 ? [] : [[`${table}.${name}`, own]]
    }),
  ) as unknown
}

/** A dated value without the notes that only reviewers need. */
const publicPartOf = ({ from, ends, frozen, readings }: DatedValue) => ({
  from,
  ends,
  frozenUntil: frozen?.until,
  readings: Object.fromEntries(
    Object.entries(readings).map(([name, reading]) => [
      name,
      Object.fromEntries(Object.entries(reading).filter(([part]) => part !== 'reviewerNote')),
    ]),
  ),
})

/** When the readings of these tables were checked. */
function checkedOf(tables: RateFiles['tables'], checked: CheckedReadings): CheckedReadings {
  const known = [...entriesById({ tables })].flatMap(([id, { values }]) =>
    values.flatMap(({ from, readings }) => Object.keys(readings).map((reading) => `${id} ${from} ${reading}`)),
  )
  const keys = new Set(known)
  return Object.fromEntries(Object.entries(checked).filter(([key]) => keys.has(key)))
}

const sourcesOf = (sources: SourceList) =>
  Object.fromEntries(
    Object.entries(sources).map(([name, { title, publisher, url, kind, seen }]) => [name, { title, publisher, url, kind, seen }]),
  )

const fullNamesOf = (laws: LawList) =>
  Object.fromEntries(Object.entries(laws).flatMap(([name, { title, asWhole }]) => (name === title || asWhole ? [] : [[name, title]])))

/** Acts say where they are; the number of an instrument is in its name. */
const pathsOf = (laws: LawList) =>
  Object.fromEntries(
    Object.entries(laws).flatMap(
      ([
        name,
        { path = name.replace(/^(S?SI) (\d+\/\d+)$/, (_, kind: string, number: string) => `${kind === 'SI' ? 'uksi' : 'ssi'}/${number}`) },
      ]) => (path.includes('/') ? [[name, path]] : []),
    ),
  )

/** A month such as `2026-11` as a page writes it: November 2026. */
const monthInWords = (month: string) =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01`))
