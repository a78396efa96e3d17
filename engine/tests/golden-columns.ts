import { existsSync, readdirSync, readFileSync } from 'node:fs'

const folder = new URL('../../golden/', import.meta.url)

/** The columns of golden/<slug>.csv, by what they are for; none where there is no such file. */
export function goldenColumns(slug: string): { readonly in: readonly string[]; readonly out: readonly string[] } {
  const file = new URL(`${slug}.csv`, folder)
  const header = existsSync(file) ? (readFileSync(file, 'utf8').split(/\r?\n/, 1)[0] ?? '').split(',') : []
  const columns = (prefix: string) => header.flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []))
  return { in: columns('in.'), out: columns('out.') }
}

/** The golden files there are, by their slugs. */
export const GOLDEN_SLUGS = readdirSync(folder)
  .flatMap((name) => (name.endsWith('.csv') ? [name.slice(0, -'.csv'.length)] : []))
  .sort()

/** Every field that some golden file has a column for, inputs and results. */
export const namesInGolden = GOLDEN_SLUGS.flatMap((slug) => [...goldenColumns(slug).in, ...goldenColumns(slug).out])
