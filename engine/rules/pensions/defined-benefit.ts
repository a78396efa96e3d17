import { atLeastZero, type Decimal, ONE } from '../../money/decimal.ts'
import type { PensionRates } from './rates.ts'

export interface DefinedBenefit {
  /** What a year’s pension grew by. */
  readonly annualIncrease: Decimal
  /** The yearly pension at the start and at the end of the year, where known. */
  readonly opening: Decimal | undefined
  readonly closing: Decimal | undefined
}

export interface DefinedBenefitInput {
  readonly input: Decimal
  /** The pensions that it was worked out from; without them it is the simple figure. */
  readonly values?: { readonly opening: Decimal; readonly closing: Decimal }
}

/**
 * What a defined benefit uses of a year’s annual allowance: the closing pension at the valuation factor less the opening one,
 * uprated by CPI (FA 2004 ss.234 to 236), never below nothing; where they are unknown, the increase at the factor. Annual pounds.
 */
export function definedBenefitInput(benefit: DefinedBenefit, { pensions, methods }: PensionRates): DefinedBenefitInput {
  const { factor, openingUprating } = pensions.definedBenefit
  const { opening, closing, annualIncrease } = benefit
  const isByValues = methods.pensionAllowance.definedBenefitInput.value === 'opening-and-closing'
  if (!isByValues || opening === undefined || closing === undefined) return { input: factor.value.times(annualIncrease) }
  const uprated = factor.value.times(opening).times(ONE.plus(openingUprating.value))
  return { input: atLeastZero(factor.value.times(closing).minus(uprated)), values: { opening, closing } }
}
