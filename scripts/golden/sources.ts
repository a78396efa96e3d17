import { readFileSync } from 'node:fs'
import { RATES_FOLDER } from '../rates/compile.ts'
import { readYaml } from '../rates/read-yaml.ts'
import type { SourceList } from '../rates/tables.ts'
import type { GoldenRow } from './parse-golden.ts'
import { PUBLISHERS } from './publishers.ts'

/**
 * What a golden row rests on. `published`: somebody outside printed an example, a test or a table of it. `law`: an Act, an order or a
 * resolution, with arithmetic of ours. `specification`: the product’s own documents alone, so nothing outside. `nothing`: no source, or none
 * that anybody else could find.
 */
export type Rest = 'published' | 'law' | 'specification' | 'nothing'

/** How each part of a source reads. Acts go by their usual letters and year (ITA 2007), or by their names. */
const SPECIFICATION = /^Specification\b/
const LAW = /^(?!HMRC)[A-Z]{2,}[A-Za-z]* \d{4}\b|\b(Act|Acts|Order|Regulations|Resolution)\b|^S?SI \d{4}/

/** What a source rests on: the strongest of its parts, which semicolons part. What stands in brackets is a remark. */
export function restOf({ source }: Pick<GoldenRow, 'source'>): Rest {
  const parts = withoutRemarks(source).split(';')
  const kinds = new Set(parts.map((part) => kindOf(part.trim())))
  return (['published', 'law', 'specification'] as const).find((kind) => kinds.has(kind)) ?? 'nothing'
}

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
