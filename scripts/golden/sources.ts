import { readFileSync } from 'node:fs'
import type { GoldenRow } from '../../golden/code/parse-golden.ts'
import { RATES_FOLDER } from '../rates/compile.ts'
import { readYaml } from '../rates/read-yaml.ts'
import type { SourceList } from '../rates/tables.ts'
import { PUBLISHERS } from './publishers.ts'

/**
 * What a source names. `published`: an example, a test or a table that somebody else printed. `law`: an Act, an order or a resolution.
 * `specification`: only the product’s own documents. `nothing`: no source, or none that anybody else could find.
 */
type SourceBasis = 'published' | 'law' | 'specification' | 'nothing'

/** What a golden row is based on. `cited`: only a publication whose figures are not in golden/published, or are different there. */
export type RowBasis = SourceBasis | 'cited'

/** How to recognise each kind of source. Acts have their usual letters and year (ITA 2007), or their names. */
const SPECIFICATION = /^Specification\b/
const LAW = /^(?!HMRC)[A-Z]{2,}[A-Za-z]* \d{4}\b|\b(Act|Acts|Order|Regulations|Resolution)\b|^S?SI \d{4}/

/** What a source is based on: the strongest of its parts, which are separated by semicolons. Text in brackets is a remark. */
export function basisOf({ source }: Pick<GoldenRow, 'source'>): SourceBasis {
  const kinds = kindsIn(source)
  return (['published', 'law', 'specification'] as const).find((kind) => kinds.has(kind)) ?? 'nothing'
}

/** What a golden row is based on. A publication counts only if it printed the row’s figures; otherwise the law may still count. */
export function basisOfRow({ source }: Pick<GoldenRow, 'source'>, isOnRecord: boolean): RowBasis {
  const basis = basisOf({ source })
  if (basis !== 'published' || isOnRecord) return basis
  return kindsIn(source).has('law') ? 'law' : 'cited'
}

const kindsIn = (source: string): ReadonlySet<SourceBasis> =>
  new Set(
    withoutRemarks(source)
      .split(';')
      .map((part) => kindOf(part.trim())),
  )

const kindOf = (part: string): SourceBasis => {
  if (SPECIFICATION.test(part)) return 'specification'
  if (LAW.test(part)) return 'law'
  const cited = citedSources().find(([name]) => beginsWith(part, name))
  if (cited) return cited[1]
  return /https?:\/\//.test(part) || PUBLISHERS.some((name) => beginsWith(part, name)) ? 'published' : 'nothing'
}

/** Whether a text begins with a name, not just part of a longer word. A number may follow directly, as in `CISR13070`. */
const beginsWith = (text: string, name: string) =>
  text.toLowerCase().startsWith(name.toLowerCase()) && !/^[a-z-]/i.test(text.slice(name.length))

let sources: readonly (readonly [name: string, SourceBasis])[] | undefined

/** What a citation of each source in rates/sources.yaml counts as, by its kind. */
function citedSources(): readonly (readonly [name: string, SourceBasis])[] {
  if (sources) return sources
  const { data } = readYaml('rates/sources.yaml', readFileSync(`${RATES_FOLDER}/sources.yaml`, 'utf8'))
  const listed = (data as { readonly sources: SourceList }).sources
  const bases: Readonly<Record<string, SourceBasis>> = { statute: 'law', specification: 'specification' }
  return (sources = Object.entries(listed).map(([name, { kind }]) => [name, bases[kind] ?? 'published'] as const))
}

/** Removes brackets from the innermost outwards, because they may be nested. */
function withoutRemarks(source: string): string {
  const without = source.replace(/\([^()]*\)/g, '')
  return without === source ? source : withoutRemarks(without)
}
