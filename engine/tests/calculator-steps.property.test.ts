import { describe, expect, it } from 'vitest'
import { type Decimal, ONE_HUNDRED, ZERO } from '../money/decimal.ts'

import type { Step } from '../result/step.ts'
import { evaluateFormula } from './formula.ts'
import { describeFigure, figuresFor, valueOf } from './operands.ts'
import { CALCULATORS, holdsFor, inputsOf } from './questions.ts'

/** What a step should come to: a percentage of nothing is 0, where its formula would divide by 0. */
function asPercent(step: Step, outcome: Decimal): Decimal {
  if (step.unit !== 'percent') return outcome
  return outcome.isFinite() ? outcome.times(ONE_HUNDRED) : ZERO
}

describe.each(CALCULATORS.map((calculator) => ({ slug: calculator.slug, calculator })))('the working of $slug', ({ calculator }) => {
  it('gives the value of each step when its formula is worked out', () => {
    holdsFor(calculator, (_, { steps }) => {
      for (const step of steps.filter(({ formula }) => formula !== '')) {
        const values = Object.fromEntries(Object.entries(step.operands).map(([name, operand]) => [name, valueOf(operand)]))
        const worked = asPercent(step, evaluateFormula(step.formula, values))
        const isSame = step.value.minus(worked).abs().lt('1e-40')
        expect(`${step.key} ${(isSame ? step.value : worked).toFixed()}`).toBe(`${step.key} ${step.value.toFixed()}`)
      }
    })
  })

  it('takes every operand unchanged from an earlier step, from a field, or from the tables of the day', () => {
    holdsFor(calculator, (question, result) => {
      const inputs: Readonly<Record<string, unknown>> = inputsOf(calculator, question)
      const figures = figuresFor(result, inputs)
      const earlier = new Map<string, Step>()
      for (const step of result.steps) {
        for (const operand of Object.values(step.operands)) {
          if ('step' in operand) {
            const from = earlier.get(operand.step)
            expect([operand.label, operand.value.toFixed()]).toEqual([from?.label, from?.value.toFixed()])
          } else if ('input' in operand) {
            expect(`${operand.input} ${operand.value.toFixed()}`).toBe(`${operand.input} ${String(inputs[operand.input])}`)
          } else expect(figures).toContain(describeFigure(operand.figure))
        }
        earlier.set(step.key, step)
      }
    })
  })

  it('has a formula or a band table for every step, each with its own key, and the same amounts as the record', () => {
    holdsFor(
      calculator,
      (_, { steps, bandTables, rows }) => {
        expect(new Set(steps.map(({ key }) => key)).size).toBe(steps.length)
        expect(steps.filter(({ formula, bandTable }) => (formula === '') === (bandTable === undefined))).toEqual([])
        expect(steps.flatMap(({ bandTable }) => bandTable ?? []).sort()).toEqual(bandTables.map(({ key }) => key).sort())
        for (const { key, value } of rows) {
          const step = steps.find((each) => each.key === key)
          if (step) expect(`${key} ${step.value.toFixed()}`).toBe(`${key} ${value.toFixed()}`)
        }
      },
      100,
    )
  })
})
