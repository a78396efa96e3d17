import type { Decimal } from '../../engine/money/decimal.ts'
import { oneOf } from '../lib/command.ts'

/** How far an amount may be from the printed figure, by the way the publication rounds. If it does not round, at most half a penny. */
const NEARNESS: Readonly<Record<string, (difference: Decimal) => boolean>> = {
  '': (difference) => difference.abs().lessThanOrEqualTo('0.005'),
  pound: (difference) => difference.abs().lessThan(1),
  'pound-down': (difference) => difference.greaterThanOrEqualTo(0) && difference.lessThan(1),
}

/** Whether an amount, rounded as the publication rounds, is the printed figure. @throws UsageError for an unknown way of rounding. */
export const isAsPrinted = (amount: Decimal, printed: string, rounded: string): boolean =>
  NEARNESS[oneOf('way of rounding', rounded, Object.keys(NEARNESS))]?.(amount.minus(printed)) === true
