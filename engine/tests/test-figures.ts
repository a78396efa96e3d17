import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import type { Tables } from '../calculator.ts'
import { tables } from '../rates/generated/index.ts'
import { provenance } from '../rates/generated/provenance/index.ts'
import type { AnyEntry, TableTree } from '../rates/table.ts'

/**
 * A figure that the sums in tests use: the value of an entry from a day under `statute`, as its table writes it. The tables themselves may
 * have changed since. Golden rows test those.
 */
export interface TestFigure {
  readonly entry: string
  readonly from: string
  /** `12570`, `8%`, or bands by their upper limits: `19% to 2306, 20%`. */
  readonly value: string
}

/** All the figures of the tests. */
export const TEST_FIGURES = parse<TestFigure>(readFileSync(new URL('test-figures.csv', import.meta.url), 'utf8'), { columns: true })

/** The bands of a figure, lowest first, the last without a limit. */
export const bandsIn = (value: string) => value.split(', ').map((band) => band.split(' to ') as [rate: string, upTo?: string])

/** A copy of the tables with the figures of the tests, so that a change of law does not change sums that were worked out by hand. */
export function withTestFigures<Of extends Tables>(of: Of): Of {
  const own = structuredClone(of)
  giveTestFigures(own)
  return own
}

/**
 * Puts the figures of the tests into the tables that calculators read, and into what pages say about them. Files that do this run apart from
 * those that read the tables as they are. Call it before anything is calculated.
 * @throws Error where `scripts/tests.ts` does not know that a file does this.
 */
export function useTestFigures(): void {
  if (process.env['TABLES'] !== 'of the tests')
    throw new Error('scripts/tests.ts must list this file with those on the figures of the tests')
  giveTestFigures(tables)
  for (const { entry, from, value } of TEST_FIGURES) {
    const told = provenance[entry]?.values.find((each) => each.from === from)?.readings['statute']
    if (told) Object.assign(told, { value: written(told.value, value) })
  }
}

type Written = string | readonly { readonly name: string }[]

function giveTestFigures(to: Tables): void {
  for (const { entry, from, value } of TEST_FIGURES) {
    const values = entryNamed(to, entry).values as { from: string; statute?: Written }[]
    const statute = written(values.find((each) => each.from === from)?.statute ?? values[0]?.statute, value)
    const others = values.filter((each) => each.from !== from)
    const own = { ...values.find((each) => each.from === from), from, statute }
    values.splice(0, values.length, ...[...others, own].sort((one, other) => one.from.localeCompare(other.from)))
  }
}

function entryNamed(of: Tables, entry: string): AnyEntry {
  const [table = '', ...path] = entry.split('.')
  const found = path.reduce<AnyEntry | TableTree | undefined>((tree, name) => (tree as TableTree | undefined)?.[name], of[table])
  if (!found) throw new Error(`engine/tests/test-figures.csv: there is no entry ${entry}`)
  return found as AnyEntry
}

/** A figure as the tables have it. Bands keep their names from the tables. */
const written = (before: Written | undefined, value: string): Written =>
  typeof before === 'object'
    ? bandsIn(value).map(([rate, upTo], place) => ({ name: before[place]?.name ?? '', rate, ...(upTo !== undefined && { upTo }) }))
    : value
