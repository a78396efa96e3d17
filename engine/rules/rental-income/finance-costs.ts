import { type Decimal, ZERO } from '../../money/decimal.ts'
import type { IncomeTaxRates } from '../income-tax/rates.ts'

export interface FinanceCosts {
  /** Interest that is deducted in computing the profit. */
  readonly deducted: Decimal
  /** Interest that is relieved at the basic rate. */
  readonly relieved: Decimal
  /** Which of the amounts was the lowest. */
  readonly limitedBy: 'costs' | 'profit' | 'income'
  readonly relief: Decimal
  /** Interest that no relief was given for, carried forward to the next year. */
  readonly unused: Decimal
}

/**
 * The basic rate reduction of tax for the interest on a let home: on the lowest of the interest, the profit and the income above the allowance,
 * the rest carried forward. ITTOIA 2005 ss.272A, 274A and 274AA. Annual pounds, unrounded.
 * Under the other method the interest is deducted from the profit and all of it relieved as well.
 */
export function financeCosts(
  interest: Decimal,
  profit: Decimal,
  incomeAboveAllowance: Decimal,
  { incomeTax, methods }: IncomeTaxRates,
): FinanceCosts {
  const reliefOn = (amount: Decimal) => amount.times(incomeTax.basicRate.value)
  if (methods.rental.financeCosts.value === 'deducted-and-reduced') {
    return { deducted: interest, relieved: interest, limitedBy: 'costs', relief: reliefOn(interest), unused: ZERO }
  }
  let lowest = { limitedBy: 'costs' as FinanceCosts['limitedBy'], relieved: interest }
  if (profit.lessThan(lowest.relieved)) lowest = { limitedBy: 'profit', relieved: profit }
  if (incomeAboveAllowance.lessThan(lowest.relieved)) lowest = { limitedBy: 'income', relieved: incomeAboveAllowance }
  return { deducted: ZERO, ...lowest, relief: reliefOn(lowest.relieved), unused: interest.minus(lowest.relieved) }
}
