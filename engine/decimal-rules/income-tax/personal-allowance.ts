import { atLeastZero, type Decimal, ZERO } from '../../money/decimal.ts'
import { roundUpToPound } from '../../money/rounding.ts'
import type { IncomeTaxRates } from '../../rules/income-tax/rates.ts'

export interface PersonalAllowance {
  readonly adjustedNetIncome: Decimal
  /** Adjusted net income above the income limit. 0 where the method has no taper. */
  readonly excess: Decimal
  /** What is left of the year’s allowance. */
  readonly allowance: Decimal
}

/**
 * The Personal Allowance for a year. It falls by £1 for every £2 of adjusted net income above the income limit, and what is left is
 * rounded up to a whole pound. ITA 2007 s.35. Annual pounds.
 */
export function personalAllowance(adjustedNetIncome: Decimal, { incomeTax, methods }: IncomeTaxRates): PersonalAllowance {
  const { amount, incomeLimit, taperRate } = incomeTax.personalAllowance
  const isTapered = methods.incomeTax.personalAllowanceTaper.value === 'tapered' && adjustedNetIncome.greaterThan(incomeLimit.value)
  if (!isTapered) return { adjustedNetIncome, excess: ZERO, allowance: amount.value }

  const excess = adjustedNetIncome.minus(incomeLimit.value)
  const remaining = atLeastZero(amount.value.minus(excess.times(taperRate.value)))
  const isRounded = methods.incomeTax.personalAllowanceRounding.value === 'up-to-the-pound'
  return { adjustedNetIncome, excess, allowance: isRounded ? roundUpToPound(remaining) : remaining }
}
