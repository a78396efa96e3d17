import { expect, it } from 'vitest'
import type { Calculator } from '../calculator.ts'
import { type Decimal, ZERO } from '../money/decimal.ts'
import type { Result } from '../result/result.ts'
import { describeFigure, figuresFor, valueOf } from './operands.ts'
import { holdsFor, inputsOf } from './questions.ts'

const sumOf = (amounts: readonly Decimal[]) => amounts.reduce((total, amount) => total.plus(amount), ZERO)
/** Whether two amounts are the same, apart from the last digits of a recurring twelfth, far below a penny. */
const isSame = (a: Decimal, b: Decimal) => a.minus(b).abs().lt('1e-40')

/** Amounts on top of income start where that income ends, within a band. So their first band and the one below need not be full. */
const ON_TOP = 'annualAllowanceCharge'

/** Tests what holds of the band tables of any result of a calculator that has some. */
export function itsBandTables(calculator: Calculator): void {
  it('share out the amount of their step, and their charges add up to its value', () => {
    let compared = 0
    const ask = (_: unknown, { bandTables, steps }: Result) => {
      const wrong = bandTables.filter(({ key, slices }) => {
        const [step, ...others] = steps.filter(({ bandTable }) => bandTable === key)
        const amount = sumOf(slices.map((slice) => slice.amount))
        const shared = sumOf(Object.values(step?.operands ?? {}).map(valueOf))
        if (!amount.isZero()) compared++
        const isShared = isSame(amount, shared) && isSame(sumOf(slices.map(({ charge }) => charge)), step?.value ?? ZERO)
        return step?.formula !== '' || others.length > 0 || !isShared
      })
      expect(wrong.map(({ key }) => key)).toEqual([])
    }
    // Few sales are taxed at all.
    holdsFor(calculator, ask, calculator.slug === 'capital-gains' ? 800 : undefined)
    expect(compared).toBeGreaterThan(5)
  })

  it('have bands without gaps: each starts where the last ended, takes no more than its width, and charges its rate', () => {
    holdsFor(calculator, (question, result) => {
      const figures = figuresFor(result, inputsOf(calculator, question))
      const faults = result.bandTables.flatMap(({ key, slices }) =>
        slices.flatMap(({ band, from, amount, charge }, index) => {
          const below = slices[index - 1]
          const firstFilled = slices.findIndex((slice) => slice.amount.gt(0))
          const isStart = key === ON_TOP && firstFilled >= index - 1
          // A rate may be the sum of two, such as a usual rate and a surcharge.
          const rate = sumOf(band.figures.flatMap(({ unit, value }) => (unit === 'percent' ? [value] : [])))
          const rules = {
            'starts where the last ended': !below?.band.upTo || from.equals(below.band.upTo),
            'is the last if it has no limit': (band.upTo === undefined) === (index === slices.length - 1),
            'takes no more than its width': !amount.isNegative() && (band.upTo === undefined || amount.lte(band.upTo.minus(from))),
            'has a pound only when the band below is full':
              !below || !amount.gt(0) || isStart || below.amount.plus(below.from).equals(from),
            'charges its rate': isSame(charge, amount.times(band.rate)) && band.rate.equals(rate),
            'has figures of the day': band.figures.every((figure) => figures.has(describeFigure(figure))),
          }
          return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [`${key}, ${band.name}: not so that it ${rule}`]))
        }),
      )
      expect(faults).toEqual([])
    })
  })
}
