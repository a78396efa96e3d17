import { existsSync } from 'node:fs'
import { leftOutOf } from '../../engine/answer/explanation.ts'
import { keyed, recorded, where } from '../../engine/answer/ledger.ts'
import type { Calculator } from '../../engine/calculator.ts'
import { zero } from '../../engine/expression/amount.ts'
import { isAbove } from '../../engine/expression/condition.ts'
import { type GoldenRow, goldenFile, readGolden } from './read-golden.ts'

/** The name, for `goldenFile`, of the file that tests what a calculator’s assumptions leave out; empty if there is no such file. */
export const leftOutSlug = (slug: string): string[] => [`left-out/${slug}`].filter((name) => existsSync(goldenFile(name)))

/** The rows that test what a calculator’s assumptions leave out. */
export const readLeftOut = (slug: string): GoldenRow[] => leftOutSlug(slug).flatMap(readGolden)

/** The calculator with what its assumptions leave out as its ledger, so that whatever compares records with rows can compare that too. */
export const asLeftOut = (calculator: Calculator): Calculator => ({
  ...calculator,
  slug: `left-out/${calculator.slug}`,
  record: (inputs, choice) => amountsByName(calculator.leftOut(inputs, choice)),
  recordOn(inputs, ratesOnDate, taxYear) {
    const { answer, values } = calculator.answerOn(inputs, ratesOnDate, taxYear)
    return amountsByName(leftOutOf(answer, values))
  },
  recordsOn(ratesOnDate, taxYear) {
    return { of: (inputs) => this.recordOn(inputs, ratesOnDate, taxYear) }
  },
  answerOn(inputs, ratesOnDate, taxYear) {
    const { answer, values } = calculator.answerOn(inputs, ratesOnDate, taxYear)
    const ledger = answer.leftOut?.().map(({ name, amount }) => recorded(amount, keyed(name), where(isAbove(amount, zero)))) ?? []
    return { answer: { ...answer, ledger }, values }
  },
})

const amountsByName = (leftOut: ReturnType<Calculator['leftOut']>) => Object.fromEntries(leftOut.map(({ name, amount }) => [name, amount]))
