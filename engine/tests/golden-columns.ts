import { existsSync, readFileSync } from 'node:fs'
import { goldenFile, goldenSlugs } from '../../golden/code/read-golden.ts'

/** The names of the input and output columns of golden/<slug>.csv; none where there is no such file. */
export function goldenColumns(slug: string): { readonly in: readonly string[]; readonly out: readonly string[] } {
  const file = goldenFile(slug)
  const header = existsSync(file) ? (readFileSync(file, 'utf8').split(/\r?\n/, 1)[0] ?? '').split(',') : []
  const columns = (prefix: string) => header.flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []))
  return { in: columns('in.'), out: columns('out.') }
}

/** Every input and output that any golden file has a column for. */
export const namesInGolden = goldenSlugs().flatMap((slug) => [...goldenColumns(slug).in, ...goldenColumns(slug).out])
