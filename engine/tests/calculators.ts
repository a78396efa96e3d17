import { readdirSync } from 'node:fs'
import type { Calculator } from '../calculator.ts'

const folder = new URL('../calculators/', import.meta.url)

/** The calculators there are, by the folders under engine/calculators. */
export const SLUGS = readdirSync(folder).sort()

/** The calculator of a slug. */
export async function calculatorNamed(slug: string): Promise<Calculator> {
  const { calculator } = (await import(new URL(`${slug}/index.ts`, folder).href)) as { calculator: Calculator }
  return calculator
}
