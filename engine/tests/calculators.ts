import { readdirSync } from 'node:fs'
import type { Calculator } from '../calculator.ts'

const folder = new URL('../calculators/', import.meta.url)

/** The slugs of all calculators, which are the folders in engine/calculators. */
export const SLUGS = readdirSync(folder).sort()

/** The calculator with this slug. */
export async function calculatorNamed(slug: string): Promise<Calculator> {
  const { calculator } = (await import(new URL(`${slug}/answer.ts`, folder).href)) as { calculator: Calculator }
  return calculator
}
