import { readFileSync } from 'node:fs'
import { type GoldenRow, parseGolden } from './parse-golden.ts'

export type { GoldenRow }

const goldenFolder = new URL('../../golden/', import.meta.url)

/** The rows of `golden/<slug>.csv`. */
export const readGolden = (slug: string): GoldenRow[] => parseGolden(readFileSync(new URL(`${slug}.csv`, goldenFolder), 'utf8'))
