import { describe, expect, it } from 'vitest'
import { calculator } from '../calculators/income-tax/answer.ts'
import { type Decimal, ONE_HUNDRED, ZERO } from '../money/decimal.ts'
import type { Figure } from '../rates/figure.ts'
import type { Result } from '../result/result.ts'
import type { Operand, Step } from '../result/step.ts'
import { figuresOf } from './figures.ts'
import { evaluateFormula } from './formula.ts'
import { type Case, holds, inputsOf, NOTHING, payOf, resultOf } from './take-home-cases.ts'

/** A percentage that a visitor types is a number of percent (5 for 5%); one in the tables is a fraction (0.05). */
const valueOf = (operand: Operand): Decimal => {
  if ('figure' in operand) return operand.figure.value
  return 'input' in operand && operand.unit === 'percent' ? operand.value.dividedBy(ONE_HUNDRED) : operand.value
}

/** What the law does to the result of a formula: nothing is negative, and a taper takes off whole pounds, rounded down. */
function asTheLawHasIt(step: Step, outcome: Decimal, asked: Case): Decimal {
  const floored = outcome.isNegative() ? ZERO : outcome
  if (step.key === 'personalAllowance') return asked.ruleSet === 'constants' ? outcome : floored.ceil()
  if (step.key === 'taperReduction') return outcome.floor()
  if (step.unit === 'percent') return outcome.times(ONE_HUNDRED)
  return step.key === 'taxableIncome' ? floored : outcome
}

const numberOf = (steps: readonly Step[], key: string) => steps.findIndex((step) => step.key === key)
/** A percentage of nothing is 0, where its formula would divide by 0. */
const isShareOfNothing = (step: Step, asked: Case) => step.key === 'effectiveRate' && asked.salary === '0'

describe('the working of take-home pay', () => {
  it('gives the value of each step when its formula is worked out', () => {
    holds((asked) => {
      for (const step of resultOf(asked).steps.filter(({ formula }) => formula !== '')) {
        const values = Object.fromEntries(Object.entries(step.operands).map(([name, operand]) => [name, valueOf(operand)]))
        const worked = isShareOfNothing(step, asked) ? ZERO : asTheLawHasIt(step, evaluateFormula(step.formula, values), asked)
        expect(`${step.key} ${step.value.minus(worked).abs().lt('1e-40') ? step.value.toFixed() : worked.toFixed()}`).toBe(
          `${step.key} ${step.value.toFixed()}`,
        )
      }
    })
  })

  it('takes every operand unchanged from an earlier step, from a field, or from the tables', () => {
    holds((asked) => {
      const { steps } = resultOf(asked)
      const inputs: Readonly<Record<string, unknown>> = inputsOf(asked)
      const figures = figuresOf(asked.ruleSet)
      for (const [index, step] of steps.entries()) {
        for (const operand of Object.values(step.operands)) {
          if ('step' in operand) {
            const place = numberOf(steps, operand.step)
            expect(place >= 0 && place < index).toBe(true)
            expect([operand.label, operand.value.toFixed()]).toEqual([steps[place]?.label, steps[place]?.value.toFixed()])
          } else if ('input' in operand) {
            expect(Object.keys(calculator.fields)).toContain(operand.input)
            expect(operand.value.toFixed()).toBe(String(inputs[operand.input]))
          } else expect(figures).toContain(describeFigure(operand.figure))
        }
      }
    })
  })

  it('has a formula or a band table for every step, each with its own key, and ends with what the rows show', () => {
    holds((asked) => {
      const { steps, rows, bandTables } = resultOf(asked)
      expect(new Set(steps.map(({ key }) => key)).size).toBe(steps.length)
      const unexplained = steps.filter(({ formula, bandTable }) => (formula === '') === (bandTable === undefined))
      expect(unexplained).toEqual([])
      expect(steps.flatMap(({ bandTable }) => bandTable ?? []).sort()).toEqual(bandTables.map(({ key }) => key).sort())
      for (const { key, value } of rows.filter((row) => !['grossIncome', 'studentLoan'].includes(row.key))) {
        expect(`${key} ${steps[numberOf(steps, key)]?.value.toFixed() ?? 'has no step'}`).toBe(`${key} ${value.toFixed()}`)
      }
      const loans = steps.filter(({ key }) => key.startsWith('studentLoan.')).reduce((sum, { value }) => sum.plus(value), ZERO)
      expect(loans.toFixed()).toBe((rows.find(({ key }) => key === 'studentLoan')?.value ?? ZERO).toFixed())
    })
  })
})

const describeFigure = ({ entry, reading, unit, value }: Figure) => `${entry} ${reading} ${unit} ${value.toFixed()}`
const sum = (amounts: readonly Decimal[]) => amounts.reduce((total, amount) => total.plus(amount), ZERO).toFixed()
const stepOf = ({ steps }: Result, table: string) => steps.filter(({ bandTable }) => bandTable === table)

describe('band tables', () => {
  it('share out the amount of their step, and their charges add up to its value', () => {
    holds((asked) => {
      const result = resultOf(asked)
      for (const { key, slices } of result.bandTables) {
        const [step, ...others] = stepOf(result, key)
        expect(others).toEqual([])
        expect(sum(slices.map(({ amount }) => amount))).toBe(sum(Object.values(step?.operands ?? {}).map(valueOf)))
        expect(sum(slices.map(({ charge }) => charge))).toBe(step?.value.toFixed())
      }
    })
  })

  it('have bands without gaps: each starts where the last ended, takes no more than its width, and charges its rate', () => {
    holds((asked) => {
      const figures = figuresOf(asked.ruleSet)
      const { bandTables } = resultOf(asked)
      const taxed = bandTables.find(({ key }) => key === 'incomeTax')?.slices ?? []
      for (const { key, slices } of bandTables) {
        const isCharge = key === 'annualAllowanceCharge'
        for (const [index, { band, from, amount, charge }] of slices.entries()) {
          expect(from.toFixed()).toBe((slices[index - 1]?.band.upTo ?? ZERO).toFixed())
          expect(band.upTo === undefined).toBe(index === slices.length - 1)
          expect(amount.isNegative() || (band.upTo !== undefined && amount.gt(band.upTo.minus(from)))).toBe(false)
          // A pound is in a band only when the band below is full. For a charge, taxable income fills the bands first.
          const below = slices[index - 1]
          const under = (isCharge && taxed[index - 1]?.amount) || ZERO
          if (below && amount.gt(0)) expect(below.amount.plus(under).plus(below.from).toFixed()).toBe(from.toFixed())
          expect(charge.toFixed()).toBe(amount.times(band.rate).toFixed())
          expect(band.figures.filter((figure) => !figures.includes(describeFigure(figure)))).toEqual([])
          // The band below a threshold has no rate in the tables, because nothing is charged there.
          const rate = band.figures.find(({ unit }) => unit === 'percent')
          expect(band.rate.toFixed()).toBe(rate?.value.toFixed() ?? '0')
          // A limit comes from the tables. In Income Tax the gross contribution under relief at source raises it (FA 2004 s.192(4)).
          const limit = band.figures.find(({ unit }) => unit === 'GBP')
          const raisedBy =
            (key === 'incomeTax' || isCharge) && asked.pensionMethod === 'relief-at-source' ? payOf(asked).pensionGross : ZERO
          if (limit) expect(band.upTo?.toFixed()).toBe(limit.value.plus(raisedBy).toFixed())
        }
      }
    })
  })

  it('share out nothing where nothing is earned', () => {
    const { bandTables } = resultOf(NOTHING)
    expect(bandTables.map(({ key }) => key)).toEqual(['incomeTax', 'nationalInsurance'])
    expect(bandTables.flatMap(({ slices }) => slices).filter(({ amount, charge }) => !amount.isZero() || !charge.isZero())).toEqual([])
  })
})
