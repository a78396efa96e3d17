import { aligned } from '../lib/aligned.ts'
import type { GoldenRow } from './parse-golden.ts'
import { type Rest, restOf } from './sources.ts'

export const RESTS: readonly Rest[] = ['published', 'law', 'specification', 'nothing']

const HEADINGS: Readonly<Record<Rest, string>> = {
  published: 'Published outside',
  law: 'On the law alone: nobody outside has printed these figures',
  specification: 'On the specification alone: no outside source',
  nothing: 'Without a source, or with none that anybody else could find',
}

export interface Audit {
  readonly text: string
  /** The rows that are to hold under the law and have no outside source, or that have no source at all. */
  readonly unheld: readonly string[]
}

/** What the golden rows of calculators rest on: a table of how many there are of each kind, and the rows of each listed kind. */
export function auditOf(files: Readonly<Record<string, readonly GoldenRow[]>>, listed: readonly Rest[] = []): Audit {
  const rows = Object.entries(files).flatMap(([slug, each]) =>
    each.map((row) => ({ slug, place: `golden/${slug}.csv row ${row.line}`, row, rest: restOf(row) })),
  )
  const lists = listed.flatMap((kind) => {
    const found = rows.filter(({ rest }) => rest === kind)
    return found.length === 0
      ? []
      : [`${HEADINGS[kind]}\n${aligned(found.map(({ place, row }) => [`  ${place}`, row.rules.join('+'), row.case]))}`]
  })
  const count = (kind: Rest, slug?: string) => String(rows.filter((each) => each.rest === kind && each.slug === (slug ?? each.slug)).length)
  const table = aligned(
    [
      ['calculator', ...RESTS],
      ...Object.keys(files).map((slug) => [slug, ...RESTS.map((kind) => count(kind, slug))]),
      ['all', ...RESTS.map((kind) => count(kind))],
    ],
    [1, 2, 3, 4],
  )
  const unheld = rows.filter(({ row, rest }) => rest === 'nothing' || (rest === 'specification' && row.rules.includes('statute')))
  return { text: [table, ...lists].join('\n\n'), unheld: unheld.map(({ place }) => place) }
}
