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

/**
 * Loads the calculator with this slug. The first time, it compiles the rates, so that a command works before any build; modules that have
 * been loaded stay as they were. @throws RatesError if a table is wrong.
 */
export async function loadCalculator(slug: string): Promise<Calculator> {
  if (!isCompiled) compileRates()
  isCompiled = true
  const { calculator } = (await import(new URL(`${slug}/answer.ts`, folder).href)) as { calculator: Calculator }
  return calculator
}

/** Loads all calculators in the same way, in the order of their slugs. @throws RatesError if a table is wrong. */
export async function loadCalculators(): Promise<Calculator[]> {
  const calculators: Calculator[] = []
  for (const slug of calculatorSlugs()) calculators.push(await loadCalculator(slug))
  return calculators
}
