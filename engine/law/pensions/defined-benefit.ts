import { type Amount, figure, number, zero } from '../../expression/amount.ts'
import { type Condition, isAbove } from '../../expression/condition.ts'
import { asMoney, say } from '../../expression/sentence.ts'
import type { PensionRates } from '../rates.ts'

interface DefinedBenefit {
  /** The pension input amount that the scheme has worked out, where it is known. */
  readonly inputAmount: Amount | undefined
  /** How much the yearly pension grew. */
  readonly annualIncrease: Amount
  /** The yearly pension at the start and at the end of the year, where known. */
  readonly opening: Amount | undefined
  readonly closing: Amount | undefined
  /** A lump sum that the scheme pays besides the pension, as it had been built up by then. */
  readonly openingLumpSum: Amount
  readonly closingLumpSum: Amount
}

/** Whether the rule set’s method values a defined benefit from its opening and closing pension, where both are known. */
export const isValuedByGrowth = ({ methods }: PensionRates): boolean =>
  methods.pensionAllowance.definedBenefitInput.value === 'opening-and-closing'

type Figures = Readonly<Record<'hasDBPension' | 'dbOpeningPension' | 'dbClosingPension' | 'dbInputAmount', unknown>>

/** Whether neither the scheme’s own figure is known nor the pension at both ends of the year, so that only the increase is left. */
export const hasIncreaseOnly = ({ hasDBPension, dbInputAmount, dbOpeningPension, dbClosingPension }: Figures): boolean =>
  hasDBPension === true && dbInputAmount === undefined && (dbOpeningPension === undefined || dbClosingPension === undefined)

/**
 * Whether the growth above inflation is not known. The increase is then the most that it can be, for a pension without a lump sum of its own
 * (FA 2004 ss.234 and 235).
 */
export const isGrowthUnknown = (figures: Figures, rates: PensionRates): boolean => isValuedByGrowth(rates) && hasIncreaseOnly(figures)

/** Whether the scheme pays a lump sum of its own, besides the pension. */
export const hasBenefitLumpSum = ({
  dbOpeningLumpSum,
  dbClosingLumpSum,
}: Readonly<Record<'dbOpeningLumpSum' | 'dbClosingLumpSum', Amount>>): Condition => isAbove(dbOpeningLumpSum.plus(dbClosingLumpSum), zero)

/**
 * How much of a year’s annual allowance a defined benefit uses: what the scheme says, or the closing pension times the valuation factor and
 * the closing lump sum, less the opening ones, uprated by CPI. The result is never negative. If either pension is not known, it is the
 * increase times the factor. FA 2004 ss.234 to 236. Annual pounds, unrounded.
 */
export function definedBenefitInput(benefit: DefinedBenefit, rates: PensionRates): Amount {
  const { annualIncrease, inputAmount, opening, closing } = benefit
  if (isValuedByGrowth(rates) && inputAmount)
    return named(inputAmount).means(say`What your scheme says is the growth of your pension above inflation.`)
  const factor = figure(rates.pensions.definedBenefit.factor)
  const uprating = figure(rates.pensions.definedBenefit.openingUprating)
  return isValuedByGrowth(rates) && opening && closing
    ? named(
        factor
          .times(closing)
          .plus(benefit.closingLumpSum)
          .excessOver(factor.times(opening).plus(benefit.openingLumpSum).times(number(1).plus(uprating))),
      ).means(
        say`What the pension was worth at the end of the year, less what it was worth at the start with inflation added. The law calls this the pension input amount.`,
      )
    : named(factor.times(annualIncrease)).means(
        say`Each pound of extra yearly pension uses ${asMoney(factor)} of allowance. The law calls the result the pension input amount.`,
      )
}

const named = (input: Amount) => input.named('dbPensionInput', 'Growth in value of defined benefit pension', 'FA 2004 ss.234 to 236')
