import { existsSync } from 'node:fs'
import { calculatorSlugs, loadCalculator } from '../lib/calculators.ts'
import type { Workbook } from './definition.ts'

const fileOf = (slug: string) => new URL(`${slug}.ts`, import.meta.url)

/** The slugs of the calculators that have a workbook. */
export const workbookSlugs = (): string[] => calculatorSlugs().filter((slug) => existsSync(fileOf(slug)))

/**
 * Loads a calculator and its workbook on freshly compiled rates.
 * @throws RatesError if a table is wrong.
 */
export async function loadWorkbook(slug: string) {
  const calculator = await loadCalculator(slug)
  const { workbook } = (await import(fileOf(slug).href)) as { workbook: Workbook }
  return { calculator, workbook }
}
