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

/** The rows of `golden/<slug>.csv`. */
export const readGolden = (slug: string): GoldenRow[] => parseGolden(readFileSync(goldenFile(slug), 'utf8'))
