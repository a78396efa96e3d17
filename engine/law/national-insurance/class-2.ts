import { type Amount, figure, when, zero } from '../../expression/amount.ts'
import { all, type Condition, isAbove, isAtLeast, NEVER, not } from '../../expression/condition.ts'
import { type Meaning, PLAIN } from '../../expression/name.ts'
import { say } from '../../expression/sentence.ts'
import type { Figure } from '../../rates/figure.ts'
import type { NationalInsuranceRates } from '../rates.ts'

/** What Class 2 means, unless a calculator has words of its own for it. */
export const CLASS_2: Meaning = {
  words: say`A flat amount for each week, however far your profit is above the threshold.`,
  atZero: say`You pay no Class 2 on this profit.`,
}

/**
 * The Class 2 that a self-employed person must pay on a year’s profit: the weeks of a year at the weekly rate for a profit above a threshold, by
 * the method of the year, and nothing from 6 April 2024. SSCBA 1992 s.11. Annual pounds.
 */
export function class2(profit: Amount, rates: NationalInsuranceRates, at = PLAIN, means = CLASS_2): Amount {
  const threshold = thresholdOfCharge(rates)
  const { weeklyRate, weeks } = rates.nationalInsurance.class2
  const due = threshold ? figure(weeklyRate).times(when(isAbove(profit, figure(threshold)), figure(weeks), zero)) : zero
  return due.named(at('class2NI'), 'Class 2 NI', 'SSCBA 1992 s.11').means(means)
}

/** Whether the method charges Class 2 on a profit above some threshold. */
export const isClass2Charged = (rates: NationalInsuranceRates): boolean => thresholdOfCharge(rates) !== undefined

/** The profit above which the method charges Class 2; undefined where it charges none. */
function thresholdOfCharge({ methods, nationalInsurance }: NationalInsuranceRates): Figure | undefined {
  switch (methods.nationalInsurance.class2Charge.value) {
    case 'weekly-rate-above-threshold':
      return nationalInsurance.class2.smallProfitsThreshold
    case 'weekly-rate-above-lower-profits-threshold':
      return nationalInsurance.class2.lowerProfitsThreshold
    case 'not-charged':
      return undefined
  }
}

/**
 * Where a profit counts as if Class 2 had been paid on it, and where somebody may pay it voluntarily. A profit counts from the small
 * profits threshold on; while Class 2 is charged above the lower profits threshold, up to that one. Neither holds anywhere if the method
 * charges Class 2 from the small profits threshold. SSCBA 1992 s.11.
 */
export function class2Standing(profit: Amount, rates: NationalInsuranceRates): { isTreatedAsPaid: Condition; isVoluntary: Condition } {
  const threshold = thresholdOfCharge(rates)
  const { smallProfitsThreshold } = rates.nationalInsurance.class2
  if (threshold === smallProfitsThreshold) return { isTreatedAsPaid: NEVER, isVoluntary: NEVER }
  const isEnough = isAtLeast(profit, figure(smallProfitsThreshold))
  const isCharged = threshold ? isAbove(profit, figure(threshold)) : NEVER
  return { isTreatedAsPaid: all(isEnough, not(isCharged)), isVoluntary: not(isEnough) }
}
