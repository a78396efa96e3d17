import { describe, expect, it } from 'vitest'
import type { Edge } from '../explain/edges.ts'
import { type Marginal, marginal } from '../explain/marginal.ts'
import { Decimal, ONE_HUNDRED, sumOf } from '../money/decimal.ts'
import { calculatorNamed, SLUGS } from './calculators.ts'
import { holdsFor, inputsOf, type Question } from './questions.ts'

const CALCULATORS = (await Promise.all(SLUGS.map(calculatorNamed))).filter(({ margin }) => margin)

/** Two stairs: half a pound of tax on a pound of allowance by which it falls at a time, at either end of £100. */
const STAIRS = new Decimal('1')
/** Within so many pounds of an edge it may be told as the one above or as the one below. */
const NEAR = new Decimal('2.02')

const SOME = 25

describe.each(CALCULATORS)('what £100 more does in $slug', (calculator) => {
  const { margin } = calculator
  const askedAt = ({ ruleSet, inputs }: Question, amount: Decimal): Marginal | undefined =>
    marginal(calculator, { ...inputsOf(calculator, { ruleSet, inputs }), [margin?.input ?? '']: amount }, { ruleSet })
  const each = (check: (told: Marginal, at: (amount: Decimal) => Marginal | undefined) => void) =>
    holdsFor(
      calculator,
      (question) => {
        const { inputs, ruleSet } = question
        const told = marginal(calculator, inputsOf(calculator, question), { ruleSet })
        if (told) check(told, (amount) => askedAt({ ruleSet, inputs }, amount))
      },
      SOME,
    )

  it('adds up to what it does to the total, and is never less than a number', () => {
    each(({ lines, headline, above, below }) => {
      for (const each of [lines, above?.beyond ?? [], below?.beyond ?? []]) {
        expect(each.every(({ difference }) => difference.isFinite())).toBe(true)
        const total = each.find(({ isTotal }) => isTotal)
        const parts = each.filter(({ isInSum, isTotal }) => isInSum && !isTotal)
        const sum = sumOf(parts.map(({ difference, isDeduction }) => (isDeduction ? difference.negated() : difference)))
        if (total) expect(sum.minus(total.difference).abs().toNumber()).toBeLessThan(1e-40)
      }
      expect(headline.difference.isFinite()).toBe(true)
    })
  })

  it('is the same up to the edges, which any income between them has too', () => {
    each((told, at) => {
      const edges: [Edge | undefined, 'above' | 'below'][] = [
        [told.above, 'above'],
        [told.below, 'below'],
      ]
      for (const [edge, side] of edges) {
        if (!edge) continue
        expect([side, edge.distance.toFixed()]).toEqual([
          side,
          edge.at
            .minus(told.income)
            .times(side === 'above' ? 1 : -1)
            .toFixed(),
        ])
        for (const part of ['0.1', '0.5', '0.9', '0.999']) {
          const between = told.income.plus(edge.at.minus(told.income).times(part)).toDecimalPlaces(2)
          if (Decimal.min(between.minus(edge.at).abs(), between.minus(told.income).abs()).lte(NEAR)) continue
          const other = at(between)
          expect([between.toFixed(), other?.[side]?.at.toFixed()]).toEqual([between.toFixed(), edge.at.toFixed()])
          const isWithin = (one: Marginal) => !one.above || one.above.distance.gt(one.more)
          if (!other || !isWithin(told) || !isWithin(other)) continue
          expect(other.headline.difference.minus(told.headline.difference).abs().toNumber()).toBeLessThanOrEqual(STAIRS.toNumber())
        }
        // From beyond it, it is the edge on the other side, unless another is as near.
        const beyond = edge.at.plus(side === 'above' ? 5 : -5)
        if (beyond.lte(ONE_HUNDRED) || beyond.gt('1e12')) continue
        const back = at(beyond)?.[side === 'above' ? 'below' : 'above']
        expect(back?.distance.toNumber()).toBeLessThanOrEqual(7.02)
      }
    })
  })
})
