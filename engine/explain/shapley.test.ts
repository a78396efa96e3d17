import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Decimal, ZERO } from '../money/decimal.ts'
import { runs } from '../tests/runs.ts'
import { shapleyShares } from './shapley.ts'

const sharesOf = (players: number, values: readonly number[]) =>
  shapleyShares(players, (coalition) => new Decimal(values[coalition] ?? 0)).map((share) => share?.toNumber())

/** The definition, in floats: averages over every order. */
function byOrders(players: number, values: readonly number[]): number[] {
  const orders = (rest: readonly number[]): number[][] =>
    rest.length === 0 ? [[]] : rest.flatMap((first) => orders(rest.filter((each) => each !== first)).map((after) => [first, ...after]))
  const all = orders(Array.from({ length: players }, (_, index) => index))
  const totals = Array.from({ length: players }, () => 0)
  for (const order of all) {
    let coalition = 0
    for (const player of order) {
      const joined = coalition | (1 << player)
      totals[player] = (totals[player] ?? 0) + (values[joined] ?? 0) - (values[coalition] ?? 0)
      coalition = joined
    }
  }
  return totals.map((total) => total / all.length)
}

describe('Shapley shares', () => {
  it('are what each player adds where they do not affect each other', () => expect(sharesOf(2, [0, 5, -3, 2])).toEqual([5, -3]))
  it('halve what two add only together', () => expect(sharesOf(2, [0, 0, 0, 10])).toEqual([5, 5]))
  it('give an odd penny to the first of two equal players', () => expect(sharesOf(2, [0, 0, 0, 11])).toEqual([6, 5]))
  it('give it to the first where the total is negative, too', () => expect(sharesOf(2, [0, 0, 0, -11])).toEqual([-5, -6]))
  it('leave out players who change nothing, and keep those whose changes cancel out', () => {
    expect(sharesOf(2, [7, 7, 9, 9])).toEqual([undefined, 2])
    expect(sharesOf(2, [0, 2, -2, -2])).toEqual([1, -3])
    expect(sharesOf(2, [0, 2, 0, -2])).toEqual([0, -2])
  })
  it('are none where there are no players', () => expect(sharesOf(0, [7])).toEqual([]))

  it('are within a penny of the average over every order, and add up', () => {
    const games = fc
      .integer({ min: 1, max: 5 })
      .chain((players) =>
        fc.tuple(
          fc.constant(players),
          fc.array(fc.integer({ min: -9999, max: 9999 }), { minLength: 2 ** players, maxLength: 2 ** players }),
        ),
      )
    fc.assert(
      fc.property(games, ([players, values]) => {
        const shares = sharesOf(players, values).map((share) => share ?? 0)
        const expected = byOrders(players, values)
        shares.forEach((share, index) => expect(Math.abs(share - (expected[index] ?? 0))).toBeLessThan(1.000001))
        const total = shares.reduce((sum, share) => sum.plus(share), ZERO).toNumber()
        expect(total).toBe((values.at(-1) ?? 0) - (values[0] ?? 0))
      }),
      { numRuns: runs(100) },
    )
  })
})
