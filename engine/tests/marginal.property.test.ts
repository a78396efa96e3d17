import { describe, expect, it } from 'vitest'
import { type Marginal, marginal } from '../explain/marginal.ts'
import { LARGEST_AMOUNT } from '../inputs/parse.ts'
import { type Decimal, sumOf } from '../money/decimal.ts'
import { calculatorNamed, SLUGS } from './calculators.ts'
import { holdsFor, inputsOf, type Question } from './questions.ts'

const CALCULATORS = (await Promise.all(SLUGS.map(calculatorNamed))).filter(({ margin }) => margin)

/** An allowance falls by a pound at a time, which bears a little over half a pound of tax; at either end of £100. */
const STAIRS = 1.1
/** Within so many pounds of an edge it may be told as the one above or as the one below. */
const NEAR = 2.02
const BEYOND = 5
const SIDES = ['above', 'below'] as const

/** A contribution so small that the rounding of the allowance to a pound decides whether it is relieved at all: it is, and is not, and is. */
const isTiny = (contribution: string | undefined) => Number(contribution) > 0 && Number(contribution) < 100

const SOME = 25

/** Whether £100 more does not reach the next edge. */
const isWithin = ({ above, more }: Marginal) => !above || above.distance.gt(more)

describe.each(CALCULATORS)('what £100 more does in $slug', (calculator) => {
  const { margin } = calculator
  const askedAt = ({ ruleSet, inputs }: Question, amount: Decimal): Marginal | undefined =>
    marginal(calculator, { ...inputsOf(calculator, { ruleSet, inputs }), [margin?.input ?? '']: amount }, { ruleSet })
  const each = (check: (told: Marginal, at: (amount: Decimal) => Marginal | undefined) => void) =>
    holdsFor(
      calculator,
      (question) => {
        const { inputs, ruleSet } = question
        if (isTiny(inputs['pensionContributions'])) return
        const told = marginal(calculator, inputsOf(calculator, question), { ruleSet })
        if (told) check(told, (amount) => askedAt({ ruleSet, inputs }, amount))
      },
      SOME,
    )

  it('adds up to what it does to the total, and is never less than a number', () => {
    each(({ lines, headline, above, below }) => {
      for (const told of [lines, above?.beyond ?? [], below?.beyond ?? []]) {
        expect(told.every(({ difference }) => difference.isFinite())).toBe(true)
        const total = told.find(({ isTotal }) => isTotal)
        const parts = told.filter(({ isInSum, isTotal }) => isInSum && !isTotal)
        const sum = sumOf(parts.map(({ difference, isDeduction }) => (isDeduction ? difference.negated() : difference)))
        if (total) expect(sum.minus(total.difference).abs().toNumber()).toBeLessThan(1e-40)
      }
      expect(headline.difference.isFinite()).toBe(true)
    })
  })

  it('changes at the same edges, and costs the same, for any income between them', () => {
    each((told, at) => {
      for (const side of SIDES) {
        const edge = told[side]
        if (!edge) continue
        const way = side === 'above' ? 1 : -1
        expect([side, edge.at.minus(told.income).times(way).toFixed()]).toEqual([side, edge.distance.toFixed()])
        for (const part of ['0.1', '0.5', '0.9', '0.999']) {
          const between = told.income.plus(edge.at.minus(told.income).times(part)).toDecimalPlaces(2)
          if ([edge.at, told.income].some((near) => near.minus(between).abs().lte(NEAR))) continue
          const other = at(between)
          expect([between.toFixed(), other?.[side]?.at.toFixed()]).toEqual([between.toFixed(), edge.at.toFixed()])
          if (!other || !isWithin(told) || !isWithin(other)) continue
          expect(other.headline.difference.minus(told.headline.difference).abs().toNumber()).toBeLessThanOrEqual(STAIRS)
        }
      }
    })
  })

  it('has from beyond an edge that edge on the other side, or one that is as near', () => {
    each((told, at) => {
      for (const side of SIDES) {
        const beyond = told[side]?.at.plus(side === 'above' ? BEYOND : -BEYOND)
        if (!beyond || beyond.lt(0) || beyond.gt(LARGEST_AMOUNT)) continue
        expect(at(beyond)?.[side === 'above' ? 'below' : 'above']?.distance.toNumber()).toBeLessThanOrEqual(BEYOND + NEAR)
      }
    })
  })
})
