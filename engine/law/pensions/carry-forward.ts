import { type Amount, when, zero } from '../../expression/amount.ts'
import { isAbove } from '../../expression/condition.ts'

/** The section that lets somebody carry an allowance forward. */
export const CARRY_FORWARD_LAW = 'FA 2004 s.228A'

/** An earlier tax year with allowance that was not used. */
export interface UnusedYear {
  /** The year as a page writes it: `2021/22`. */
  readonly name: string
  /** The key of the step that says how much of its allowance is used. */
  readonly usedField: string
  readonly unused: Amount
}

/**
 * How much of the unused allowance of each earlier year is used, once this year’s own allowance is used up. `years` has the oldest year
 * first, and the oldest is used first. FA 2004 s.228A. Annual pounds.
 */
export function carryForwardUsed(contributions: Amount, ownAllowance: Amount, years: readonly UnusedYear[]): Amount[] {
  const isOwnUsedUp = isAbove(contributions, ownAllowance)
  const used: Amount[] = []
  for (const { name, usedField, unused } of years) {
    const needed = contributions.less(ownAllowance, ...used)
    const usedFromYear = when(isOwnUsedUp, unused.atMost(needed), zero)
    used.push(usedFromYear.namedIfAny(usedField, `Allowance used from ${name}`, CARRY_FORWARD_LAW))
  }
  return used
}
