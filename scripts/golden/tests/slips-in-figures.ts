import type { Calculator, Tables } from '../../../engine/calculator.ts'
import { entriesRead } from '../../../engine/explain/entries-read.ts'
import { allRatesOn, type RuleSet, type TaxYear } from '../../../engine/rates/rates-at.ts'
import type { Result } from '../../../engine/result/result.ts'
import { checkDates } from '../../rates/check-dates.ts'
import { tablesOf } from '../../rates/compile.ts'
import {
  type BandReading,
  type DatedValue,
  entriesById,
  type RateFiles,
  type Reading,
  type TableEntry,
  tableName,
} from '../../rates/tables.ts'

/** A row of golden/: a question, and whether a record is its answer. */
export interface AnsweredRow {
  readonly calculator: Calculator
  readonly ruleSet: RuleSet
  readonly taxYear: TaxYear
  readonly inputs: Parameters<Calculator['record']>[0]
  readonly agrees: (record: Result['record']) => boolean
}

/** A day for which an answer reads an entry, and the reading that it gets. */
interface Read {
  readonly date: string
  readonly reading: string
}

/** A wrong digit in an entry. */
interface Slip {
  /** `8% → 9%` */
  readonly what: string
  readonly entry: TableEntry
  /** Whether the slip can change an answer that reads the entry in this way. */
  readonly moves: (read: Read) => boolean
}

/** A value of an entry that somebody wrote down from its source, apart from the tables. */
export interface WrittenFigure {
  readonly entry: string
  readonly reading: string
  readonly from: string
  /** As the tables write it. */
  readonly value: string
  /** The last day of the value, if a law ended it; else empty. */
  readonly ends: string
  readonly source: string
  readonly by: string
}

type Figures = Pick<RateFiles, 'tables' | 'taxYears'>

const NEVER = '9999-12-31'

/** A line for each figure written down that is not what the tables say, or that names no source or person. */
export function figureFaults(rates: Figures, written: readonly WrittenFigure[]): string[] {
  const entries = entriesById(rates)
  return written.flatMap(({ entry, reading, from, value, ends, source, by }) => {
    const dated = entries.get(entry)?.values.find((each) => each.from === from)
    const { value: said = 'missing' } = dated?.readings[reading] ?? {}
    const place = `${entry} from ${from} (${reading})`
    return [
      ...(said === value ? [] : [`${place} is ${value} in golden/figures and ${typeof said === 'string' ? said : 'bands'} in the tables`]),
      ...(ends === (dated?.ends?.on ?? '')
        ? []
        : [`${place} ends on ${ends || 'no day'} in golden/figures and ${dated?.ends?.on ?? 'no day'} in the tables`]),
      ...(source === '' || by === '' ? [`${place} needs its source and who read it`] : []),
    ]
  })
}

/**
 * Tries one wrong digit at a time in the figures, bands and days of the tables. Returns a line for each value with a digit that could be one
 * too high or too low without any row being wrong, unless the value is written down. Days that rates:check refuses are left out.
 */
export function unnoticedSlips(
  rates: Figures,
  rows: readonly AnsweredRow[],
  written: readonly Pick<WrittenFigure, 'entry' | 'from' | 'reading'>[],
): string[] {
  const readers = readersOf(rows)
  const apart = new Set(written.map(({ entry, from, reading }) => `${entry} ${from} ${reading}`))
  return Object.entries(rates.tables).flatMap(([file, table]) =>
    Object.entries(table.entries).flatMap(([name, entry]) => {
      const id = `${tableName(file)}.${name}`
      const isNoticed = (slip: Slip) => {
        if (!checkDates(() => undefined, slip.entry, table, rates.taxYears)) return true
        const slipped = tablesOf({ tables: { [file]: { ...table, entries: { ...table.entries, [name]: slip.entry } } } })
        const own = readers.get(id) ?? []
        const noticing = own.findIndex(({ row, reads }) => reads.some(slip.moves) && isWrong(row, slipped))
        // A row that notices one wrong digit notices most of the others, so it is the first to be asked about the next.
        if (noticing > 0) own.unshift(...own.splice(noticing, 1))
        return noticing >= 0
      }
      return entry.values.flatMap(({ from, readings }, index) =>
        Object.keys(readings).flatMap((reading) => {
          if (apart.has(`${id} ${from} ${reading}`)) return []
          const slip = slipsIn(entry, index, reading).find((each) => !isNoticed(each))
          return slip ? [`${id} from ${from} (${reading}): ${slip.what} would not be noticed; ${REMEDY}`] : []
        }),
      )
    }),
  )
}

const REMEDY = 'add a golden row with an answer that depends on it, or write it in golden/figures from its source'

/** The rows that read each entry, with the days that they ask about. */
function readersOf(rows: readonly AnsweredRow[]) {
  const readers = new Map<string, { readonly row: AnsweredRow; readonly reads: Read[] }[]>()
  for (const row of rows) {
    for (const { entry, date, figure } of entriesRead(row.calculator, row.inputs, row).read) {
      const found = readers.get(entry) ?? []
      if (found.length === 0) readers.set(entry, found)
      const last = found.at(-1)
      const own = last?.row === row ? last : { row, reads: [] }
      if (own !== last) found.push(own)
      own.reads.push({ date, reading: figure.reading })
    }
  }
  return readers
}

function isWrong({ calculator, inputs, ruleSet, taxYear, agrees }: AnsweredRow, slipped: Tables): boolean {
  const tables = { ...calculator.tables, ...slipped }
  try {
    return !agrees(calculator.recordOn(inputs, (date) => allRatesOn(tables, date, ruleSet), taxYear))
  } catch {
    // The tables have no value for the day, or a sum divides by nothing: the row’s test fails.
    return true
  }
}

/** The wrong digits in a reading of an entry’s value, and in the days on which it starts and ends. */
function slipsIn(entry: TableEntry, index: number, name: string): Slip[] {
  const dated = entry.values[index]
  const reading = dated?.readings[name]
  if (!dated || !reading) return []
  const { from, ends } = dated
  const until = entry.values[index + 1]?.from ?? NEVER
  const put = (other: Partial<DatedValue>): TableEntry => ({ ...entry, values: entry.values.with(index, { ...dated, ...other }) })
  // A wrong digit in the name of a method is refused, because it is not one of its options.
  const inValue = entry.kind === 'method' ? [] : slipsOf(reading.value)
  // Nobody can ask about a day before the first value.
  const starts = digitSlips(from).filter((day) => index > 0 || day > from)
  return [
    ...inValue.map(([was, now, value]) => ({
      what: `${was} → ${now}`,
      entry: put({ readings: { ...dated.readings, [name]: { ...reading, value } } }),
      moves: (read: Read) => read.reading === name && from <= read.date && read.date < until,
    })),
    ...starts.map((day) => ({ what: `${from} → ${day}`, entry: put({ from: day }), moves: between(from, day) })),
    ...(ends ? digitSlips(ends.on) : []).map((on) => ({
      what: `ends ${ends?.on} → ${on}`,
      entry: put({ ends: { law: ends?.law ?? '', on } }),
      moves: between(ends?.on ?? '', on),
    })),
  ]
}

/** Whether an answer reads an entry on one of two days or between them. */
const between = (one: string, other: string) => {
  const [first = '', last = ''] = [one, other].sort()
  return ({ date }: Read) => first <= date && date <= last
}

/** A value with each of its digits wrong in turn, with the part that it is in before and after. */
function slipsOf(value: Reading['value']): [was: string, now: string, value: Reading['value']][] {
  if (typeof value === 'string') return digitSlips(value).map((now) => [value, now, now])
  return value.flatMap((band, place) =>
    PARTS.flatMap((part) =>
      digitSlips(band[part] ?? '').map((now): ReturnType<typeof slipsOf>[number] => [
        `${band[part]} of ${band.name}`,
        now,
        value.with(place, { ...band, [part]: now }),
      ]),
    ),
  )
}

const PARTS = ['rate', 'upTo'] as const satisfies (keyof BandReading)[]

/** The text with each digit in turn one higher and one lower. */
const digitSlips = (text: string): string[] =>
  [...text.matchAll(/\d/g)].flatMap(({ 0: digit, index }) =>
    [1, 9].map((by) => `${text.slice(0, index)}${(Number(digit) + by) % 10}${text.slice(index + 1)}`),
  )
