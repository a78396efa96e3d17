import { atLeastZero, type Decimal, smallerOf } from '../../money/decimal.ts'

/**
 * How much of the unused allowance of each earlier year is used, once this year’s own allowance is used up. `unused` has the oldest year
 * first, and the oldest is used first. FA 2004 s.228A. Annual pounds.
 */
export function carryForwardUsed(contributions: Decimal, ownAllowance: Decimal, unused: readonly Decimal[]): Decimal[] {
  let needed = atLeastZero(contributions.minus(ownAllowance))
  return unused.map((available) => {
    const used = smallerOf(available, needed)
    needed = needed.minus(used)
    return used
  })
}
