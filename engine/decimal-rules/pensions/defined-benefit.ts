import { atLeastZero, type Decimal, ONE } from '../../money/decimal.ts'
import type { PensionRates } from '../../rules/pensions/rates.ts'

export interface DefinedBenefit {
  /** How much the yearly pension grew. */
  readonly annualIncrease: Decimal
  /** The yearly pension at the start and at the end of the year, where known. */
  readonly opening: Decimal | undefined
  readonly closing: Decimal | undefined
}

export interface DefinedBenefitInput {
  readonly input: Decimal
  /** The pensions that it was worked out from; absent where it was worked out from the increase alone. */
  readonly values?: { readonly opening: Decimal; readonly closing: Decimal }
}

/**
 * How much of a year’s annual allowance a defined benefit uses: the closing pension times the valuation factor, less the opening pension
 * times the factor, uprated by CPI. It is never negative. Where either pension is not known, it is the increase times the factor. FA 2004
 * ss.234 to 236. Annual pounds, unrounded.
 */
export function definedBenefitInput(benefit: DefinedBenefit, { pensions, methods }: PensionRates): DefinedBenefitInput {
  const { factor, openingUprating } = pensions.definedBenefit
  const { opening, closing, annualIncrease } = benefit
  const isByValues = methods.pensionAllowance.definedBenefitInput.value === 'opening-and-closing'
  if (!isByValues || opening === undefined || closing === undefined) return { input: factor.value.times(annualIncrease) }
  const uprated = factor.value.times(opening).times(ONE.plus(openingUprating.value))
  return { input: atLeastZero(factor.value.times(closing).minus(uprated)), values: { opening, closing } }
}
