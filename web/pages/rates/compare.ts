// The browser loads this file when years are compared, so it imports no tables.
import type { TaxYear } from '#engine/rates/rates-at.ts'
import { asCompared, type ValueFrom } from './as-compared.ts'
import { isOnlyForReviewers, type PublishedEntry, type PublishedRates, type PublishedValue } from './published.ts'

/** A value as a year has it: its first and last day only where they are within the year. */
export interface ValueOfYear extends PublishedValue {
  readonly since?: string
  readonly until?: string
}

/** Years in a row in which an entry says the same. `values` and `absence` are those of the first of them. */
export interface Run {
  readonly years: readonly TaxYear[]
  readonly values: readonly ValueOfYear[]
  readonly absence?: string
}

/** An entry of several years, next to each other. */
export interface ComparedEntry {
  /** As the last of the years has it. */
  readonly entry: PublishedEntry
  readonly isChanged: boolean
  /** What it says, in the order of the years. */
  readonly runs: readonly Run[]
  /** The same years by the law behind them and the remarks on them. */
  readonly laws: readonly Run[]
}

export interface ComparedTable {
  readonly id: string
  readonly title: string
  readonly entries: readonly ComparedEntry[]
}

/** The tables of several years next to each other, without those that no year’s law has. The years are in order. */
export function compareYears(years: readonly PublishedRates[]): ComparedTable[] {
  const last = years.at(-1)
  if (!last) return []
  const byId = years.map(({ tables }) => new Map(tables.flatMap(({ entries }) => entries).map((entry) => [entry.id, entry])))
  const isLaw = (id: string) => years.some(({ tables }) => tables.some((table) => table.id === id && !isOnlyForReviewers(table)))
  return last.tables
    .filter(({ id }) => isLaw(id))
    .map(({ id, title, entries }) => ({
      id,
      title,
      entries: entries.map((entry) =>
        compareEntry(
          entry,
          years.flatMap((year, index) => {
            const own = byId[index]?.get(entry.id)
            return own ? [inYear(own, year)] : []
          }),
        ),
      ),
    }))
}

function inYear({ values, absence }: PublishedEntry, { taxYear, starts, ends }: PublishedRates): Run {
  const ofYear = values.map((value) => ({
    ...value,
    ...(value.from > starts && { since: value.from }),
    ...(value.to !== undefined && value.to < ends && { until: value.to }),
  }))
  return { years: [taxYear], values: ofYear, ...(absence !== undefined && { absence }) }
}

function compareEntry(entry: PublishedEntry, years: readonly Run[]): ComparedEntry {
  return {
    entry,
    isChanged: new Set(years.map((year) => valuesOf(year, (value) => asCompared(entry, value)))).size > 1,
    runs: runsBy(years, (year) => JSON.stringify([year.absence, valuesOf(year), year.values.map(({ status }) => status === 'memory')])),
    laws: runsBy(years, ({ values }) => JSON.stringify(values.map(({ law, note }) => [law, note]))),
  }
}

/** Joins the years next to each other that say the same. */
function runsBy(years: readonly Run[], says: (year: Run) => string): Run[] {
  const runs: Run[] = []
  for (const year of years) {
    const last = runs.at(-1)
    if (last && says(last) === says(year)) runs[runs.length - 1] = { ...last, years: [...last.years, ...year.years] }
    else runs.push(year)
  }
  return runs
}

/** A text that is equal for equal values with equal days within the year. Entries without a value are equal, whatever the reason. */
const valuesOf = ({ values }: Run, said: (value: ValueFrom) => string | undefined = ({ value }) => JSON.stringify(value)) =>
  JSON.stringify(values.map(({ value, bands, from, since, until }) => [said({ from, value: value ?? bands }), since, until]))
