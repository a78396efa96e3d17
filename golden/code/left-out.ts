import { existsSync } from 'node:fs'
import type { Calculator } from '../../engine/calculator.ts'
import { leftOutOf } from '../../engine/formula/explanation.ts'
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
  record: (inputs, choice) => amountsByName(calculator.leftOut(inputs, choice)),
  recordOn(inputs, ratesOnDate, taxYear) {
    const { answer, values } = calculator.answerOn(inputs, ratesOnDate, taxYear)
    return amountsByName(leftOutOf(answer, values))
  },
})

const amountsByName = (leftOut: ReturnType<Calculator['leftOut']>) => Object.fromEntries(leftOut.map(({ name, amount }) => [name, amount]))
