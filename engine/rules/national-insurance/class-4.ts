import { type Decimal, ZERO } from '../../money/decimal.ts'
import { type Contribution, contributionOn } from './contribution.ts'
import type { NationalInsuranceRates } from './rates.ts'

/** Class 4 on a year’s trading profit. SSCBA 1992 s.15. Annual pounds, unrounded; nothing on a loss. */
export function class4(profit: Decimal, { nationalInsurance }: NationalInsuranceRates): Contribution {
  const { lowerProfitsLimit, upperProfitsLimit, mainRate, additionalRate } = nationalInsurance.class4
  return contributionOn(profit, [
    { name: 'below the lower profits limit', rate: ZERO, upTo: lowerProfitsLimit.value, figures: [lowerProfitsLimit] },
    { name: 'main', rate: mainRate.value, upTo: upperProfitsLimit.value, figures: [mainRate, upperProfitsLimit] },
    { name: 'additional', rate: additionalRate.value, figures: [additionalRate] },
  ])
}
