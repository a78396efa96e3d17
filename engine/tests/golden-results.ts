import { readGolden } from '../../golden/code/read-golden.ts'
import { defaultTaxYear } from '../rates/generated/tax-years.ts'
import type { RuleSet, TaxYear } from '../rates/rates-at.ts'
import { calculatorNamed } from './calculators.ts'

let last: { readonly slug: string; readonly results: ReturnType<typeof workOut> } | undefined

/** The result of every golden row under each of its rule sets, with its line and rule set. Those asked for last are kept. */
export function goldenResults(slug: string) {
  if (last?.slug !== slug) last = { slug, results: workOut(slug) }
  return last.results
}

async function workOut(slug: string) {
  const calculator = await calculatorNamed(slug)
  return readGolden(slug).flatMap((row) => {
    const parsed = calculator.parse(row.in, row.taxYear as TaxYear)
    if (parsed.issues) throw new Error(`golden/${slug}.csv line ${row.line} is refused: ${JSON.stringify(parsed.issues)}`)
    return row.rules.map((rules) => {
      const choice = { ruleSet: rules as RuleSet, taxYear: row.taxYear as TaxYear }
      const result = calculator.calculate(parsed.inputs, choice)
      return { told: `line ${row.line}, ${rules}`, inputs: parsed.inputs, choice, result }
    })
  })
}

/**
 * The results that a page can show: those of the default tax year, unless the page asks for the year. Some entries that only pages use
 * start in that year.
 */
export async function goldenResultsShown(slug: string) {
  const asksForYear = 'taxYear' in (await calculatorNamed(slug)).fields
  return (await goldenResults(slug)).filter(({ result }) => asksForYear || result.taxYear === defaultTaxYear)
}
