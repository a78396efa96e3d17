import type { FormulaCalculator } from '../../engine/formula/answer.ts'
import { loadCalculator } from '../lib/calculators.ts'
import { UsageError } from '../lib/command.ts'

/**
 * Loads a calculator that is made from formulas, on freshly compiled rates.
 * @throws UsageError if it is not; RatesError if a table is wrong.
 */
export async function loadForWorkbook(slug: string): Promise<FormulaCalculator> {
  const calculator = await loadCalculator(slug)
  // Modules that read the tables can be imported only once they are compiled.
  const { hasFormulas } = await import('../../engine/formula/answer.ts')
  if (!hasFormulas(calculator)) throw new UsageError(`${slug} is not made from formulas yet, so it has no workbook`)
  return calculator
}
