import { describe, expect, it } from 'vitest'
import type { Calculator } from '../calculator.ts'
import { type Decimal, ZERO } from '../money/decimal.ts'
import { goldenResults } from './golden-results.ts'
import { describeFigure, figuresFor, valueOf } from './operands.ts'
import { CALCULATORS, holdsFor, inputsOf } from './questions.ts'

const sumOf = (amounts: readonly Decimal[]) => amounts.reduce((total, amount) => total.plus(amount), ZERO)
/** Whether two amounts are the same, apart from the last digits of a recurring twelfth, far below a penny. */
const isSame = (a: Decimal, b: Decimal) => a.minus(b).abs().lt('1e-40')

/** Amounts on top of income start where that income ends, within a band. So their first band and the one below need not be full. */
const ON_TOP = 'annualAllowanceCharge'

/** A calculator has band tables if one of its golden rows produces one. */
const hasBands = async ({ slug }: Calculator) => (await goldenResults(slug)).some(({ result }) => result.bandTables.length > 0)
const banded = await Promise.all(CALCULATORS.map(hasBands))
const WITH_BANDS = CALCULATORS.filter((_, index) => banded[index])

it('thirteen of the specification’s calculators have band tables, as well as take-home pay', () => {
  expect(WITH_BANDS.length).toBeGreaterThanOrEqual(13)
})

describe.each(WITH_BANDS.map((calculator) => ({ slug: calculator.slug, calculator })))('the band tables of $slug', ({ calculator }) => {
  it('share out the amount of their step, and their charges add up to its value', () => {
    let compared = 0
    holdsFor(calculator, (_, { bandTables, steps }) => {
      for (const { key, slices } of bandTables) {
        const [step, ...others] = steps.filter(({ bandTable }) => bandTable === key)
        expect([step?.formula, others]).toEqual(['', []])
        const amount = sumOf(slices.map((slice) => slice.amount))
        const shared = sumOf(Object.values(step?.operands ?? {}).map(valueOf))
        expect(`${key} ${amount.toFixed()}`).toBe(`${key} ${(isSame(amount, shared) ? amount : shared).toFixed()}`)
        expect(`${key} ${isSame(sumOf(slices.map(({ charge }) => charge)), step?.value ?? ZERO)}`).toBe(`${key} true`)
        if (!amount.isZero()) compared++
      }
    })
    expect(compared).toBeGreaterThan(5)
  })

  it('have bands without gaps: each starts where the last ended, takes no more than its width, and charges its rate', () => {
    holdsFor(calculator, (question, result) => {
      const figures = figuresFor(result, inputsOf(calculator, question))
      for (const { key, slices } of result.bandTables) {
        for (const [index, { band, from, amount, charge }] of slices.entries()) {
          const below = slices[index - 1]
          if (below) expect(`${key} ${from.toFixed()}`).toBe(`${key} ${below.band.upTo?.toFixed()}`)
          expect(band.upTo === undefined).toBe(index === slices.length - 1)
          expect(amount.isNegative() || (band.upTo !== undefined && amount.gt(band.upTo.minus(from)))).toBe(false)
          // A pound is in a band only when the band below is full.
          const isStart = key === ON_TOP && slices.findIndex((slice) => slice.amount.gt(0)) >= index - 1
          if (below && amount.gt(0) && !isStart)
            expect(`${key} ${below.amount.plus(below.from).toFixed()}`).toBe(`${key} ${from.toFixed()}`)
          expect(isSame(charge, amount.times(band.rate))).toBe(true)
          const rate = band.figures.find(({ unit }) => unit === 'percent')
          expect(band.rate.toFixed()).toBe(rate?.value.toFixed() ?? '0')
          expect(band.figures.map(describeFigure).filter((figure) => !figures.includes(figure))).toEqual([])
        }
      }
    })
  })
})
