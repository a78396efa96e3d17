import { existsSync } from 'node:fs'
import { taxYears } from '../../engine/rates/generated/tax-years.ts'
import { type GoldenRow, goldenFile, readGolden } from './read-golden.ts'

/** The rows of a calculator about the tax years that no page shows yet; none where the tables are read without those years. */
export const readAsEnacted = (slug: string): GoldenRow[] =>
  [`as-enacted/${slug}`]
    .filter((name) => existsSync(goldenFile(name)))
    .flatMap(readGolden)
    .filter(({ taxYear }) => Object.hasOwn(taxYears, taxYear))
