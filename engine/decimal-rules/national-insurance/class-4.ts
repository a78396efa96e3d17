import type { Band } from '../../money/bands.ts'
import { type Decimal, ZERO } from '../../money/decimal.ts'
import type { NationalInsuranceRates } from '../../rules/national-insurance/rates.ts'
import { type Contribution, contributionOn } from './contribution.ts'

/** Class 4 on a year’s trading profit, nothing on a loss. SSCBA 1992 s.15. Annual pounds, unrounded. */
export const class4 = (profit: Decimal, rates: NationalInsuranceRates): Contribution => contributionOn(profit, class4Bands(rates))

/**
 * The bands of Class 4. The main rate ends at the upper profits limit, or at `mainRateUpTo`, where something else ends it sooner. Limits
 * are pounds of annual profit. SSCBA 1992 s.15.
 */
export function class4Bands(
  { nationalInsurance }: NationalInsuranceRates,
  mainRateUpTo: Decimal = nationalInsurance.class4.upperProfitsLimit.value,
): readonly Band[] {
  const { lowerProfitsLimit, upperProfitsLimit, mainRate, additionalRate } = nationalInsurance.class4
  return [
    { name: 'below the lower profits limit', rate: ZERO, upTo: lowerProfitsLimit.value, figures: [lowerProfitsLimit] },
    { name: 'main', rate: mainRate.value, upTo: mainRateUpTo, figures: [mainRate, upperProfitsLimit] },
    { name: 'additional', rate: additionalRate.value, figures: [additionalRate] },
  ]
}
