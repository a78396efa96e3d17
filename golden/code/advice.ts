import { existsSync } from 'node:fs'
import { recorded } from '../../engine/answer/ledger.ts'
import type { Calculator } from '../../engine/calculator.ts'
import { adviceFor } from '../../engine/explain/advice/advice-for.ts'
import { zero } from '../../engine/expression/amount.ts'
import { taxYears } from '../../engine/rates/generated/tax-years.ts'
import { type GoldenRow, goldenFile, readGolden } from './read-golden.ts'

/** The name, for `goldenFile`, of the file that tests what advice about a calculator’s answers is worth; empty if there is no such file. */
export const adviceSlug = (slug: string): string[] => [`advice/${slug}`].filter((name) => existsSync(goldenFile(name)))

/** The rows that test what advice is worth. */
export const readAdvice = (slug: string): GoldenRow[] => adviceSlug(slug).flatMap(readGolden)

/** The columns that such a file may have: every key of advice, as a column has it. */
const COLUMNS = [
  'fullAllowance',
  'noChildBenefitCharge',
  'noHigherRate',
  'noLoanRepayment',
  'salarySacrifice',
  'marriageAllowance',
  'nextExemptAmount',
  'partnersExemptAmount',
  'tradingAllowance',
  'expensesInstead',
  'propertyAllowance',
  'directorSalary',
  'smallProfits',
  'dormantCompany',
  'allowanceOrder',
]

/**
 * The calculator with what advice is worth on the first day of the tax year as its record, so that whatever compares records with rows can
 * compare that too. What advice is worth is no formula, so its ledger has the names alone.
 */
export const asAdvised = (calculator: Calculator): Calculator => ({
  ...calculator,
  slug: `advice/${calculator.slug}`,
  record(inputs, choice) {
    const result = calculator.calculate(inputs, choice)
    const advice = adviceFor(calculator, inputs, result, taxYears[result.taxYear].starts)
    return Object.fromEntries(advice.map(({ key, worth }) => [columnOf(key), worth]))
  },
  answerOn(inputs, ratesOnDate, taxYear) {
    const { answer, values } = calculator.answerOn(inputs, ratesOnDate, taxYear)
    return { answer: { ...answer, ledger: COLUMNS.map((name) => recorded(zero, { key: name })) }, values }
  },
})

const columnOf = (key: string) => key.replaceAll(/-./g, (part) => part.slice(1).toUpperCase())
