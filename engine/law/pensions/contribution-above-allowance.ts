import { type Amount, zero } from '../../expression/amount.ts'
import { say } from '../../expression/sentence.ts'
import type { PensionRates } from '../rates.ts'
import { type AnnualAllowance, annualAllowance, isAllowanceTested } from './annual-allowance.ts'
import { annualAllowanceCharge, CHARGE, CHARGE_ON_MARGIN, type TaxedIncome } from './annual-allowance-charge.ts'
import { type IncomeWithPension, testedIncome } from './tested-income.ts'

/** A year’s contributions that are more than its annual allowance. Annual pounds. */
export interface ContributionAboveAllowance {
  readonly excess: Amount
  /** What is charged if no allowance is carried forward from earlier years. */
  readonly charge: Amount
  /** The allowance that the contributions are tested against; absent where the method has no test. */
  readonly tested?: AnnualAllowance
}

/**
 * What a contribution has above the year’s annual allowance, and the charge on it if no allowance is carried forward from earlier years.
 * Nil where the method has no test. FA 2004 ss.227, 228 and 228ZA. Annual pounds, unrounded.
 */
export function contributionAboveAllowance(
  contribution: Amount,
  income: IncomeWithPension,
  taxed: TaxedIncome,
  rates: PensionRates,
): ContributionAboveAllowance {
  if (!isAllowanceTested(rates)) return { excess: zero, charge: zero.namedIfAny(...CHARGE) }
  const tested = annualAllowance(testedIncome(income), rates)
  const excess = contribution
    .excessOver(tested.allowance)
    .namedIfAny('excessContributions', 'Contribution above the annual allowance')
    .means(say`You pay a charge on all of this, unless you can carry forward unused allowance from earlier years.`)
  const charge = annualAllowanceCharge(excess, taxed, rates)
    .namedIfAny(...CHARGE)
    .means(
      say`The part above your allowance is taxed at the rates above your other taxable income. You pay the charge through your tax return.`,
    )
    .onMargin(CHARGE_ON_MARGIN)
  return { excess, charge, tested }
}
