import { type Amount, figure, when } from '../../formula/amount.ts'
import { all, type Condition, isAbove, isAtLeast } from '../../formula/condition.ts'
import type { PensionRates } from './rates.ts'
import type { TestedIncome } from './tested-income.ts'

const TAPER_LAW = 'FA 2004 s.228ZA'

export interface AnnualAllowance {
  readonly allowance: Amount
  /** What the taper takes off the standard allowance if there were no minimum. */
  readonly taper: Amount
  /** Where both incomes are above their limits. */
  readonly isHighEarner: Condition
  /** Where the taper has brought a high earner’s allowance down to the minimum. */
  readonly isAtMinimum: Condition
}

/**
 * Whether the rule set’s method tapers the annual allowance and charges what is above it, on pages that are not about the allowance itself.
 * By the other method everybody has the whole allowance there, and nothing is charged. FA 2004 ss.227, 228 and 228ZA.
 */
export const isAllowanceTested = ({ methods }: PensionRates): boolean => methods.pensions.annualAllowance.value === 'tapered-and-charged'

/** The whole annual allowance, without testing anybody’s income. FA 2004 s.228. Annual pounds. */
export const allowanceInFull = ({ pensions }: PensionRates): Amount =>
  figure(pensions.annualAllowance).named('availableAllowance', 'Annual allowance', 'FA 2004 s.228')

/**
 * The annual allowance for a year. For a high-income individual it is £1 less for every £2 of adjusted income above the limit, but never
 * less than the minimum. The reduction is rounded down to a whole pound. FA 2004 ss.228 and 228ZA. Annual pounds.
 */
export function annualAllowance({ thresholdIncome, adjustedIncome }: TestedIncome, rates: PensionRates): AnnualAllowance {
  const { annualAllowance: standard, taper: limits } = rates.pensions
  const isHighEarner = all(isAbove(thresholdIncome, figure(limits.thresholdIncome)), isAbove(adjustedIncome, figure(limits.adjustedIncome)))
  const exact = adjustedIncome.over(figure(limits.adjustedIncome)).times(figure(limits.rate))
  const isRounded = rates.methods.pensionAllowance.taperRounding.value === 'reduction-down-to-the-pound'
  const taper = (isRounded ? exact.rounded('down-to-the-pound') : exact).named('taperReduction', 'Taper of the annual allowance', TAPER_LAW)
  const minimum = figure(limits.minimumAllowance)
  const tapered = figure(standard).less(taper)
  return {
    allowance: when(
      isHighEarner,
      tapered.atLeast(minimum).named('availableAllowance', 'Annual allowance', TAPER_LAW),
      allowanceInFull(rates),
    ),
    taper,
    isHighEarner,
    isAtMinimum: all(isHighEarner, isAtLeast(minimum, tapered)),
  }
}
