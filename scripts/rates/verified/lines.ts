import type { ReadTable, SettingsFiles } from '../examination.ts'
import type { YamlFile } from '../read-yaml.ts'
import type { YamlPath } from '../report.ts'
import { type BandReading, type DatedValue, type Reading, type TableEntry, tableName } from '../tables.ts'

/** One thing that the tables say about a reading or a setting: `value` is 8%, `below` is class1.upperEarningsLimit. */
export interface Said {
  readonly name: string
  readonly text: string
  readonly path: YamlPath
  /** The figures of bands one by one, each with what it is: `rate of starter`. */
  readonly figures?: readonly { readonly what: string; readonly figure: string }[]
}

/** Something that has a line in `rates/verified.csv`: a dated reading, or a setting (a tax year, a rule set, a source, a law, a table). */
export interface TableLine {
  /** `nationalInsurance.class1.employee.mainRate`, `sources.nim01625`. */
  readonly entry: string
  /** The date from which it applies; empty for a setting. */
  readonly from: string
  /** `statute`, `constants` or `text`; empty for a setting. */
  readonly reading: string
  readonly said: readonly Said[]
  readonly yaml: YamlFile
  /** The entry’s name in its file. */
  readonly shown: string
  /** The path of the reading or setting, for problems with a part that is no longer there. */
  readonly path: YamlPath
}

/** The key of a line: its entry, date and reading. */
export const keyOf = ({ entry, from, reading }: Pick<TableLine, 'entry' | 'from' | 'reading'>): string => [entry, from, reading].join(' ')

/** Every line for the tables and the settings. The lines leave out nothing in the YAML except comments and the order of names. */
export function linesOf(tables: Readonly<Record<string, ReadTable>>, settings: SettingsFiles): TableLine[] {
  return [...Object.entries(tables).flatMap(([file, table]) => linesOfTable(tableName(file), table)), ...linesOfSettings(settings)]
}

/** Every line for one table: its own, and those of its readings. */
export function linesOfTable(table: string, { yaml, table: { entries, ...about } }: ReadTable): TableLine[] {
  const heading = setting(yaml, table, [], { kind: 'table', ...about })
  return [
    heading,
    ...Object.entries(entries).flatMap(([name, entry]) =>
      entry.values.flatMap((dated, index) => {
        const its = { entry: `${table}.${name}`, from: dated.from, yaml, shown: name }
        const path = ['entries', name, 'values', index]
        const lines = Object.entries(dated.readings).map(([which, reading]): TableLine => {
          const said = saidOf(name, entry, index, dated, which, reading)
          return { ...its, reading: which, said, path: [...path, 'readings', which] }
        })
        // What nobody knows has no reading, and a line all the same.
        const isUnknown = dated.unknown !== undefined
        return isUnknown ? [...lines, { ...its, reading: 'unknown', said: saidOfDate(name, entry, index, dated), path }] : lines
      }),
    ),
  ]
}

/** Everything that the tables say of a reading, its date and its entry. */
export function saidOf(
  name: string,
  entry: TableEntry,
  index: number,
  dated: DatedValue,
  which: string,
  { value, ...reading }: Reading,
): Said[] {
  const readingPath = ['entries', name, 'values', index, 'readings', which]
  const [entryName, from, ...rest] = saidOfDate(name, entry, index, dated)
  return [
    ...[entryName, from].flatMap((said) => said ?? []),
    {
      name: 'value',
      text: valueText(value),
      path: [...readingPath, 'value'],
      ...(typeof value !== 'string' && { figures: figuresOf(value) }),
    },
    ...flat(reading, readingPath),
    ...rest,
  ]
}

/** Everything that they say of a date and its entry. */
function saidOfDate(name: string, entry: TableEntry, index: number, dated: DatedValue): Said[] {
  const { values: _, ...ofEntry } = entry
  const { from, readings: __, ...ofDate } = dated
  const [entryPath, datedPath] = [
    ['entries', name],
    ['entries', name, 'values', index],
  ]
  return [
    { name: 'entry', text: name, path: entryPath },
    { name: 'from', text: from, path: [...datedPath, 'from'] },
    ...flat(ofEntry, entryPath),
    ...flat(ofDate, datedPath),
  ]
}

/** The name of a band, in quotation marks if it is more than letters, so that it cannot be mistaken for another band. */
const bandName = (name: string): string => (/^[a-z][a-z -]*$/i.test(name) ? name : JSON.stringify(name))

/** A value in one cell: `12570`, `8%`, or bands as `starter 19% up to 2306, top 48%`. */
export const valueText = (value: Reading['value']): string =>
  typeof value === 'string'
    ? value
    : value.map(({ name, rate, upTo }) => `${bandName(name)} ${rate}${upTo === undefined ? '' : ` up to ${upTo}`}`).join(', ')

const figuresOf = (bands: readonly BandReading[]) =>
  bands.flatMap(({ name, rate, upTo }) => [
    { what: `rate of ${bandName(name)}`, figure: rate },
    ...(upTo === undefined ? [] : [{ what: `upper limit of ${bandName(name)}`, figure: upTo }]),
  ])

/** The texts of a map, by name; for a map inside it, by both names: `frozen until`. A list is one text. */
function flat(part: object, path: YamlPath, prefix = ''): Said[] {
  return Object.entries(part as Record<string, unknown>).flatMap(([name, value]): Said[] => {
    const [called, place] = [`${prefix}${name}`, [...path, name]]
    if (Array.isArray(value)) return [{ name: called, text: value.join(', '), path: place }]
    if (typeof value === 'object' && value !== null) return flat(value, place, `${called} `)
    return [{ name: called, text: String(value), path: place }]
  })
}

const setting = (yaml: YamlFile, entry: string, path: YamlPath, about: object): TableLine => ({
  entry,
  from: '',
  reading: '',
  said: flat(about, path),
  yaml,
  shown: path.at(-1)?.toString() ?? '',
  path,
})

function linesOfSettings({
  sources,
  laws,
  research,
  taxYears,
  ruleSets,
  sourcesFile,
  taxYearsFile,
  ruleSetsFile,
}: SettingsFiles): TableLine[] {
  const each = (yaml: YamlFile, group: string, path: string, kind: string, all: Readonly<Record<string, object>>): TableLine[] =>
    Object.entries(all).map(([name, about]) => setting(yaml, `${group}.${name}`, [path, name], { kind, ...about }))
  return [
    setting(taxYearsFile, 'taxYears', ['default'], { kind: 'default', value: taxYears.default }),
    ...each(taxYearsFile, 'taxYears', 'years', 'tax year', taxYears.years),
    setting(ruleSetsFile, 'ruleSets', ['default'], { kind: 'default', value: ruleSets.default }),
    ...each(ruleSetsFile, 'ruleSets', 'ruleSets', 'rule set', ruleSets.ruleSets),
    setting(sourcesFile, 'research', ['research'], { kind: 'month', value: research }),
    ...each(sourcesFile, 'laws', 'laws', 'law', laws),
    ...Object.entries(sources).map(([name, about]) => setting(sourcesFile, `sources.${name}`, ['sources', name], about)),
  ]
}
