import { atLeastZero, type Decimal, smallerOf } from '../../money/decimal.ts'

/**
 * How much of each earlier year’s unused allowance is used, oldest first, once the year’s own allowance is.
 * FA 2004 s.228A. Annual pounds.
 */
export function carryForwardUsed(contributions: Decimal, ownAllowance: Decimal, unused: readonly Decimal[]): Decimal[] {
  let needed = atLeastZero(contributions.minus(ownAllowance))
  return unused.map((available) => {
    const used = smallerOf(available, needed)
    needed = needed.minus(used)
    return used
  })
}
