import { atLeastZero, type Decimal, smallerOf, ZERO } from '../../money/decimal.ts'
import type { IncomeTaxRates } from '../../rules/income-tax/rates.ts'

export interface FinanceCosts {
  /** Interest that is deducted from the profit. */
  readonly deducted: Decimal
  /** Interest that gets relief at the basic rate. */
  readonly relieved: Decimal
  /** Which amount was the lowest, or `allowance` where the property allowance replaces all costs. */
  readonly limitedBy: 'costs' | 'profit' | 'income' | 'allowance'
  readonly relief: Decimal
  /** Interest that got no relief, and is carried forward to the next year. */
  readonly unused: Decimal
}

/**
 * The tax reduction at the basic rate for interest on a let home. It is on the lowest of the interest, the profit and the income above the
 * Personal Allowance; the rest is carried forward. ITTOIA 2005 ss.272A, 274A and 274AA. Annual pounds, unrounded. By the other method, all
 * the interest is deducted from the profit and also gets the reduction.
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

/**
 * With the property allowance in place of all costs, no interest gets relief or is carried forward. ITTOIA 2005 ss.783BF, 783BH and 783BL.
 */
export const NO_FINANCE_COSTS: FinanceCosts = { deducted: ZERO, relieved: ZERO, limitedBy: 'allowance', relief: ZERO, unused: ZERO }

/**
 * How much the reduction takes off the tax on other income, once there is no tax left on the rent. The reduction applies to the tax on all
 * income (ITTOIA 2005 s.274A, ITA 2007 s.23 step 6). It is more than the tax on the rent where some of the rent is taxed below the basic
 * rate, as in Scotland. By the other method, it applies only to the tax on the rent, so this is 0. Annual pounds, unrounded.
 */
export function reductionOfOtherTax(
  { relief }: FinanceCosts,
  tax: { readonly onRent: Decimal; readonly onOtherIncome: Decimal },
  { methods }: IncomeTaxRates,
): Decimal {
  if (methods.rental.financeCosts.value === 'deducted-and-reduced') return ZERO
  return smallerOf(atLeastZero(relief.minus(tax.onRent)), tax.onOtherIncome)
}
