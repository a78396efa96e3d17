import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { Calculator } from '../calculator.ts'
import { amountIn } from '../explain/amount-in.ts'
import { answerInOtherYear, explainYears, inputsIn, type YearsCompared } from '../explain/between-years.ts'
import { ZERO } from '../money/decimal.ts'
import { taxYears } from '../rates/generated/tax-years.ts'
import type { TaxYear } from '../rates/rates-at.ts'
import { calculatorNamed, SLUGS } from './calculators.ts'
import { inputsOf, questionsFor } from './questions.ts'

vi.setConfig({ testTimeout: 300_000 })

const CALCULATORS: readonly Calculator[] = await Promise.all(SLUGS.map(calculatorNamed))

const YEARS = Object.keys(taxYears).sort() as TaxYear[]
/** Neighbours both ways round, and the year of the site’s first pages with the year of this one. */
const PAIRS = [
  ...YEARS.slice(1).flatMap((year, index): [TaxYear, TaxYear][] => [
    [YEARS[index] ?? year, year],
    [year, YEARS[index] ?? year],
  ]),
  ['2024-25', '2026-27'] as [TaxYear, TaxYear],
]

/** Calls `check` with random questions to a calculator, asked in each pair of years. Questions that a year refuses are left out. */
function holdsBetweenYears(calculator: Calculator, check: (compared: YearsCompared) => void, numRuns: number): void {
  fc.assert(
    fc.property(questionsFor(calculator), fc.constantFrom(...PAIRS), (question, [from, to]) => {
      const typed = inputsOf(calculator, question)
      const inputs = inputsIn({ calculator, inputs: typed, from: '2024-25', to: from })
      if (!inputs) return
      const field = calculator.calculate(inputs, { taxYear: from }).headline
      check({ calculator, inputs, from, to, field, tables: calculator.tables })
    }),
    { numRuns },
  )
}

describe.each(CALCULATORS)('$slug', (calculator) => {
  const { slug, tables } = calculator

  it('explains the whole difference between two years, from the answer of one page to that of the other', () => {
    let answered = 0
    holdsBetweenYears(
      calculator,
      (compared) => {
        const { inputs, from, to, field } = compared
        const later = inputsIn(compared)
        const answer = answerInOtherYear(compared)
        if (!later) return expect(answer).toBeUndefined()
        answered++
        const { steps, ...ends } = explainYears(compared)
        expect(ends.from).toEqual(amountIn(calculator.record(inputs, { taxYear: from }), field, slug))
        expect(ends.to).toEqual(amountIn(calculator.record(later, { taxYear: to }), field, slug))
        expect(ends.to).toEqual(answer)
        expect(steps.reduce((sum, { amount }) => sum.plus(amount), ends.from).toFixed()).toBe(ends.to.toFixed())
        for (const { amount, name } of steps) {
          expect(amount.equals(ZERO)).toBe(false)
          expect(name in calculator.fields || name.split('.')[0]! in tables).toBe(true)
        }
      },
      150,
    )
    expect(answered).toBeGreaterThan(20)
  })
})
