import { resultOf, type Side } from '#engine/explain/compared.ts'
import type { TaxYear } from '#engine/rates/rates-at.ts'
import { calculatorNamed } from '#engine/tests/calculators.ts'
import { TEST_YEAR } from '#engine/tests/test-year.ts'
import type { ComparedAnswer } from '../compared-answers.ts'

/** An answer of a comparison, to inputs as they are typed. */
export async function answered(
  letter: string,
  slug: string,
  raw: Readonly<Record<string, string>>,
  taxYear: TaxYear = TEST_YEAR,
): Promise<ComparedAnswer> {
  const calculator = await calculatorNamed(slug)
  const parsed = calculator.parse(raw, taxYear)
  if (parsed.issues) throw new Error(`${slug} refuses ${JSON.stringify(raw)}`)
  const side: Side = { inputs: parsed.inputs, ruleSet: 'statute', taxYear }
  const { tables } = calculator
  return { ...side, calculator, tables, letter, result: resultOf(calculator, side, tables) }
}
