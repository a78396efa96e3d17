import type { Decimal } from '../../engine/money/decimal.ts'
import { oneOf } from '../lib/command.ts'

/** How far an amount may be from what is printed, by how the publication rounds. Half a penny at most, for one that does not round. */
const NEARNESS: Readonly<Record<string, (difference: Decimal) => boolean>> = {
  '': (difference) => difference.abs().lessThanOrEqualTo('0.005'),
  pound: (difference) => difference.abs().lessThan(1),
  'pound-down': (difference) => difference.greaterThanOrEqualTo(0) && difference.lessThan(1),
}

/** Whether an amount is what a publication prints, rounded as it rounds. @throws UsageError for a way of rounding that there is not. */
export const isAsPrinted = (amount: Decimal, printed: string, rounded: string): boolean =>
  NEARNESS[oneOf('way of rounding', rounded, Object.keys(NEARNESS))]?.(amount.minus(printed)) === true
