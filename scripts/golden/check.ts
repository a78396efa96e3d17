// npm run golden:check [-- <slug> …] : every golden row against the engine; says row, field, expected and got.
import type { RuleSet, TaxYear } from '../../engine/rates/rates-at.ts'
import { calculatorSlugs, loadCalculator } from '../lib/calculators.ts'
import { differencesFrom } from './compare.ts'
import { readGolden } from './read-golden.ts'

const slugs = process.argv.length > 2 ? process.argv.slice(2) : calculatorSlugs()
let wrong = 0
for (const slug of slugs) {
  const calculator = await loadCalculator(slug)
  const rows = readGolden(slug)
  for (const row of rows) {
    const parsed = calculator.parse(row.in)
    if (parsed.issues) {
      wrong++
      console.log(
        `${slug}:${row.line} "${row.case}": ${parsed.issues.map(({ field, expected }) => `${field} must be ${expected}`).join('; ')}`,
      )
      continue
    }
    for (const ruleSet of row.rules) {
      const record = calculator.record(parsed.inputs, { ruleSet: ruleSet as RuleSet, taxYear: row.taxYear as TaxYear })
      for (const { name, expected, found } of differencesFrom(row, record)) {
        wrong++
        console.log(`${slug}:${row.line} "${row.case}", ${ruleSet}: ${name} expected ${expected}, got ${found}`)
      }
    }
  }
  console.log(`${slug}: ${rows.length} rows read`)
}
console.log(wrong === 0 ? 'golden: every row agrees' : `golden: ${wrong} figures differ`)
process.exitCode = wrong === 0 ? 0 : 1
