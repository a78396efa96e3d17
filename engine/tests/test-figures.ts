import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import type { Tables } from '../calculator.ts'
import { tables } from '../rates/generated/index.ts'
import type { AnyEntry, TableTree } from '../rates/table.ts'

/**
 * A figure that sums in tests were worked out with: what an entry says from a day under `statute`, as its table writes it. The tables
 * themselves may say otherwise by now. Golden rows hold those.
 */
export interface TestFigure {
  readonly entry: string
  readonly from: string
  /** `12570`, `8%`, or bands by their upper limits: `19% to 2306, 20%`. */
  readonly value: string
}

export const TEST_FIGURES = parse<TestFigure>(readFileSync(new URL('test-figures.csv', import.meta.url), 'utf8'), { columns: true })

/** The bands of a figure, lowest first, the last without a limit. */
export const bandsIn = (value: string) => value.split(', ').map((band) => band.split(' to ') as [rate: string, upTo?: string])

/** The tables with the figures of the tests in place of their own, so that a correction of the law leaves sums worked by hand as they are. */
export function withTestFigures<Of extends Tables>(of: Of): Of {
  const own = structuredClone(of)
  giveTestFigures(own)
  return own
}

/**
 * Gives the figures of the tests to the tables that calculators have, in one test file: Vitest loads each file’s modules anew. Call it
 * before anything is calculated.
 */
export const useTestFigures = (): void => giveTestFigures(tables)

function giveTestFigures(to: Tables): void {
  for (const { entry, from, value } of TEST_FIGURES) {
    const { kind, values } = entryNamed(to, entry)
    const dated = values as { from: string; statute?: unknown }[]
    const [first] = dated
    let own = dated.find((each) => each.from === from)
    if (!own) {
      dated.push((own = { from, statute: first?.statute }))
      dated.sort((one, other) => one.from.localeCompare(other.from))
    }
    own.statute = kind === 'bands' ? rebanded(own.statute as readonly { name: string }[], value) : value
  }
}

function entryNamed(of: Tables, entry: string): AnyEntry {
  const [table = '', ...path] = entry.split('.')
  const found = path.reduce<AnyEntry | TableTree | undefined>((tree, name) => (tree as TableTree | undefined)?.[name], of[table])
  if (!found) throw new Error(`engine/tests/test-figures.csv: there is no entry ${entry}`)
  return found as AnyEntry
}

const rebanded = (bands: readonly { name: string }[], value: string) =>
  bandsIn(value).map(([rate, upTo], place) => ({ name: bands[place]?.name ?? '', rate, ...(upTo !== undefined && { upTo }) }))
