import { aligned } from '../lib/aligned.ts'
import type { GoldenRow } from './parse-golden.ts'
import { type RestOfRow, restOfRow } from './sources.ts'

export const RESTS: readonly RestOfRow[] = ['published', 'law', 'cited', 'specification', 'nothing']

const HEADINGS: Readonly<Record<RestOfRow, string>> = {
  published: 'Published outside, with the same figures on record in golden/published',
  law: 'On the law, with arithmetic of our own',
  cited: 'Naming a publication alone, whose figures are not on record in golden/published, or are others',
  specification: 'On the specification alone: no outside source',
  nothing: 'Without a source, or with none that anybody else could find',
}

/** A golden file to audit, with what is on record of the same calculator in golden/published. */
export interface AuditedFile {
  readonly rows: readonly GoldenRow[]
  /** How many cases golden/published has. */
  readonly printed: number
  /** Whether the figures of a row are among those. */
  readonly isOnRecord: (row: GoldenRow) => boolean
}

export interface Audit {
  readonly text: string
  /** The rows that are to hold under the law and have no outside source, or that have no source at all. */
  readonly unheld: readonly string[]
}

/**
 * What the golden rows of calculators rest on: a table of how many there are of each kind, and the rows of each listed kind. The first column
 * counts the cases of golden/published, which hold the engine by themselves.
 */
export function auditOf(files: Readonly<Record<string, AuditedFile>>, listed: readonly RestOfRow[] = []): Audit {
  const rows = Object.entries(files).flatMap(([slug, { rows: each, isOnRecord }]) =>
    each.map((row) => ({ slug, place: `golden/${slug}.csv row ${row.line}`, row, rest: restOfRow(row, isOnRecord(row)) })),
  )
  const lists = listed.flatMap((kind) => {
    const found = rows.filter(({ rest }) => rest === kind)
    return found.length === 0
      ? []
      : [`${HEADINGS[kind]}\n${aligned(found.map(({ place, row }) => [`  ${place}`, row.rules.join('+'), row.case]))}`]
  })
  const count = (kind: RestOfRow, slug?: string) =>
    String(rows.filter((each) => each.rest === kind && each.slug === (slug ?? each.slug)).length)
  const printed = Object.values(files).reduce((sum, file) => sum + file.printed, 0)
  const table = aligned(
    [
      ['calculator', 'printed', ...RESTS],
      ...Object.entries(files).map(([slug, file]) => [slug, String(file.printed), ...RESTS.map((kind) => count(kind, slug))]),
      ['all', String(printed), ...RESTS.map((kind) => count(kind))],
    ],
    [1, 2, 3, 4, 5, 6],
  )
  const unheld = rows.filter(({ row, rest }) => rest === 'nothing' || (rest === 'specification' && row.rules.includes('statute')))
  return { text: [table, ...lists].join('\n\n'), unheld: unheld.map(({ place }) => place) }
}
