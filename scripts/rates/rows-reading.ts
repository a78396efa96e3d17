import type { Calculator } from '../../engine/calculator.ts'
import type { GoldenRow } from '../../golden/code/parse-golden.ts'
import { readGolden } from '../../golden/code/read-golden.ts'
import { readsOf } from '../../golden/code/row-reads.ts'
import { loadCalculators } from '../lib/calculators.ts'

/** The golden rows that read an entry, for each calculator whose tables have it, in the order of their slugs. */
export async function rowsReading(entry: string) {
  const calculators = await loadCalculators()
  return calculators.filter(({ tables }) => Object.hasOwn(tables, entry.split('.')[0] ?? '')).map((each) => rowsOf(each, entry))
}

/** The golden rows of one calculator that read an entry. */
export function rowsOf(calculator: Calculator, id: string, golden: readonly GoldenRow[] = readGolden(calculator.slug)) {
  const { slug } = calculator
  const rows = golden.map((row) => ({ line: row.line, reads: readsOf(calculator, row) }))
  return {
    slug,
    rows: rows.length,
    // The numbers of the rows that read the entry under any of their rule sets.
    read: rows.filter(({ reads }) => reads.some(({ read }) => read.some(({ entry }) => entry === id))).map(({ line }) => line),
    // A line for each row that cannot be calculated because the tables lack a value. Such a row may read more entries than are known.
    lacking: rows.flatMap(({ line, reads }) => {
      const messages = new Set(reads.flatMap(({ missing }) => missing?.message ?? []))
      return [...messages].map((message) => `golden/${slug}.csv row ${line}: ${message}`)
    }),
  }
}
