import { readdirSync, readFileSync } from 'node:fs'
import { type GoldenRow, parseGolden } from './parse-golden.ts'

export type { GoldenRow }

const goldenFolder = new URL('../', import.meta.url)

/** The address of `golden/<slug>.csv`. */
export const goldenFile = (slug: string): URL => new URL(`${slug}.csv`, goldenFolder)

/** The slugs of all golden files, or of those in a folder such as `published`. */
export const goldenSlugs = (folder = '.'): string[] =>
  readdirSync(new URL(folder, goldenFolder))
    .flatMap((name) => (name.endsWith('.csv') ? [name.slice(0, -'.csv'.length)] : []))
    .sort()

/** The last text of each file and its rows: tests read the same file hundreds of times. */
const lastRead = new Map<string, { readonly text: string; readonly rows: readonly GoldenRow[] }>()

/** The rows of `golden/<slug>.csv`, as the file is now. */
export function readGolden(slug: string): readonly GoldenRow[] {
  const text = readFileSync(goldenFile(slug), 'utf8')
  const last = lastRead.get(slug)
  if (last?.text === text) return last.rows
  const rows = parseGolden(text)
  lastRead.set(slug, { text, rows })
  return rows
}
