import { readGolden } from '../../scripts/golden/read-golden.ts'
import type { RuleSet, TaxYear } from '../rates/rates-at.ts'
import { calculatorNamed } from './calculators.ts'

/** Every golden row’s result, under each of its rule sets, with what it was. */
export async function goldenResults(slug: string) {
  const calculator = await calculatorNamed(slug)
  return readGolden(slug).flatMap((row) => {
    const parsed = calculator.parse(row.in)
    if (parsed.issues) throw new Error(`golden/${slug}.csv line ${row.line} is refused: ${JSON.stringify(parsed.issues)}`)
    return row.rules.map((rules) => {
      const choice = { ruleSet: rules as RuleSet, taxYear: row.taxYear as TaxYear }
      const result = calculator.calculate(parsed.inputs, choice)
      return { told: `line ${row.line}, ${rules}`, inputs: parsed.inputs, result, alone: calculator.record(parsed.inputs, choice) }
    })
  })
}
