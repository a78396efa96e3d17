import { type Amount, figure, NIL, number, when } from '../../formula/amount.ts'
import { isAbove } from '../../formula/condition.ts'
import { WEEKS_IN_A_YEAR } from '../../money/decimal.ts'
import type { NationalInsuranceRates } from './rates.ts'

/**
 * The Class 2 that a self-employed person must pay on a year’s profit: nothing from 6 April 2024 (SSCBA 1992 s.11). Where the rule set
 * charges it, 52 weeks at the weekly rate for a profit above the small profits threshold. Annual pounds.
 */
export function class2(profit: Amount, rates: NationalInsuranceRates): Amount {
  const { smallProfitsThreshold, weeklyRate } = rates.nationalInsurance.class2
  const weeks = isClass2Charged(rates) ? when(isAbove(profit, figure(smallProfitsThreshold)), WEEKS, NIL) : NIL
  return figure(weeklyRate).times(weeks).named('class2NI', 'Class 2 NI', 'SSCBA 1992 s.11')
}

/** Whether the rule set’s method charges Class 2 on a profit above the small profits threshold. */
export const isClass2Charged = ({ methods }: NationalInsuranceRates): boolean =>
  methods.nationalInsurance.class2Charge.value === 'weekly-rate-above-threshold'

/** The cost of a year of voluntary Class 2, which counts towards the State Pension. SSCBA 1992 s.11. Annual pounds. */
export const voluntaryClass2 = ({ nationalInsurance }: NationalInsuranceRates): Amount =>
  figure(nationalInsurance.class2.weeklyRate).times(WEEKS)

const WEEKS = number(WEEKS_IN_A_YEAR)
