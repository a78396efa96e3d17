import type { InputsOf } from '../../inputs/field.ts'
import { atLeastZero, type Decimal, ZERO } from '../../money/decimal.ts'
import { type AnnualAllowance, allowanceInFull, annualAllowance, isAllowanceTested } from '../../rules/pensions/annual-allowance.ts'
import { type ContributionAboveAllowance, contributionAboveAllowance } from '../../rules/pensions/contribution-above-allowance.ts'
import {
  type ContributionLimit,
  isCutToLimit,
  reliefLimit,
  relievablePart,
  withinAnnualAllowance,
} from '../../rules/pensions/contribution-limit.ts'
import type { PensionRates } from '../../rules/pensions/rates.ts'
import { basicRateRelief, type TaxSaved, taxSaved } from '../../rules/pensions/tax-saved.ts'
import { type TestedIncome, testedIncome } from '../../rules/pensions/tested-income.ts'
import type { fields } from './fields.ts'

export type Inputs = InputsOf<typeof fields>

/** Everything on the way from a contribution to what it costs. Annual pounds, exact. */
export interface PensionRelief {
  readonly inputs: Inputs
  readonly limit: ContributionLimit
  /** Earnings as the taper of the annual allowance looks at them. */
  readonly tested: TestedIncome
  readonly allowance: AnnualAllowance
  /** The limit on relief or the annual allowance, whichever is smaller. */
  readonly maxAllowance: ContributionLimit
  /** The contribution that counts: all of it, or under a cap the part within it. */
  readonly contribution: Decimal
  readonly relievable: Decimal
  readonly unrelievedContribution: Decimal
  readonly basicRateRelief: Decimal
  readonly higherRateRelief: Decimal
  readonly totalRelief: Decimal
  readonly netCost: Decimal
  readonly remainingAllowance: Decimal
  /** The two computations of tax, where the relief is what they differ by. */
  readonly saved: TaxSaved | undefined
  /** A contribution that passes the annual allowance, and the charge on what is above it. */
  readonly above: ContributionAboveAllowance | undefined
}

/** The relief that a gross contribution brings in a year. */
export function calculate(inputs: Inputs, rates: PensionRates): PensionRelief {
  const { annualEarnings, pensionContribution, isHigherRateTaxpayer, region } = inputs
  const limit = reliefLimit(annualEarnings, rates)
  const income = { netIncome: annualEarnings, reliefAtSource: pensionContribution }
  const tested = testedIncome(income)
  const allowance = isAllowanceTested(rates) ? annualAllowance(tested, rates) : allowanceInFull(rates)
  const maxAllowance = withinAnnualAllowance(limit, allowance, rates)
  const relievable = relievablePart(pensionContribution, limit)
  const contribution = isCutToLimit(rates) ? relievable : pensionContribution

  const basic = basicRateRelief(relievable, rates)
  const isComputed = rates.methods.pensionRelief.amount.value === 'tax-saved'
  const taxed = taxSaved({ income: annualEarnings, relievable, region }, rates)
  const saved = isComputed ? taxed : undefined
  const higherRateRelief = saved ? saved.furtherRelief : isHigherRateTaxpayer ? basic : ZERO
  const totalRelief = basic.plus(higherRateRelief)
  return {
    inputs,
    limit,
    tested,
    allowance,
    maxAllowance,
    contribution,
    relievable,
    unrelievedContribution: pensionContribution.minus(relievable),
    basicRateRelief: basic,
    higherRateRelief,
    totalRelief,
    netCost: contribution.minus(totalRelief),
    remainingAllowance: atLeastZero(maxAllowance.amount.minus(pensionContribution)),
    saved,
    above: contributionAboveAllowance(contribution, income, taxed, rates),
  }
}
