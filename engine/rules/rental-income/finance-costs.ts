import { atLeastZero, type Decimal, smallerOf, ZERO } from '../../money/decimal.ts'
import type { IncomeTaxRates } from '../income-tax/rates.ts'

export interface FinanceCosts {
  /** Interest that is deducted in computing the profit. */
  readonly deducted: Decimal
  /** Interest that is relieved at the basic rate. */
  readonly relieved: Decimal
  /** Which of the amounts was the lowest; the allowance, where it is taken in place of all costs. */
  readonly limitedBy: 'costs' | 'profit' | 'income' | 'allowance'
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

/** Interest beside the property allowance, which is taken in place of all costs: none is relieved or carried forward. ITTOIA 2005 ss.783BF, 783BH and 783BL. */
export const NO_FINANCE_COSTS: FinanceCosts = { deducted: ZERO, relieved: ZERO, limitedBy: 'allowance', relief: ZERO, unused: ZERO }

/**
 * What is left of the reduction once the tax on the rent is nothing, as far as there is tax on other income for it to lower. It reduces the
 * tax on all income (ITTOIA 2005 s.274A, ITA 2007 s.23 step 6), and passes the tax on the rent where some of that is charged below the
 * basic rate, as in Scotland. Annual pounds, unrounded. The other method knows the tax on the rent alone.
 */
export function reductionOfOtherTax(
  { relief }: FinanceCosts,
  tax: { readonly onRent: Decimal; readonly onOtherIncome: Decimal },
  { methods }: IncomeTaxRates,
): Decimal {
  if (methods.rental.financeCosts.value === 'deducted-and-reduced') return ZERO
  return smallerOf(atLeastZero(relief.minus(tax.onRent)), tax.onOtherIncome)
}
