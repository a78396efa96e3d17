import { existsSync, readdirSync } from 'node:fs'
import type { Calculator } from '../../engine/calculator.ts'
import { compileRates } from '../rates/compile.ts'

const folder = new URL('../../engine/calculators/', import.meta.url)

/** The slugs of all calculators, from their folders. */
export const calculatorSlugs = (): string[] =>
  readdirSync(folder)
    .filter((slug) => existsSync(new URL(`${slug}/answer.ts`, folder)))
    .sort()

let isCompiled = false

/** Compiles the rates, so that a command works before any build. Once, because modules that have been loaded stay as they were. */
function compileOnce(): void {
  if (!isCompiled) compileRates()
  isCompiled = true
}

/** Loads the calculator with this slug on freshly compiled rates. @throws RatesError if a table is wrong. */
export async function loadCalculator(slug: string): Promise<Calculator> {
  compileOnce()
  return importCalculator(slug)
}

/** Loads all calculators in the same way, in the order of their slugs. @throws RatesError if a table is wrong. */
export function loadCalculators(): Promise<Calculator[]> {
  compileOnce()
  return Promise.all(calculatorSlugs().map(importCalculator))
}

async function importCalculator(slug: string): Promise<Calculator> {
  const { calculator } = (await import(new URL(`${slug}/answer.ts`, folder).href)) as { calculator: Calculator }
  return calculator
}
