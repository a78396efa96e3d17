import { type AnnualAllowance, allowanceInFull, annualAllowance, isAllowanceTested } from '../../decimal-rules/pensions/annual-allowance.ts'
import { type ContributionAboveAllowance, contributionAboveAllowance } from '../../decimal-rules/pensions/contribution-above-allowance.ts'
import {
  type ContributionLimit,
  isCutToLimit,
  reliefLimit,
  relievablePart,
  withinAnnualAllowance,
} from '../../decimal-rules/pensions/contribution-limit.ts'
import { basicRateRelief, type TaxSaved, taxSaved } from '../../decimal-rules/pensions/tax-saved.ts'
import { type TestedIncome, testedIncome } from '../../decimal-rules/pensions/tested-income.ts'
import type { InputsOf } from '../../inputs/field.ts'
import { atLeastZero, type Decimal, ZERO } from '../../money/decimal.ts'
import type { PensionRates } from '../../rules/pensions/rates.ts'
import type { fields } from './fields.ts'

export type Inputs = InputsOf<typeof fields>

/** Every amount from a contribution to its net cost. Pounds a year, unrounded. */
export interface PensionRelief {
  readonly inputs: Inputs
  readonly limit: ContributionLimit
  /** The threshold and adjusted income that the taper of the annual allowance tests. */
  readonly tested: TestedIncome
  readonly allowance: AnnualAllowance
  /** The limit on relief or the annual allowance, whichever is smaller. */
  readonly maxAllowance: ContributionLimit
  /** The contribution that counts: all of it, or only the part within the limit under a rule set that caps it. */
  readonly contribution: Decimal
  readonly relievable: Decimal
  readonly unrelievedContribution: Decimal
  readonly basicRateRelief: Decimal
  readonly higherRateRelief: Decimal
  readonly totalRelief: Decimal
  readonly netCost: Decimal
  readonly remainingAllowance: Decimal
  /** The tax without and with the contribution; undefined where the rule set works out relief another way. */
  readonly saved: TaxSaved | undefined
  /** The contribution if it is above the annual allowance, with the charge on the excess. */
  readonly above: ContributionAboveAllowance | undefined
}

/**
 * The tax relief on a year’s gross pension contribution, its net cost, and any annual allowance charge. Pounds a year, unrounded. Expects
 * parsed inputs. Throws `NoRateError` if a rate has no value for the year. FA 2004 ss.188 to 192, 227, 228 and 228ZA.
 */
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
