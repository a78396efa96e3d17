import type { Decimal } from '../../money/decimal.ts'
import type { PensionRates } from '../../rules/pensions/rates.ts'
import { type AnnualAllowance, annualAllowance, isAllowanceTested } from './annual-allowance.ts'
import { type AnnualAllowanceCharge, annualAllowanceCharge, type TaxedIncome } from './annual-allowance-charge.ts'
import { type IncomeWithPension, type TestedIncome, testedIncome } from './tested-income.ts'

/** A year’s contributions that are more than its annual allowance. Exact pounds a year. */
export interface ContributionAboveAllowance {
  readonly tested: TestedIncome
  readonly allowance: AnnualAllowance
  readonly excess: Decimal
  /** What is charged if no allowance is carried forward from earlier years. */
  readonly charged: AnnualAllowanceCharge
}

/**
 * A contribution above the year’s annual allowance, and the charge on the part above it, if no allowance is carried forward from earlier
 * years. Undefined where the contribution is within the allowance, or the method does not test it. FA 2004 ss.227, 228 and 228ZA. Exact
 * pounds a year.
 */
export function contributionAboveAllowance(
  contribution: Decimal,
  income: IncomeWithPension,
  taxed: TaxedIncome,
  rates: PensionRates,
): ContributionAboveAllowance | undefined {
  const isWithinSmallest = contribution.lessThanOrEqualTo(rates.pensions.taper.minimumAllowance.value)
  if (isWithinSmallest || !isAllowanceTested(rates)) return undefined
  const tested = testedIncome(income)
  const allowance = annualAllowance(tested, rates)
  if (contribution.lessThanOrEqualTo(allowance.allowance)) return undefined
  const excess = contribution.minus(allowance.allowance)
  return { tested, allowance, excess, charged: annualAllowanceCharge(excess, taxed, rates) }
}
