import { assert, constantFrom, pre, property, subarray, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Calculator } from '../calculator.ts'
import { amountIn } from '../explain/amount-in.ts'
import { inputsIn } from '../explain/between-years.ts'
import { breakEven } from '../explain/break-even.ts'
import { answerTheSame, comparedRows, resultOf, type Side, whyDifferent } from '../explain/compared.ts'
import { inYears } from '../inputs/yearly-pay.ts'
import { type Decimal, ZERO } from '../money/decimal.ts'
import { defaultTaxYear, taxYears } from '../rates/generated/tax-years.ts'
import { NoRateError, type TaxYear, unlessMissing } from '../rates/rates-at.ts'
import type { Result } from '../result/result.ts'
import { calculatorNamed, SLUGS } from './calculators.ts'
import { type Question, questionsFor } from './questions.ts'

const CALCULATORS: readonly Calculator[] = await Promise.all(SLUGS.map(calculatorNamed))
const YEARS = Object.keys(taxYears) as TaxYear[]
/** Few, because the formulas are those that many other tests are about. Some calculators have far more of them than the rest. */
const runsOf = (slug: string) => ({ numRuns: ['tax-bill', 'payslip', 'income-tax', 'student-loan'].includes(slug) ? 2 : 4 })

/** Any question in any year, and the same in any year with up to two inputs changed. Undefined where the calculator refuses one. */
const sidesOf = (calculator: Calculator) => {
  const fields = Object.keys(calculator.fields)
  const names = subarray(fields, { maxLength: Math.min(2, fields.length) })
  const years = tuple(constantFrom(...YEARS), constantFrom(...YEARS))
  return tuple(questionsFor(calculator), questionsFor(calculator), names, years).map(([one, other, changed, [from, to]]) => {
    const inputs = { ...one.inputs, ...Object.fromEntries(changed.map((name) => [name, other.inputs[name] ?? ''])) }
    const sides = [sideIn(calculator, one, from), sideIn(calculator, { ...other, inputs }, to)] as const
    return sides[0] && sides[1] ? ([sides[0], sides[1]] as const) : undefined
  })
}

/** Any question for one calculator, and any for another, in the same year. */
const sidesOfBoth = (one: Calculator, other: Calculator) =>
  tuple(questionsFor(one), questionsFor(other), constantFrom(...YEARS)).map(([first, second, year]) => {
    const sides = [sideIn(one, first, year), sideIn(other, second, year)] as const
    return sides[0] && sides[1] ? ([sides[0], sides[1]] as const) : undefined
  })

function sideIn(calculator: Calculator, { inputs: raw, ruleSet }: Question, taxYear: TaxYear): Side | undefined {
  const parsed = calculator.parse(raw)
  if (parsed.issues) return undefined
  const inputs = inputsIn({ calculator, inputs: parsed.inputs, from: defaultTaxYear, to: taxYear })
  const side = inputs && { inputs, ruleSet, taxYear }
  // Some readings have no figures for the first years.
  return side && !(unlessMissing(() => calculator.record(inputs, side)) instanceof NoRateError) ? side : undefined
}

/** Rows in the order of their keys, because two ledgers may have the same rows in different orders. */
const shown = (rows: readonly (readonly [string, Decimal | undefined])[]) =>
  rows.flatMap(([key, amount]) => (amount ? [`${key} ${amount.toFixed(2)}`] : [])).sort()

const inLedger = ({ rows }: Result) => rows.filter(({ layout }) => layout?.place !== 'comparison')
const shownAs = ({ rows }: Result, wanted: string) => rows.find(({ key }) => key === wanted)?.shown.pence ?? ZERO

let [split, broken] = [0, 0]

describe.each(CALCULATORS)('answers side by side of $slug', (calculator) => {
  const { slug, tables } = calculator

  it('are the rows of the calculator to the penny, and differ by what is said', () => {
    assert(
      property(sidesOf(calculator), (sides) => {
        pre(sides !== undefined)
        const [from, to] = sides
        const results = [resultOf(calculator, from, tables), resultOf(calculator, to, tables)] as const
        expect(results.map(({ record }) => record)).toEqual(
          [from, to].map(({ inputs, ...options }) => calculator.calculate(inputs, options).record),
        )
        const compared = comparedRows(results)
        for (const [index, result] of results.entries())
          expect(shown(compared.map(({ key, amounts }) => [key, amounts[index]]))).toEqual(
            shown(inLedger(result).map((row) => [row.key, row.shown.pence])),
          )
        for (const { key, difference } of compared) {
          const [first, last] = results.map((result) => inLedger(result).find((row) => row.key === key)?.shown.pence ?? ZERO)
          expect(first?.plus(difference).toFixed()).toBe(last?.toFixed())
        }
        const field = results[1].headline
        const why = whyDifferent(calculator, from, to, { field, tables })
        if (!why) return
        split++
        expect(why.from.toFixed()).toBe(amountIn(results[0].record, field, slug).toFixed())
        expect(why.steps.reduce((sum, { amount }) => sum.plus(amount), why.from).toFixed()).toBe(
          amountIn(results[1].record, field, slug).toFixed(),
        )
      }),
      runsOf(slug),
    )
  })
})

/** Those that say what somebody keeps of the income of a year. */
const OF_INCOME = CALCULATORS.filter(({ slug }) => ['income-tax', 'self-employed', 'ir35', 'dividend-tax'].includes(slug))

describe.each(OF_INCOME.flatMap((one, index) => OF_INCOME.slice(index + 1).map((other) => ({ one, other }))))(
  'an answer of $one.slug beside one of $other.slug',
  ({ one, other }) => {
    it('is what comes in, less what each takes off, and both keep the same at the income where they break even', () => {
      assert(
        property(sidesOfBoth(one, other), (sides) => {
          pre(sides !== undefined)
          const [from, to] = sides
          const results = [resultOf(one, from, one.tables), resultOf(other, to, other.tables)] as const
          expect(answerTheSame(...results)).toBe(true)
          const rows = comparedRows(results)
          for (const [index, result] of results.entries()) {
            const amounts = rows.map(({ isTotal, isDeduction, amounts: all }) => ({ isTotal, isDeduction, amount: all[index] ?? ZERO }))
            const left = amounts.reduce(
              (sum, { isTotal, isDeduction, amount }) => (isTotal ? sum : isDeduction ? sum.minus(amount) : sum.plus(amount)),
              ZERO,
            )
            expect(left.toFixed(2)).toBe(shownAs(result, result.headline).toFixed(2))
            expect(amounts.find(({ isTotal }) => isTotal)?.amount.toFixed(2)).toBe(left.toFixed(2))
          }
          const wanted = amountIn(results[0].record, results[0].headline, one.slug)
          const at = breakEven(other, to, wanted, other.tables)
          const { input } = other.margin ?? {}
          if (!at || input === undefined) return
          broken++
          const keptOf = (income: Decimal) => {
            const inputs = { ...inYears(other.fields, to.inputs), [input]: income }
            return amountIn(resultOf(other, { ...to, inputs }, other.tables).record, results[1].headline, other.slug)
          }
          expect(keptOf(at).greaterThanOrEqualTo(wanted)).toBe(true)
          // A contribution that brings a charge can make what is kept fall as the income rises: the last place that leaves as much is then found.
          const [before, after] = [at.minus(1), at.plus(1)].map(
            (income) => income.isNegative() || keptOf(income).greaterThanOrEqualTo(wanted),
          )
          expect(before || after).toBe(true)
        }),
        runsOf(one.slug),
      )
    })
  },
)

it('enough of the answers side by side had something to compare', () => {
  expect([split > SLUGS.length, broken > OF_INCOME.length]).toEqual([true, true])
})
