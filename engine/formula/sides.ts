import { isAboveZero } from '../money/decimal.ts'
import type { Step } from '../result/step.ts'
import type { Amount } from './amount.ts'
import type { Values } from './values.ts'

const sidesOfSteps = new WeakMap<readonly Step[], string>()

/** Keeps which side every choice took, next to the steps of the working that show it. */
export const keepSides = (steps: readonly Step[], sides: string): void => {
  sidesOfSteps.set(steps, sides)
}

/** Which side every choice of a formula took, for the steps of its working. Empty where no formula made them. */
export const sidesOfWorking = (steps: readonly Step[]): string => sidesOfSteps.get(steps) ?? ''

/**
 * Which side every choice of some amounts took: the smaller, the larger, above a limit or not, the bands reached, where a condition held.
 * The same text for two inputs means that the same arithmetic applied to both.
 */
export function sidesOf(amounts: readonly Amount[], values: Values): string {
  const seen = new Set<Amount>()
  const sides: (string | number)[] = []
  const visit = (amount: Amount): void => {
    if (seen.has(amount)) return
    seen.add(amount)
    const { operation } = amount
    switch (operation.kind) {
      case 'input':
      case 'figure':
      case 'number':
        return
      case 'sum':
        return operation.terms.forEach((term) => visit(term.amount))
      case 'product':
        return operation.factors.forEach(visit)
      case 'quotient':
        visit(operation.dividend)
        return visit(operation.divisor)
      case 'percent':
        visit(operation.of)
        return visit(operation.percent)
      case 'share':
        visit(operation.part)
        return visit(operation.whole)
      case 'smallest':
      case 'largest': {
        const value = values.of(amount)
        // Where an amount is equal to its limit, the limit is reached.
        const chosen = operation.of.findLastIndex((one) => values.of(one).equals(value))
        sides.push(chosen)
        const taken = operation.of[chosen]
        return taken && visit(taken)
      }
      case 'over': {
        const isOver = isAboveZero(values.of(amount))
        sides.push(isOver ? 'over' : 'under')
        if (!isOver) return
        visit(operation.of)
        return visit(operation.limit)
      }
      case 'bands':
        sides.push(...values.slicesOf(amount).map((slice) => (slice.amount.isZero() ? '-' : '+')))
        visit(operation.of)
        return operation.above && visit(operation.above)
      case 'when': {
        const isHolding = values.holds(operation.condition)
        sides.push(isHolding ? 'then' : 'else')
        return visit(isHolding ? operation.holding : operation.otherwise)
      }
      case 'cheapest': {
        const chosen = values.cheapest(operation)
        sides.push([operation.otherwise, ...operation.ways].findIndex((way) => way.amount === chosen))
        return visit(chosen)
      }
      case 'rounded':
        return visit(operation.of)
    }
  }
  for (const amount of amounts) visit(amount)
  return sides.join(' ')
}
