import type { Calculator } from '../../engine/calculator.ts'
import type { GoldenRow } from '../../golden/code/parse-golden.ts'
import { aligned } from '../lib/aligned.ts'
import { onRecord, type PublishedRow } from './read-published.ts'
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
  readonly calculator: Calculator
  readonly rows: readonly GoldenRow[]
  readonly published: readonly PublishedRow[]
}

/**
 * Reports what the golden rows of each calculator are based on: a table of counts by kind, and the rows of each kind in `listed`. The first
 * column counts the cases in golden/published, which test the engine themselves. `unheld` are the places of the rows for the law without
 * an outside source, and of the rows without any source.
 */
export function auditOf(files: Readonly<Record<string, AuditedFile>>, listed: readonly RowBasis[] = []) {
  const rows = Object.entries(files).flatMap(([slug, { calculator, rows: each, published }]) => {
    const isOnRecord = onRecord(calculator, published)
    return each.map((row) => ({ slug, place: `golden/${slug}.csv row ${row.line}`, row, basis: basisOfRow(row, isOnRecord(row)) }))
  })
  const lists = listed.flatMap((kind) => {
    const found = rows.filter(({ basis }) => basis === kind)
    return found.length === 0
      ? []
      : [`${HEADINGS[kind]}\n${aligned(found.map(({ place, row }) => [`  ${place}`, row.rules.join('+'), row.case]))}`]
  })
  const count = (kind: RowBasis, slug?: string) =>
    String(rows.filter((each) => each.basis === kind && each.slug === (slug ?? each.slug)).length)
  const printed = Object.values(files).flatMap(({ published }) => published)
  const table = aligned(
    [
      ['calculator', 'printed', ...BASES],
      ...Object.entries(files).map(([slug, file]) => [slug, String(file.published.length), ...BASES.map((kind) => count(kind, slug))]),
      ['all', String(printed.length), ...BASES.map((kind) => count(kind))],
    ],
    [1, 2, 3, 4, 5, 6],
  )
  const unheld = rows.filter(({ row, basis }) => basis === 'nothing' || (basis === 'specification' && row.rules.includes('statute')))
  return { text: [table, ...lists].join('\n\n'), unheld: unheld.map(({ place }) => place) }
}
