import { type Decimal, ZERO } from '../../money/decimal.ts'
import type { PensionRates } from './rates.ts'
import type { TestedIncome } from './tested-income.ts'

export interface AnnualAllowance {
  /** Both incomes are above their limits. */
  readonly isHighEarner: boolean
  /** What the taper takes off, before the minimum; 0 without a taper. */
  readonly reduction: Decimal
  readonly isAtMinimum: boolean
  readonly allowance: Decimal
}

/** Whether the annual allowance is tapered and an excess charged where it is not the whole question, or is in full for everybody. */
export const isAllowanceTested = ({ methods }: PensionRates): boolean => methods.pensions.annualAllowance.value === 'tapered-and-charged'

/** The annual allowance of somebody whose income is not tested. FA 2004 s.228. Annual pounds. */
export const allowanceInFull = ({ pensions }: PensionRates): AnnualAllowance => ({
  isHighEarner: false,
  reduction: ZERO,
  isAtMinimum: false,
  allowance: pensions.annualAllowance.value,
})

/**
 * The annual allowance of a year: for a high-income individual £1 less for every £2 of adjusted income above its limit, down to
 * the minimum, the reduction rounded down to a whole pound. FA 2004 ss.228 and 228ZA. Annual pounds.
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
