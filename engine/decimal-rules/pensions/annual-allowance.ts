import { type Decimal, ZERO } from '../../money/decimal.ts'
import type { PensionRates } from '../../rules/pensions/rates.ts'
import type { TestedIncome } from './tested-income.ts'

export interface AnnualAllowance {
  /** True where both incomes are above their limits. */
  readonly isHighEarner: boolean
  /** What the taper would take off if there were no minimum; 0 where there is no taper. */
  readonly reduction: Decimal
  readonly isAtMinimum: boolean
  readonly allowance: Decimal
}

/**
 * Whether the rule set’s method tapers the annual allowance and charges what is above it, on pages that are not about the allowance itself.
 * By the other method everybody has the whole allowance there, and nothing is charged. FA 2004 ss.227, 228 and 228ZA.
 */
export const isAllowanceTested = ({ methods }: PensionRates): boolean => methods.pensions.annualAllowance.value === 'tapered-and-charged'

/** The whole annual allowance, without testing anybody’s income. FA 2004 s.228. Annual pounds. */
export const allowanceInFull = ({ pensions }: PensionRates): AnnualAllowance => ({
  isHighEarner: false,
  reduction: ZERO,
  isAtMinimum: false,
  allowance: pensions.annualAllowance.value,
})

/**
 * The annual allowance for a year. For a high-income individual it is £1 less for every £2 of adjusted income above the limit, but never
 * less than the minimum. The reduction is rounded down to a whole pound. FA 2004 ss.228 and 228ZA. Annual pounds.
 */
export function annualAllowance({ thresholdIncome, adjustedIncome }: TestedIncome, rates: PensionRates): AnnualAllowance {
  const { annualAllowance: standard, taper } = rates.pensions
  const isHighEarner = thresholdIncome.greaterThan(taper.thresholdIncome.value) && adjustedIncome.greaterThan(taper.adjustedIncome.value)
  if (!isHighEarner) return allowanceInFull(rates)

  const exact = adjustedIncome.minus(taper.adjustedIncome.value).times(taper.rate.value)
  const reduction = rates.methods.pensionAllowance.taperRounding.value === 'reduction-down-to-the-pound' ? exact.floor() : exact
  const tapered = standard.value.minus(reduction)
  const isAtMinimum = tapered.lessThanOrEqualTo(taper.minimumAllowance.value)
  return { isHighEarner, reduction, isAtMinimum, allowance: isAtMinimum ? taper.minimumAllowance.value : tapered }
}
