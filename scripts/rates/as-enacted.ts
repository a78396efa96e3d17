import { type DatedValue, type Days, daysOf, inForceOn, type RateFiles, type RateTable, type TableEntry } from './tables.ts'

// A year that `rates/tax-years.yaml` calls `isAsEnacted` has what is law of it, and no page shows it yet.

/** What `npm run as-enacted` sets for the command that it runs. */
export const SWITCH = { YEARS: 'as enacted' } as const

/** What the tables say for this command: with those years where `npm run as-enacted` runs it, and without them otherwise. */
export const asAsked = (files: RateFiles): RateFiles => (process.env['YEARS'] === SWITCH.YEARS ? asEnacted(files) : asOffered(files))

/** The years that no page shows yet, by name. */
const yearsAsEnacted = ({ taxYears: { years } }: RateFiles) =>
  Object.entries(years).filter(([, { isAsEnacted }]) => isAsEnacted !== undefined)

/** What the tables say without the years that no page shows yet. An entry that begins with one of them has no values. */
export function asOffered(files: RateFiles): RateFiles {
  const first = yearsAsEnacted(files)[0]?.[1].starts
  if (first === undefined) return files
  const years = Object.fromEntries(Object.entries(files.taxYears.years).filter(([, { isAsEnacted }]) => isAsEnacted === undefined))
  return { ...withEntries(files, (entry) => entryBefore(entry, first)), taxYears: { ...files.taxYears, years } }
}

function entryBefore(entry: TableEntry, day: string): TableEntry {
  const [values, later] = [entry.values.filter(({ from }) => from < day), entry.values.filter(({ from }) => from >= day)]
  const untold = optionsIn(later).filter((option) => !optionsIn(values).includes(option))
  return { ...entry, ...(untold.length > 0 && { untold: untold.map(String) }), values }
}

const optionsIn = (dated: readonly DatedValue[]) => dated.flatMap(({ readings }) => Object.values(readings).map(({ value }) => value))

/**
 * What the tables say with those years. A figure that the law sets afresh each year, and has not set for such a year, has a value without
 * readings from its first day on, so that asking for it is an error.
 */
export const asEnacted = (files: RateFiles): RateFiles =>
  withEntries(files, (entry, table) => {
    const days = yearsAsEnacted(files).map(([, year]) => daysOf(table, year))
    const holes = days.filter((year) => isUnknown(entry, year)).map(({ starts }) => ({ from: starts, readings: {} }))
    return { ...entry, values: [...entry.values, ...holes] }
  })

/** Whether the law sets an entry every year and has not set it for this one: no value, no freeze, and not even an announcement. */
function isUnknown(entry: TableEntry, { starts, ends }: Days): boolean {
  const found = inForceOn(entry, starts)
  const isSetYearly = entry.indexed !== undefined || entry.kind === 'date'
  return found !== undefined && isSetYearly && found.dated.from < starts && !isKept(found.dated, ends)
}

/** Whether a law, or for want of one an announcement, keeps a value up to a day. */
export const isKept = ({ frozen, announced }: DatedValue, until: string): boolean =>
  (frozen !== undefined && frozen.until >= until) || (announced !== undefined && announced.until >= until)

/** The entries of such a year that are only announced, and those that nobody knows yet. */
export function openIn(files: RateFiles, year: string) {
  const days = files.taxYears.years[year]
  const found = Object.entries(asEnacted(files).tables).flatMap(([file, table]) =>
    Object.entries(table.entries).flatMap(([name, entry]) => {
      const dated = days && inForceOn(entry, daysOf(table, days).starts)?.dated
      return dated ? [{ id: `${file}.${name}`, title: entry.title, dated, ends: daysOf(table, days).ends }] : []
    }),
  )
  return {
    announced: found.filter(({ dated, ends }) => dated.announced !== undefined && (dated.frozen?.until ?? '') < ends),
    unknown: found.filter(({ dated }) => Object.keys(dated.readings).length === 0),
  }
}

const withEntries = (files: RateFiles, made: (entry: TableEntry, table: RateTable) => TableEntry): RateFiles => ({
  ...files,
  tables: Object.fromEntries(
    Object.entries(files.tables).map(([file, table]) => [
      file,
      { ...table, entries: Object.fromEntries(Object.entries(table.entries).map(([name, entry]) => [name, made(entry, table)])) },
    ]),
  ),
})
