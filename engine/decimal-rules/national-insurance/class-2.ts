import { type Decimal, WEEKS_IN_A_YEAR, ZERO } from '../../money/decimal.ts'
import type { NationalInsuranceRates } from '../../rules/national-insurance/rates.ts'

/**
 * The Class 2 that a self-employed person must pay on a year’s profit: nothing from 6 April 2024 (SSCBA 1992 s.11). Where the rule set
 * charges it, 52 weeks at the weekly rate for a profit above the small profits threshold. Annual pounds.
 */
export function class2(profit: Decimal, { nationalInsurance, methods }: NationalInsuranceRates): Decimal {
  const { smallProfitsThreshold, weeklyRate } = nationalInsurance.class2
  if (methods.nationalInsurance.class2Charge.value === 'not-charged') return ZERO
  return profit.greaterThan(smallProfitsThreshold.value) ? weeklyRate.value.times(WEEKS_IN_A_YEAR) : ZERO
}

/** The cost of a year of voluntary Class 2, which counts towards the State Pension. SSCBA 1992 s.11. Annual pounds. */
export const voluntaryClass2 = ({ nationalInsurance }: NationalInsuranceRates): Decimal =>
  nationalInsurance.class2.weeklyRate.value.times(WEEKS_IN_A_YEAR)
