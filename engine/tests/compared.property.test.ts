import { assert, constantFrom, pre, property, subarray, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Calculator } from '../calculator.ts'
import { amountIn } from '../explain/amount-in.ts'
import { inputsIn } from '../explain/between-years.ts'
import { comparedRows, resultOf, type Side, whyDifferent } from '../explain/compared.ts'
import { type Decimal, ZERO } from '../money/decimal.ts'
import { defaultTaxYear, taxYears } from '../rates/generated/tax-years.ts'
import { NoRateError, type TaxYear, unlessMissing } from '../rates/rates-at.ts'
import type { Result } from '../result/result.ts'
import { calculatorNamed, SLUGS } from './calculators.ts'
import { type Question, questionsFor } from './questions.ts'

const CALCULATORS: readonly Calculator[] = await Promise.all(SLUGS.map(calculatorNamed))
const YEARS = Object.keys(taxYears) as TaxYear[]
/** The whole bill has far more formulas than the others. */
const FEWER_RUNS: Readonly<Record<string, number>> = { 'tax-bill': 3 }

/** Any question in any year, and the same in any year with up to two inputs changed. Undefined where the calculator refuses one. */
const sidesOf = (calculator: Calculator) => {
  const names = subarray(Object.keys(calculator.fields), { maxLength: 2 })
  const years = tuple(constantFrom(...YEARS), constantFrom(...YEARS))
  return tuple(questionsFor(calculator), questionsFor(calculator), names, years).map(([one, other, changed, [from, to]]) => {
    const inputs = { ...one.inputs, ...Object.fromEntries(changed.map((name) => [name, other.inputs[name] ?? ''])) }
    const sides = [sideIn(calculator, one, from), sideIn(calculator, { ...other, inputs }, to)] as const
    return sides[0] && sides[1] ? ([sides[0], sides[1]] as const) : undefined
  })
}

function sideIn(calculator: Calculator, { inputs: raw, ruleSet }: Question, taxYear: TaxYear): Side | undefined {
  const parsed = calculator.parse(raw)
  if (parsed.issues) return undefined
  const inputs = inputsIn({ calculator, inputs: parsed.inputs, from: defaultTaxYear, to: taxYear })
  const side = inputs && { inputs, ruleSet, taxYear }
  // Some readings have no figures for the first years.
  return side && !(unlessMissing(() => resultOf(calculator, side, calculator.tables)) instanceof NoRateError) ? side : undefined
}

/** Rows in the order of their keys, because two ledgers may have the same rows in different orders. */
const shown = (rows: readonly (readonly [string, Decimal | undefined])[]) =>
  rows.flatMap(([key, amount]) => (amount ? [`${key} ${amount.toFixed(2)}`] : [])).sort()

const inLedger = ({ rows }: Result) => rows.filter(({ layout }) => layout?.place !== 'comparison')

describe.each(CALCULATORS)('answers side by side of $slug', (calculator) => {
  const { slug, tables } = calculator

  it('are the rows of the calculator to the penny, and differ by what is said', () => {
    let split = 0
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
      { numRuns: FEWER_RUNS[slug] ?? 12 },
    )
    expect(split).toBeGreaterThan(0)
  })
})
