import type { GoldenRow } from './parse-golden.ts'

/**
 * What a golden row rests on. `published`: somebody outside printed an example, a test or a table of it. `law`: an Act, an order or a
 * resolution, with arithmetic of ours. `specification`: the product’s own documents alone, so nothing outside. `nothing`: no source at all.
 */
export type Rest = 'published' | 'law' | 'specification' | 'nothing'

/** How each part of a source reads. Acts go by their usual letters and year (ITA 2007), or by their names. */
const OURS = /^(worked independently|own working|arithmetic)?$/i
const SPECIFICATION = /^Specification\b/
const LAW = /^(?!HMRC)[A-Z]{2,}[A-Za-z]* \d{4}\b|\b(Act|Acts|Order|Regulations|Resolution)\b|^S?SI \d{4}/

/** What a source rests on: the strongest of its parts, which semicolons part. What stands in brackets is a remark. */
export function restOf({ source }: Pick<GoldenRow, 'source'>): Rest {
  const parts = withoutRemarks(source).split(';')
  const kinds = new Set(parts.map((part) => kindOf(part.trim())))
  return (['published', 'law', 'specification'] as const).find((kind) => kinds.has(kind)) ?? 'nothing'
}

const kindOf = (part: string): Rest => {
  if (OURS.test(part)) return 'nothing'
  if (SPECIFICATION.test(part)) return 'specification'
  return LAW.test(part) ? 'law' : 'published'
}

/** Brackets may stand within brackets: the innermost go first. */
function withoutRemarks(source: string): string {
  const without = source.replace(/\([^()]*\)/g, '')
  return without === source ? source : withoutRemarks(without)
}
