import type { Decimal } from '../../money/decimal.ts'
import { type AnnualAllowance, annualAllowance, isAllowanceTested } from './annual-allowance.ts'
import { type AnnualAllowanceCharge, annualAllowanceCharge, type TaxedIncome } from './annual-allowance-charge.ts'
import type { PensionRates } from './rates.ts'
import { type IncomeWithPension, type TestedIncome, testedIncome } from './tested-income.ts'

/** A year’s contributions that come to more than its annual allowance. Annual pounds, exact. */
export interface ContributionAboveAllowance {
  readonly tested: TestedIncome
  readonly allowance: AnnualAllowance
  readonly excess: Decimal
  /** What is charged if nothing is carried forward from earlier years. */
  readonly charged: AnnualAllowanceCharge
}

/**
 * A contribution that passes the year’s annual allowance, with the charge on what is above it where no unused allowance of earlier years is
 * carried forward; nothing where it does not pass, or is not tested. FA 2004 ss.227, 228 and 228ZA. Annual pounds.
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
