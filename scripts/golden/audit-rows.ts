import type { GoldenRow } from '../../golden/code/parse-golden.ts'
import { aligned } from '../lib/aligned.ts'
import { basisOfRow, type RowBasis } from './sources.ts'

/** What rows may be based on, in the order of the audit’s columns, with the heading of each list. */
export const HEADINGS: Readonly<Record<RowBasis, string>> = {
  published: 'Published elsewhere, with the same figures in golden/published',
  law: 'Based on the law, with our own arithmetic',
  cited: 'Based only on a publication, whose figures are not in golden/published or are different there',
  specification: 'Based only on the specification, with no outside source',
  nothing: 'Without a source, or without one that anybody else could find',
}

export const BASES = Object.keys(HEADINGS) as RowBasis[]

/** A golden file to audit, with what golden/published has for the same calculator. */
export interface AuditedFile {
  readonly rows: readonly GoldenRow[]
  /** How many cases golden/published has. */
  readonly printed: number
  /** Whether golden/published has the figures of a row. */
  readonly isOnRecord: (row: GoldenRow) => boolean
}

interface Audit {
  readonly text: string
  /** The rows for the law without an outside source, and the rows without any source. */
  readonly unheld: readonly string[]
}

/**
 * Reports what the golden rows of each calculator are based on: a table of counts by kind, and the rows of each kind in `listed`. The first
 * column counts the cases in golden/published, which test the engine themselves.
 */
export function auditOf(files: Readonly<Record<string, AuditedFile>>, listed: readonly RowBasis[] = []): Audit {
  const rows = Object.entries(files).flatMap(([slug, { rows: each, isOnRecord }]) =>
    each.map((row) => ({ slug, place: `golden/${slug}.csv row ${row.line}`, row, basis: basisOfRow(row, isOnRecord(row)) })),
  )
  const lists = listed.flatMap((kind) => {
    const found = rows.filter(({ basis }) => basis === kind)
    return found.length === 0
      ? []
      : [`${HEADINGS[kind]}\n${aligned(found.map(({ place, row }) => [`  ${place}`, row.rules.join('+'), row.case]))}`]
  })
  const count = (kind: RowBasis, slug?: string) =>
    String(rows.filter((each) => each.basis === kind && each.slug === (slug ?? each.slug)).length)
  const printed = Object.values(files).reduce((sum, file) => sum + file.printed, 0)
  const table = aligned(
    [
      ['calculator', 'printed', ...BASES],
      ...Object.entries(files).map(([slug, file]) => [slug, String(file.printed), ...BASES.map((kind) => count(kind, slug))]),
      ['all', String(printed), ...BASES.map((kind) => count(kind))],
    ],
    [1, 2, 3, 4, 5, 6],
  )
  const unheld = rows.filter(({ row, basis }) => basis === 'nothing' || (basis === 'specification' && row.rules.includes('statute')))
  return { text: [table, ...lists].join('\n\n'), unheld: unheld.map(({ place }) => place) }
}
