import { expect, it } from 'vitest'
import type { Calculator } from '../calculator.ts'
import { type Decimal, ONE_HUNDRED, ZERO } from '../money/decimal.ts'
import type { Operand, Step } from '../result/step.ts'
import { evaluateFormula } from './formula.ts'
import { describeFigure, figuresFor, valueOf } from './operands.ts'
import { holdsFor, inputsOf } from './questions.ts'

/** What a step should come to: a percentage of nothing is 0, where its formula would divide by 0. */
function asPercent(step: Step, outcome: Decimal): Decimal {
  if (step.unit !== 'percent') return outcome
  return outcome.isFinite() ? outcome.times(ONE_HUNDRED) : ZERO
}

/** Tests what holds of the working of any result of a calculator. */
export function itsSteps(calculator: Calculator): void {
  it('gives the value of each step when its formula is worked out', () => {
    holdsFor(calculator, (_, { steps }) => {
      const wrong = steps.flatMap((step) => {
        if (step.formula === '') return []
        const values = Object.fromEntries(Object.entries(step.operands).map(([name, operand]) => [name, valueOf(operand)]))
        const worked = asPercent(step, evaluateFormula(step.formula, values))
        const isSame = step.value.minus(worked).abs().lt('1e-40')
        return isSame ? [] : [`${step.key} is ${step.value.toFixed()}, and ${step.formula} is ${worked.toFixed()}`]
      })
      expect(wrong).toEqual([])
    })
  })

  it('has no formula that adds up nothing, or that begins in the middle of a sentence', () => {
    holdsFor(calculator, (_, { steps }) => {
      expect(steps.filter(({ formula }) => /(^|[+−] )0( [+−]|$)/.test(formula) && formula !== '0').map(({ formula }) => formula)).toEqual(
        [],
      )
      expect(steps.filter(({ formula }) => /^[,+]/.test(formula)).map(({ formula }) => formula)).toEqual([])
    })
  })

  it('takes every operand unchanged from an earlier step, from a field, or from the tables of the day', () => {
    holdsFor(calculator, (question, result) => {
      const inputs: Readonly<Record<string, unknown>> = inputsOf(calculator, question)
      const figures = figuresFor(result, inputs)
      const earlier = new Map<string, Step>()
      const isTaken = (operand: Operand) => {
        if ('input' in operand) return operand.value.toFixed() === String(inputs[operand.input])
        if ('figure' in operand) return figures.has(describeFigure(operand.figure))
        const from = earlier.get(operand.step)
        return from?.label === operand.label && from.value.equals(operand.value)
      }
      const changed = result.steps.flatMap((step) => {
        const operands = Object.entries(step.operands).filter(([, operand]) => !isTaken(operand))
        earlier.set(step.key, step)
        return operands.map(([name]) => `${name} in ${step.key}`)
      })
      expect(changed).toEqual([])
    })
  })

  it('has a formula or a band table for every step, each with its own key, and the same amounts as the record', () => {
    holdsFor(
      calculator,
      (_, { steps, bandTables, rows }) => {
        expect(new Set(steps.map(({ key }) => key)).size).toBe(steps.length)
        expect(steps.filter(({ formula, bandTable }) => (formula === '') === (bandTable === undefined))).toEqual([])
        expect(steps.flatMap(({ bandTable }) => bandTable ?? []).sort()).toEqual(bandTables.map(({ key }) => key).sort())
        const others = rows.filter(({ key, value }) => steps.some((step) => step.key === key && !step.value.equals(value)))
        expect(others.map(({ key }) => key)).toEqual([])
      },
      100,
    )
  })
}
