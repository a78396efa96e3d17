import { readGolden } from '../../scripts/golden/read-golden.ts'
import { defaultTaxYear } from '../rates/generated/tax-years.ts'
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

/** Those that a page can show: of the tax year that it is about, unless it asks for one. Some entries that only pages ask for start then. */
export async function goldenResultsShown(slug: string) {
  const asksForYear = 'taxYear' in (await calculatorNamed(slug)).fields
  return (await goldenResults(slug)).filter(({ result }) => asksForYear || result.taxYear === defaultTaxYear)
}
