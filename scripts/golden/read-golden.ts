import { readdirSync, readFileSync } from 'node:fs'
import { type GoldenRow, parseGolden } from './parse-golden.ts'

export type { GoldenRow }

const goldenFolder = new URL('../../golden/', import.meta.url)

/** Where `golden/<slug>.csv` is. */
export const goldenFile = (slug: string): URL => new URL(`${slug}.csv`, goldenFolder)

/** The golden files there are, by their slugs. */
export const goldenSlugs = (): string[] =>
  readdirSync(goldenFolder)
    .flatMap((name) => (name.endsWith('.csv') ? [name.slice(0, -'.csv'.length)] : []))
    .sort()

/** The rows of `golden/<slug>.csv`. */
export const readGolden = (slug: string): GoldenRow[] => parseGolden(readFileSync(goldenFile(slug), 'utf8'))
