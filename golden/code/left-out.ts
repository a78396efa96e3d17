import { existsSync } from 'node:fs'
import type { Calculator } from '../../engine/calculator.ts'
import { notingRates } from '../../engine/explain/entries-read.ts'
import { leftOutOf } from '../../engine/formula/explanation.ts'
import type { RuleSet, TaxYear } from '../../engine/rates/rates-at.ts'
import { differencesFrom } from './compare.ts'
import { knownFigures, numbersIn } from './known-figures.ts'
import { type GoldenRow, goldenFile, readGolden } from './read-golden.ts'

/** The name, for `goldenFile`, of the file that tests what a calculator’s assumptions leave out; empty if there is no such file. */
export const leftOutSlug = (slug: string): string[] => [`left-out/${slug}`].filter((name) => existsSync(goldenFile(name)))

/** The rows that test what a calculator’s assumptions leave out. */
export const readLeftOut = (slug: string): GoldenRow[] => leftOutSlug(slug).flatMap(readGolden)

/** The calculator with what its assumptions leave out as its record, so that whatever compares records with rows can compare that too. */
export const asLeftOut = (calculator: Calculator, rows: readonly GoldenRow[]): Calculator => ({
  ...calculator,
  slug: `left-out/${calculator.slug}`,
  outputs: [...new Set(rows.flatMap(({ out }) => Object.keys(out)))],
  recordOn(inputs, ratesOnDate, taxYear) {
    const { answer, values } = calculator.answerOn(inputs, ratesOnDate, taxYear)
    return Object.fromEntries(leftOutOf(answer, values).map(({ name, amount }) => [name, amount]))
  },
})

/** Compares what the assumptions leave out with the rows. Returns a line for each figure that differs, with both amounts. */
export const leftOutFaults = (calculator: Calculator, rows: readonly GoldenRow[]): string[] =>
  rows.flatMap((row) => {
    const place = `golden/left-out/${calculator.slug}.csv row ${row.line}, "${row.case}"`
    const { inputs, issues } = { inputs: undefined, issues: undefined, ...calculator.parse(row.in, row.taxYear as TaxYear) }
    if (!inputs) return [`${place}: ${issues?.map(({ field, expected }) => `${field} must be ${expected}`).join('; ') ?? ''}`]
    return row.rules.flatMap((rules) => {
      const choice = { ruleSet: rules as RuleSet, taxYear: row.taxYear as TaxYear }
      const amounts = Object.fromEntries(calculator.leftOut(inputs, choice).map(({ name, amount }) => [name, amount]))
      return differencesFrom(row, amounts).map(
        ({ name, expected, found }) => `${place}, under ${rules}: ${name} is ${found}, expected ${expected}`,
      )
    })
  })

/** The numbers that the working of such a row may start from: those of any row, and the figures that only what is left out reads. */
export function knownLeftOut(calculator: Calculator, row: GoldenRow): ReadonlySet<string> {
  const known = new Set(knownFigures(calculator, row))
  const { inputs } = { inputs: undefined, ...calculator.parse(row.in, row.taxYear as TaxYear) }
  if (!inputs) return known
  for (const ruleSet of row.rules as RuleSet[]) {
    const rates = notingRates(calculator.tables, ruleSet, ({ figure }) => {
      for (const value of numbersIn(figure)) known.add(value.toFixed())
    })
    calculator.answerOn(inputs, rates, row.taxYear as TaxYear).answer.leftOut?.()
  }
  return known
}
