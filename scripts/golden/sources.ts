import { readFileSync } from 'node:fs'
import { RATES_FOLDER } from '../rates/compile.ts'
import { readYaml } from '../rates/read-yaml.ts'
import type { SourceList } from '../rates/tables.ts'
import type { GoldenRow } from './parse-golden.ts'
import { PUBLISHERS } from './publishers.ts'

/**
 * What a source names. `published`: an example, a test or a table that somebody outside printed. `law`: an Act, an order or a resolution.
 * `specification`: the product’s own documents alone, so nothing outside. `nothing`: no source, or none that anybody else could find.
 */
export type Rest = 'published' | 'law' | 'specification' | 'nothing'

/** What a golden row rests on: `cited` names a publication whose figures are not on record in golden/published, or are others. */
export type RestOfRow = Rest | 'cited'

/** How each part of a source reads. Acts go by their usual letters and year (ITA 2007), or by their names. */
const SPECIFICATION = /^Specification\b/
const LAW = /^(?!HMRC)[A-Z]{2,}[A-Za-z]* \d{4}\b|\b(Act|Acts|Order|Regulations|Resolution)\b|^S?SI \d{4}/

/** What a source rests on: the strongest of its parts, which semicolons part. What stands in brackets is a remark. */
export function restOf({ source }: Pick<GoldenRow, 'source'>): Rest {
  const kinds = kindsIn(source)
  return (['published', 'law', 'specification'] as const).find((kind) => kinds.has(kind)) ?? 'nothing'
}

/** What a golden row rests on. A publication counts only while the row’s figures are those that it printed; without it, the law may hold the row. */
export function restOfRow({ source }: Pick<GoldenRow, 'source'>, isOnRecord: boolean): RestOfRow {
  const rest = restOf({ source })
  if (rest !== 'published' || isOnRecord) return rest
  return kindsIn(source).has('law') ? 'law' : 'cited'
}

const kindsIn = (source: string): ReadonlySet<Rest> =>
  new Set(
    withoutRemarks(source)
      .split(';')
      .map((part) => kindOf(part.trim())),
  )

const kindOf = (part: string): Rest => {
  if (SPECIFICATION.test(part)) return 'specification'
  if (LAW.test(part)) return 'law'
  const cited = citedSources().find(([name]) => beginsWith(part, name))
  if (cited) return cited[1]
  return /https?:\/\//.test(part) || PUBLISHERS.some((name) => beginsWith(part, name)) ? 'published' : 'nothing'
}

/** Whether a text begins with a name and not with a longer word; a number may follow at once, as in `CISR13070`. */
const beginsWith = (text: string, name: string) =>
  text.toLowerCase().startsWith(name.toLowerCase()) && !/^[a-z-]/i.test(text.slice(name.length))

let sources: readonly (readonly [name: string, Rest])[] | undefined

/** What a citation of each source of the tables rests on, by its kind. */
function citedSources(): readonly (readonly [name: string, Rest])[] {
  if (sources) return sources
  const { data } = readYaml('rates/sources.yaml', readFileSync(`${RATES_FOLDER}/sources.yaml`, 'utf8'))
  const listed = (data as { readonly sources: SourceList }).sources
  const rests: Readonly<Record<string, Rest>> = { statute: 'law', specification: 'specification' }
  return (sources = Object.entries(listed).map(([name, { kind }]) => [name, rests[kind] ?? 'published'] as const))
}

/** Brackets may stand within brackets: the innermost go first. */
function withoutRemarks(source: string): string {
  const without = source.replace(/\([^()]*\)/g, '')
  return without === source ? source : withoutRemarks(without)
}
