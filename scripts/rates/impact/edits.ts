import { Decimal } from '../../../engine/money/decimal.ts'
import type { Unit } from '../../../engine/rates/figure.ts'
import { taxYears } from '../../../engine/rates/generated/tax-years.ts'
import type { TaxYear } from '../../../engine/rates/rates-at.ts'
import { figureText } from '../../../web/text/format.ts'
import { type Entry, entriesById, type Rates, type Reading } from '../tables.ts'

/** A reading for one date that differs between the two revisions; `before` or `after` is undefined if that revision has none. */
interface ReadingEdit {
  readonly from: string
  readonly reading: string
  readonly before?: string
  readonly after?: string
}

/** An entry that differs between the two revisions. */
export interface Edit {
  /** Its full name: `nationalInsurance.class1.employee.mainRate`. */
  readonly entry: string
  readonly title: string
  readonly what: 'changed' | 'added' | 'removed'
  readonly readings: readonly ReadingEdit[]
  /** The names of other parts that differ, such as `law`. */
  readonly words: readonly string[]
}

/** Every entry that differs, in the order of the tables, with removed entries last. */
export function editsBetween(before: Rates, after: Rates): Edit[] {
  const [old, now] = [entriesById(before), entriesById(after)]
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((entry) => {
    const [one, other] = [old.get(entry), now.get(entry)]
    const what = one === undefined ? 'added' : other === undefined ? 'removed' : 'changed'
    const readings = readingEdits(one, other)
    const words = one && other ? changedWords(one, other) : []
    if (readings.length + words.length === 0) return []
    return [{ entry, title: (other ?? one)?.title ?? entry, what, readings, words }]
  })
}

/** The tax years in which some entry that both revisions have says something different on some day. */
export function yearsTouched(before: Rates, after: Rates): TaxYear[] {
  const [old, now] = [entriesById(before), entriesById(after)]
  return (Object.keys(taxYears) as TaxYear[]).filter((year) => {
    const { starts, ends } = taxYears[year]
    return [...now].some(([id, entry]) => {
      const was = old.get(id)
      const days = [starts, ...[...entry.values, ...(was?.values ?? [])].map(({ from }) => from)].filter(
        (day) => starts <= day && day <= ends,
      )
      return was && days.some((day) => !isSame(valuesOn(was, day), valuesOn(entry, day)))
    })
  })
}

/** The values of an entry’s readings on a day, and when they end. */
export function valuesOn({ values }: Entry, day: string) {
  const { readings = {}, ends } = values.findLast(({ from }) => from <= day) ?? {}
  return [ends?.on, ...Object.entries(readings).map(([name, { value }]) => [name, value])]
}

/** The files without entries that differ, such as `tax-years.yaml`. */
export const editedSettings = (before: Rates, after: Rates): string[] =>
  [
    { file: 'tax-years.yaml', differs: !isSame(before.taxYears, after.taxYears) },
    { file: 'rule-sets.yaml', differs: !isSame(before.ruleSets, after.ruleSets) },
    { file: 'sources.yaml', differs: !isSame([before.sources, before.research], [after.sources, after.research]) },
  ].flatMap(({ file, differs }) => (differs ? [file] : []))

/**
 * The earlier tables in a form that today’s code can read. New entries are added as they are now and removed entries are left out, so
 * neither counts as a difference. Tax years and rule sets are today’s.
 */
export function readableBy(after: Rates, before: Rates): Rates {
  const tables = Object.entries(after.tables).map(([file, table]) => {
    const entries = Object.entries(table.entries).map(([name, entry]) => [name, before.tables[file]?.entries[name] ?? entry])
    return [file, { ...table, title: before.tables[file]?.title ?? table.title, entries: Object.fromEntries(entries) }]
  })
  return { ...after, sources: { ...after.sources, ...before.sources }, research: before.research, tables: Object.fromEntries(tables) }
}

function readingEdits(before: Entry | undefined, after: Entry | undefined): ReadingEdit[] {
  const dates = [...new Set([before, after].flatMap((entry) => entry?.values.map(({ from }) => from) ?? []))].sort()
  return dates.flatMap((from) => {
    const [old, now] = [readingsOn(before, from), readingsOn(after, from)]
    return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((reading) => {
      const [one, other] = [old[reading], now[reading]]
      if (isSame(one?.value, other?.value)) return []
      return [
        {
          from,
          reading,
          ...(before && one && { before: valueText(before, one.value) }),
          ...(after && other && { after: valueText(after, other.value) }),
        },
      ]
    })
  })
}

const readingsOn = (entry: Entry | undefined, date: string): Readonly<Record<string, Reading>> =>
  entry?.values.find(({ from }) => from === date)?.readings ?? {}

/** A value as a page writes it: £12,570, 8%, `basic 20% up to £37,700; higher 40% above`. */
function valueText({ kind, unit = 'GBP', options }: Entry, value: Reading['value']): string {
  const amount = (text: string) => figureText({ unit: unit as Unit, value: new Decimal(text) })
  if (typeof value !== 'string') {
    return value.map(({ name, rate, upTo }) => `${name} ${rate} ${upTo === undefined ? 'above' : `up to ${amount(upTo)}`}`).join('; ')
  }
  if (kind === 'amount') return amount(value)
  return options?.[value] ?? value
}

function changedWords(before: Entry, after: Entry): string[] {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  return [...new Set([...old.keys(), ...now.keys()])].filter((name) => !isSame(old.get(name), now.get(name)))
}

/** Everything in an entry except its values, by name. */
const wordsOf = (entry: Entry): Map<string, unknown> =>
  new Map<string, unknown>([
    ...Object.entries(entry).filter(([name]) => name !== 'values'),
    ...PARTS.map((name): [string, unknown] => [
      name,
      entry.values.map(({ from, readings }) => [from, Object.entries(readings).map(([reading, about]) => [reading, about[name]])]),
    ]),
  ])

const PARTS = ['law', 'sources', 'status', 'note'] as const

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
