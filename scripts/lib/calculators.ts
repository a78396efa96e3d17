import { existsSync, readdirSync } from 'node:fs'
import type { Calculator } from '../../engine/calculator.ts'
import { compileRates } from '../rates/compile.ts'

const folder = new URL('../../engine/calculators/', import.meta.url)

/** The slugs of the calculators there are, by their folders. */
export const calculatorSlugs = (): string[] =>
  readdirSync(folder)
    .filter((slug) => existsSync(new URL(`${slug}/index.ts`, folder)))
    .sort()

let isCompiled = false

/**
 * The calculator of a slug, on freshly compiled rates: works before any build.
 * @throws RatesError when a table is wrong.
 */
export async function loadCalculator(slug: string): Promise<Calculator> {
  // Once is enough: what was imported stays as it is until the process ends.
  if (!isCompiled) compileRates()
  isCompiled = true
  const { calculator } = (await import(new URL(`${slug}/index.ts`, folder).href)) as { calculator: Calculator }
  return calculator
}
