// Decimals and compiled formulas agree about every field, in every year and under every rule set; that DuckDB does too, in the usual year,
// is in query.test.ts. `npm run test:sql` asks the same of all of them, with 5,000 rows each.
import { expect, it, vi } from 'vitest'
import { calculator as incomeTax } from '../../../../engine/calculators/income-tax/answer.ts'
import { calculator as partYear } from '../../../../engine/calculators/part-year/answer.ts'
import { defaultRuleSet } from '../../../../engine/rates/generated/rule-sets.ts'
import { defaultTaxYear } from '../../../../engine/rates/generated/tax-years.ts'
import { CALCULATORS } from '../../../../engine/tests/questions.ts'
import { DIALECTS } from '../../whole-numbers/dialects.ts'
import { withoutQuery } from '../choices.ts'
import { duckdb } from '../tests/duckdb.ts'
import { choicesFor, disagreements } from '../tests/gate.ts'
import { seededRows, withFewChoices } from '../tests/seeded-rows.ts'

vi.setConfig({ testTimeout: 120_000 })

const usual = { ruleSet: defaultRuleSet, taxYear: defaultTaxYear } as const

it.each([incomeTax, ...CALCULATORS].map((calculator) => ({ slug: calculator.slug, calculator })))('$slug', async ({ calculator }) => {
  for (const choice of choicesFor(calculator)) {
    const isUsual = choice.ruleSet === usual.ruleSet && choice.taxYear === usual.taxYear
    // Where there is a query, DuckDB answers as many.
    const rows = seededRows(calculator, choice, isUsual && withoutQuery(calculator) !== undefined ? 500 : 50)
    const tried = isUsual ? rows : withFewChoices(calculator, choice, rows)
    expect(await disagreements(calculator, choice, tried), `${choice.taxYear} ${choice.ruleSet}`).toEqual([])
  }
})

/** A month’s pay is a twelfth, rounded half up, and half of twelve is six. */
const spoil = (query: string) => query.replaceAll('+ 6) // 12)', '+ 5) // 12)')

it('reports a rounding that is a unit off', async () => {
  const found = await disagreements(partYear, usual, seededRows(partYear, usual, 500), { dialect: DIALECTS.duckdb, engine: duckdb, spoil })
  expect(found.length).toBeGreaterThan(10)
  expect(found[0]).toContain('but duckdb')
})
