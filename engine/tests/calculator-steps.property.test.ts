import { describe, expect, it } from 'vitest'
import { type Decimal, ONE_HUNDRED, ZERO } from '../money/decimal.ts'
import type { RuleSet } from '../rates/rates-at.ts'
import type { Step } from '../result/step.ts'
import { evaluateFormula } from './formula.ts'
import { describeFigure, figuresFor, valueOf } from './operands.ts'
import { CALCULATORS, holdsFor, inputsOf } from './questions.ts'

/** Steps where a negative result becomes 0 and the formula does not say so: an allowance that is gone, an amount that is used up, a loss that is not taxed. */
const FLOORED = new Set(
  `personalAllowance taxableIncome unusedAllowance taxableDividends adjustedNetIncome taxedProfit profit salary
  employerContributions adjustedP11DValue totalTaxDue dbPensionInput
  excessContributions remainingAllowance carryForwardUsed2021 carryForwardUsed2022 carryForwardUsed2023`.split(/\s+/),
)
/** The steps that the law rounds where their formula does not say so, and how. Nothing else is rounded. `not` has the rule sets whose method does not round. */
const ROUNDED: Readonly<Record<string, { readonly to: (amount: Decimal) => Decimal; readonly not: readonly RuleSet[] }>> = {
  // ITA 2007 s.35(3): up to a whole pound. Under the constants there is no taper to round.
  personalAllowance: { to: (amount) => amount.ceil(), not: ['constants'] },
  // FA 2004 s.228ZA: down to a whole pound.
  taperReduction: { to: (amount) => amount.floor(), not: ['constants', 'text'] },
}

/** The name of a step without its prefix or suffix, where one working has two computations of the same thing. */
const nameOf = ({ key }: Step) => key.replace(/^(other|before|after|salary|both)\./, '').replace(/(\.before|\.after|WithoutDividends)$/, '')

function asTheLawHasIt(step: Step, outcome: Decimal, ruleSet: RuleSet): Decimal {
  // A percentage of nothing is 0, where its formula would divide by 0.
  if (step.key.endsWith('effectiveRate') && !outcome.isFinite()) return ZERO
  if (step.unit === 'percent') return outcome.times(ONE_HUNDRED)
  const name = nameOf(step)
  if (outcome.isNegative() && FLOORED.has(name)) return ZERO
  const rounded = ROUNDED[name]
  return rounded && !rounded.not.includes(ruleSet) ? rounded.to(outcome) : outcome
}

describe.each(CALCULATORS.map((calculator) => ({ slug: calculator.slug, calculator })))('the working of $slug', ({ calculator }) => {
  it('gives the value of each step when its formula is worked out', () => {
    holdsFor(calculator, ({ ruleSet }, { steps }) => {
      for (const step of steps.filter(({ formula }) => formula !== '')) {
        const values = Object.fromEntries(Object.entries(step.operands).map(([name, operand]) => [name, valueOf(operand)]))
        const worked = asTheLawHasIt(step, evaluateFormula(step.formula, values), ruleSet)
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
