import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Calculator } from '../calculator.ts'
import { type Marginal, marginal } from '../explain/marginal.ts'
import { withOtherCosts } from '../explain/other-costs.ts'
import { LARGEST_AMOUNT } from '../inputs/kinds.ts'
import { inYears } from '../inputs/yearly-pay.ts'
import { Decimal, sumOf, ZERO } from '../money/decimal.ts'
import { RULE_SETS } from '../rates/rates-at.ts'
import type { Result } from '../result/result.ts'
import { calculatorNamed, SLUGS } from './calculators.ts'
import { calculatorOfSlug, exact, holdsFor, inputsOf, type Question } from './questions.ts'
import { runs } from './runs.ts'

const CALCULATORS = (await Promise.all(SLUGS.map(calculatorNamed))).filter(({ margin }) => margin)

/** An allowance falls by a pound at a time, which costs a little over half a pound of tax. It may happen at either end of the £100. */
const STAIRS = 1.1
/** Within this many pounds of an edge, it may count as the edge above or as the edge below. */
const NEAR = 2.02
const BEYOND = 5
const SIDES = ['above', 'below'] as const

/**
 * A contribution so small that whether it gets any relief depends on how the allowance is rounded to a pound. As pay rises it does, then
 * does not, then does again.
 */
const isTiny = (contribution: string | undefined) => Number(contribution) > 0 && Number(contribution) < 100

const SOME = 25

/** Whether £100 more stays below the next edge. */
const isWithin = ({ above, more }: Marginal) => !above || above.distance.gt(more)

/** How many pounds we check above an income that has no edge above it. */
const FAR = 100_000
const PARTS = Array.from({ length: 12 }, (_, index) => index / 11)

/** What £100 more does to the headline at each of several incomes between the two edges nearest to the income of the question. */
function slopesBetweenEdges(
  calculator: Calculator,
  question: Question,
): { told: Marginal; slopes: Decimal[]; stairs: Decimal } | undefined {
  const { ruleSet } = question
  const inputs = inYears(calculator.fields, inputsOf(calculator, question))
  const told = marginal(calculator, inputs, { ruleSet })
  const { margin } = calculator
  if (!told || !margin) return undefined
  const stairs = stepOfTheCharge(calculator.calculate(inputs, { ruleSet })).plus(STAIRS)
  const at = (amount: Decimal) => {
    const { rows } = withOtherCosts(calculator.calculate({ ...inputs, [margin.input]: amount }, { ruleSet }))
    return rows.find(({ key }) => key === told.headline.key)?.value ?? ZERO
  }
  // The first penny of rent may be a cliff: the property allowance comes with it.
  const first = told.below ? told.below.at.plus(NEAR) : new Decimal('0.01')
  const last = Decimal.min(told.above ? told.above.at.minus(NEAR) : told.income.plus(FAR), LARGEST_AMOUNT).minus(told.more)
  if (last.lt(first)) return { told, slopes: [], stairs }
  const starts = PARTS.map((part) => first.plus(last.minus(first).times(part)).toDecimalPlaces(2))
  return { told, slopes: starts.map((start) => at(start.plus(told.more)).minus(at(start))), stairs }
}

/**
 * What a step of the High Income Child Benefit Charge costs at most: one percent of the benefit for each £200, and a pound of rounding. ITEPA
 * 2003 s.681C(2). Annual pounds; nothing without children.
 */
const stepOfTheCharge = (result: Result): Decimal =>
  result.steps.some(({ key }) => key === 'childBenefit') ? exact(result, 'childBenefit').dividedBy(100).plus(1) : ZERO

/** Expects each £100 between two neighbouring edges to do the same, apart from whole pounds and whole percents of which each takes a step. */
function expectOneSlope(calculator: Calculator, question: Question): number {
  const { told, slopes, stairs = STAIRS } = slopesBetweenEdges(calculator, question) ?? {}
  const between = `${told?.below?.at.toFixed() ?? 'nothing'} to ${told?.above?.at.toFixed() ?? 'no end'}`
  const [least, most] = [Decimal.min(...(slopes ?? []), Infinity), Decimal.max(...(slopes ?? []), -Infinity)]
  expect(`${between}: ${most.minus(least).lte(stairs) ? 'one slope' : `${least.toFixed()} and ${most.toFixed()}`}`).toBe(
    `${between}: one slope`,
  )
  return slopes?.length ?? 0
}

describe('of dividends whose nil rate band is near the basic rate limit, in the taper or below it (ITA 2007 s.13A)', () => {
  const dividendTax = calculatorOfSlug('dividend-tax')
  const asked = fc.record({
    taxable: fc.integer({ min: 36_000, max: 38_000 }),
    total: fc.oneof(fc.integer({ min: 90_000, max: 126_000 }), fc.integer({ min: 50_000, max: 60_000 })),
    ruleSet: fc.constantFrom(...RULE_SETS),
    region: fc.constantFrom('england', 'scotland'),
  })

  it('every £100 between two neighbouring edges does the same', () => {
    let compared = 0
    fc.assert(
      fc.property(asked, ({ taxable, total, ruleSet, region }) => {
        const allowance = Math.max(0, 12_570 - Math.max(0, total - 100_000) / 2)
        const otherIncome = Math.round(taxable + allowance)
        const inputs = { otherIncome: String(otherIncome), dividendIncome: String(Math.max(0, total - otherIncome)), region }
        compared += expectOneSlope(dividendTax, { ruleSet, inputs })
      }),
      { numRuns: runs(60) },
    )
    expect(compared).toBeGreaterThan(runs(300))
  })
})

describe.each(CALCULATORS)('what £100 more does in $slug', (calculator) => {
  const { margin } = calculator
  const askedAt = ({ ruleSet, inputs }: Question, amount: Decimal): Marginal | undefined =>
    marginal(
      calculator,
      { ...inYears(calculator.fields, inputsOf(calculator, { ruleSet, inputs })), [margin?.input ?? '']: amount },
      { ruleSet },
    )
  // Each property is asked the same questions.
  const known = new Map<Question, Marginal | undefined>()
  const toldOf = (question: Question) => {
    if (!known.has(question)) known.set(question, marginal(calculator, inputsOf(calculator, question), question))
    return known.get(question)
  }
  const each = (check: (told: Marginal, at: (amount: Decimal) => Marginal | undefined) => void) =>
    holdsFor(
      calculator,
      (question) => {
        const { inputs, ruleSet } = question
        if (isTiny(inputs['pensionContributions'])) return
        const told = toldOf(question)
        if (told) check(told, (amount) => askedAt({ ruleSet, inputs }, amount))
      },
      SOME,
    )

  it('adds up to the change in the total, and is always a finite number', () => {
    each(({ lines, headline, above, below }) => {
      for (const changes of [lines, above?.beyond ?? [], below?.beyond ?? []]) {
        expect(changes.every(({ difference }) => difference.isFinite())).toBe(true)
        const total = changes.find(({ isTotal }) => isTotal)
        const parts = changes.filter(({ isInSum, isTotal }) => isInSum && !isTotal)
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

  it('is the same for every £100 between two neighbouring edges', () => {
    holdsFor(
      calculator,
      (question) => {
        if (!isTiny(question.inputs['pensionContributions'])) expectOneSlope(calculator, question)
      },
      SOME,
    )
  })

  it('seen from beyond an edge, has that edge on the other side, or one as close', () => {
    each((told, at) => {
      for (const side of SIDES) {
        const beyond = told[side]?.at.plus(side === 'above' ? BEYOND : -BEYOND)
        if (!beyond || beyond.lt(0) || beyond.gt(LARGEST_AMOUNT)) continue
        expect(at(beyond)?.[side === 'above' ? 'below' : 'above']?.distance.toNumber()).toBeLessThanOrEqual(BEYOND + NEAR)
      }
    })
  })
})
