import { type Decimal, WEEKS_IN_A_YEAR, ZERO } from '../../money/decimal.ts'
import type { NationalInsuranceRates } from './rates.ts'

/**
 * Class 2 that a self-employed person must pay on a year’s profit. Nothing from 6 April 2024 (SSCBA 1992 s.11);
 * where the rule set charges it, 52 weeks at the weekly rate once profit passes the small profits threshold.
 */
export function class2(profit: Decimal, { nationalInsurance, methods }: NationalInsuranceRates): Decimal {
  const { smallProfitsThreshold, weeklyRate } = nationalInsurance.class2
  if (methods.nationalInsurance.class2Charge.value === 'not-charged') return ZERO
  return profit.greaterThan(smallProfitsThreshold.value) ? weeklyRate.value.times(WEEKS_IN_A_YEAR) : ZERO
}

/** What a year of voluntary Class 2 costs, which counts towards the State Pension. SSCBA 1992 s.11. Annual pounds. */
export const voluntaryClass2 = ({ nationalInsurance }: NationalInsuranceRates): Decimal =>
  nationalInsurance.class2.weeklyRate.value.times(WEEKS_IN_A_YEAR)
