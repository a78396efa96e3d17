import type { InputsOf } from '../../inputs/field.ts'
import { atLeastZero, type Decimal, ZERO } from '../../money/decimal.ts'
import {
  type ContributionLimit,
  isCutToLimit,
  reliefLimit,
  relievablePart,
  withinAnnualAllowance,
} from '../../rules/pensions/contribution-limit.ts'
import type { PensionRates } from '../../rules/pensions/rates.ts'
import { basicRateRelief, type TaxSaved, taxSaved } from '../../rules/pensions/tax-saved.ts'
import type { fields } from './fields.ts'

export type Inputs = InputsOf<typeof fields>

/** Everything on the way from a contribution to what it costs. Annual pounds, exact. */
export interface PensionRelief {
  readonly inputs: Inputs
  readonly limit: ContributionLimit
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
}

/** The relief that a gross contribution brings in a year. */
export function calculate(inputs: Inputs, rates: PensionRates): PensionRelief {
  const { annualEarnings, pensionContribution, isHigherRateTaxpayer, region } = inputs
  const limit = reliefLimit(annualEarnings, rates)
  const maxAllowance = withinAnnualAllowance(limit, rates)
  const relievable = relievablePart(pensionContribution, limit)
  const contribution = isCutToLimit(rates) ? relievable : pensionContribution

  const basic = basicRateRelief(relievable, rates)
  const isComputed = rates.methods.pensionRelief.amount.value === 'tax-saved'
  const saved = isComputed ? taxSaved({ income: annualEarnings, relievable, region }, rates) : undefined
  const higherRateRelief = saved ? saved.furtherRelief : isHigherRateTaxpayer ? basic : ZERO
  const totalRelief = basic.plus(higherRateRelief)
  return {
    inputs,
    limit,
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
  }
}
