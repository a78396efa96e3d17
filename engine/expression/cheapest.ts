import type { Amount, OperationOf } from './amount.ts'
import type { Condition } from './condition.ts'

/** Who decides: whether a condition holds, and whether one amount is more than another (1), the same (0) or less (−1). */
interface Judge {
  readonly holds: (condition: Condition) => boolean
  readonly compared: (one: Amount, other: Amount) => number
}

/** The amount of the way that costs the least of those that are open, and the smallest such amount where several do. */
export function cheapestIn({ ways, otherwise }: OperationOf<'cheapest'>, { holds, compared }: Judge): Amount {
  let best = otherwise
  for (const way of ways) {
    if (!holds(way.where)) continue
    const difference = compared(way.cost(), best.cost())
    const isSmaller = best !== otherwise && compared(way.amount, best.amount) < 0
    if (difference < 0 || (difference === 0 && isSmaller)) best = way
  }
  return best.amount
}
