import { existsSync, readdirSync } from 'node:fs'
import type { Calculator } from '../../engine/calculator.ts'
import { compileRates } from '../rates/compile.ts'

const folder = new URL('../../engine/calculators/', import.meta.url)

/** The slugs of the calculators there are, by their folders. */
export const calculatorSlugs = (): string[] =>
  readdirSync(folder)
    .filter((slug) => existsSync(new URL(`${slug}/index.ts`, folder)))
    .sort()

/**
 * The calculator of a slug, on freshly compiled rates: works before any build.
 * @throws RatesError when a table is wrong.
 */
export async function loadCalculator(slug: string): Promise<Calculator> {
  compileRates()
  return importCalculator(slug)
}

/** All calculators in the order of their slugs, the same way. @throws RatesError when a table is wrong. */
export function loadCalculators(): Promise<Calculator[]> {
  compileRates()
  return Promise.all(calculatorSlugs().map(importCalculator))
}

async function importCalculator(slug: string): Promise<Calculator> {
  const { calculator } = (await import(new URL(`${slug}/index.ts`, folder).href)) as { calculator: Calculator }
  return calculator
}
