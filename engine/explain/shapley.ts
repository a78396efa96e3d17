import { type Decimal, ZERO } from '../money/decimal.ts'

/**
 * The Shapley share of each player in `valueOf(everyone) − valueOf(nobody)`: what the player adds on joining, averaged over every order in
 * which players can join, so that no order is preferred. A coalition is a set of bits. Values and shares are in whole pence, and the shares
 * add up exactly: each is rounded down, and the pence left over go to the largest fractions, to the first of two that are equal.
 * A player who changes nothing in any coalition has the share undefined.
 */
export function shapleyShares(players: number, valueOf: (coalition: number) => Decimal): (Decimal | undefined)[] {
  const everyone = 2 ** players
  const values = Array.from({ length: everyone }, (_, coalition) => valueOf(coalition))
  const orders = factorial(players)
  const weights = Array.from({ length: players }, (_, before) => factorial(before) * factorial(players - 1 - before))
  const shares = Array.from({ length: players }, (_, player) => {
    let total = ZERO
    let matters = false
    for (let without = 0; without < everyone; without++) {
      if (without & (1 << player)) continue
      const added = at(values, without | (1 << player)).minus(at(values, without))
      if (added.isZero()) continue
      matters = true
      total = total.plus(added.times(at(weights, bitsIn(without))))
    }
    const whole = total.dividedBy(orders).floor()
    return { player, matters, whole, left: total.minus(whole.times(orders)) }
  })
  const given = shares.reduce((sum, { whole }) => sum.plus(whole), ZERO)
  const over = at(values, everyone - 1)
    .minus(at(values, 0))
    .minus(given)
    .toNumber()
  const owed = new Set(
    shares
      .toSorted((a, b) => b.left.comparedTo(a.left))
      .slice(0, over)
      .map(({ player }) => player),
  )
  return shares.map(({ player, matters, whole }) => (matters ? whole.plus(owed.has(player) ? 1 : 0) : undefined))
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))

function bitsIn(coalition: number): number {
  let bits = 0
  for (let rest = coalition; rest > 0; rest &= rest - 1) bits++
  return bits
}

/** An item that must exist. @throws RangeError where it does not. */
function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw new RangeError(`there is no item ${index} in a list of ${items.length}`)
  return item
}
