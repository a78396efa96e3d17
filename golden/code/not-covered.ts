import { existsSync } from 'node:fs'
import { notCoveredOf } from '../../engine/answer/explanation.ts'
import { recorded } from '../../engine/answer/ledger.ts'
import type { Calculator } from '../../engine/calculator.ts'
import { zero } from '../../engine/expression/amount.ts'
import { isAbove } from '../../engine/expression/condition.ts'
import { type GoldenRow, goldenFile, readGolden } from './read-golden.ts'

/** The name, for `goldenFile`, of the file that tests what a calculator’s assumptions leave out; empty if there is no such file. */
export const notCoveredSlug = (slug: string): string[] => [`not-covered/${slug}`].filter((name) => existsSync(goldenFile(name)))

/** The rows that test what a calculator’s assumptions leave out. */
export const readNotCovered = (slug: string): GoldenRow[] => notCoveredSlug(slug).flatMap(readGolden)

/** The calculator with what its assumptions leave out as its ledger, so that whatever compares records with rows can compare that too. */
export const asNotCovered = (calculator: Calculator): Calculator => ({
  ...calculator,
  slug: `not-covered/${calculator.slug}`,
  record: (inputs, choice) => amountsByName(calculator.notCovered(inputs, choice)),
  recordOn(inputs, ratesOnDate, taxYear) {
    const { answer, values } = calculator.answerOn(inputs, ratesOnDate, taxYear)
    return amountsByName(notCoveredOf(answer, values))
  },
  recordsOn(ratesOnDate, taxYear) {
    return { of: (inputs) => this.recordOn(inputs, ratesOnDate, taxYear) }
  },
  answerOn(inputs, ratesOnDate, taxYear) {
    const { answer, values } = calculator.answerOn(inputs, ratesOnDate, taxYear)
    const ledger = answer.notCovered?.().map(({ name, amount }) => recorded(amount, { key: name, where: isAbove(amount, zero) })) ?? []
    return { answer: { ...answer, ledger }, values }
  },
})

const amountsByName = (notCovered: ReturnType<Calculator['notCovered']>) =>
  Object.fromEntries(notCovered.map(({ name, amount }) => [name, amount]))
