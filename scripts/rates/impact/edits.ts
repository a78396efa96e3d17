import { taxYears } from '../../../engine/rates/generated/tax-years.ts'
import type { TaxYear } from '../../../engine/rates/rates-at.ts'
import { entriesById, type RateFiles, type TableEntry } from '../tables.ts'
import { saidOf } from '../verified/lines.ts'

/**
 * Every entry that differs, in the order of the tables, with removed entries last: its full name and title, the readings whose value differs
 * on a date, `before` or `after` undefined if that revision has none, and in `words` the names of other parts that differ, such as `law`.
 */
export function editsBetween(before: RateFiles, after: RateFiles) {
  const [old, now] = [entriesById(before), entriesById(after)]
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((entry) => {
    const [was, is] = [old.get(entry), now.get(entry)]
    const what = was === undefined ? 'added' : is === undefined ? 'removed' : 'changed'
    const [earlier, later] = [readingsOf(was), readingsOf(is)]
    const keys = [...new Set([...earlier.keys(), ...later.keys()])].sort()
    const readings = keys.flatMap((key) => {
      const [from = '', reading = ''] = key.split(' ')
      const [one, other] = [earlier.get(key)?.['value'], later.get(key)?.['value']]
      return one === other ? [] : [{ from, reading, before: one, after: other }]
    })
    const words = keys.flatMap((key) => {
      const [one, other] = [earlier.get(key), later.get(key)]
      return one && other ? Object.keys({ ...one, ...other }).filter((name) => name !== 'value' && one[name] !== other[name]) : []
    })
    if (readings.length + words.length === 0) return []
    return [{ entry, title: (is ?? was)?.title ?? entry, what, readings, words: [...new Set(words)] }]
  })
}

/** Everything that the tables say of each reading of an entry, by name, as they write it. The keys are dates with readings. */
const readingsOf = (entry: TableEntry | undefined): ReadonlyMap<string, Readonly<Record<string, string>>> =>
  new Map(
    entry?.values.flatMap((dated, index) =>
      Object.entries(dated.readings).map(([which, reading]) => [
        `${dated.from} ${which}`,
        Object.fromEntries(saidOf('', entry, index, dated, which, reading).map(({ name, text }) => [name, text])),
      ]),
    ),
  )

/** The tax years in which some entry that both revisions have says something different on some day. */
export function yearsTouched(before: RateFiles, after: RateFiles): TaxYear[] {
  const [old, now] = [entriesById(before), entriesById(after)]
  return (Object.keys(taxYears) as TaxYear[]).filter((year) => {
    const { starts, ends } = taxYears[year]
    return [...now].some(([id, entry]) => {
      const was = old.get(id)
      const days = [starts, ...[entry, was].flatMap((each) => each?.values.map(({ from }) => from) ?? [])]
      return was && days.some((day) => starts <= day && day <= ends && isChangedOn(day, was, entry))
    })
  })
}

/** Whether any reading of an entry, or its end, differs on a day. */
export const isChangedOn = (day: string, before: TableEntry | undefined, after: TableEntry | undefined): boolean =>
  !isSame(valuesOn(before, day), valuesOn(after, day))

function valuesOn(entry: TableEntry | undefined, day: string) {
  const { readings = {}, ends } = entry?.values.findLast(({ from }) => from <= day) ?? {}
  return [ends?.on, ...Object.entries(readings).map(([name, { value }]) => [name, value])]
}

/** The files without entries that differ, such as `tax-years.yaml`. */
export const editedSettings = (before: RateFiles, after: RateFiles): string[] =>
  [
    { file: 'tax-years.yaml', differs: !isSame(before.taxYears, after.taxYears) },
    { file: 'rule-sets.yaml', differs: !isSame(before.ruleSets, after.ruleSets) },
    { file: 'sources.yaml', differs: !isSame([before.sources, before.research], [after.sources, after.research]) },
  ].flatMap(({ file, differs }) => (differs ? [file] : []))

/**
 * The earlier tables in a form that today’s code can read. New entries are added as they are now and removed entries are left out, so
 * neither counts as a difference. Tax years and rule sets are today’s.
 */
export function readableBy(after: RateFiles, before: RateFiles): RateFiles {
  const tables = Object.entries(after.tables).map(([file, table]) => {
    const entries = Object.entries(table.entries).map(([name, entry]) => [name, before.tables[file]?.entries[name] ?? entry])
    return [file, { ...table, title: before.tables[file]?.title ?? table.title, entries: Object.fromEntries(entries) }]
  })
  return { ...after, sources: { ...after.sources, ...before.sources }, research: before.research, tables: Object.fromEntries(tables) }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
