import { type Amount, figure, when } from '../../expression/amount.ts'
import { isAbove } from '../../expression/condition.ts'
import { PLAIN } from '../../expression/name.ts'
import { say } from '../../expression/sentence.ts'
import type { NationalInsuranceRates } from '../rates.ts'
import { class2 } from './class-2.ts'

export type Class2WithinMaximum = ReturnType<typeof class2WithinAnnualMaximum>

/**
 * Class 2 on a year’s profit of somebody who also pays Class 1 in one job. The two together are at most the maximum of SI 2001/1004
 * reg.21(2). `class1` is the Class 1 at the main primary percentage. Class 1 at the additional percentage is outside, because step 7 adds
 * the same amount to the maximum, and steps 3 to 5 add nothing: one job has too few weeks. Annual pounds, unrounded.
 */
export function class2WithinAnnualMaximum(profit: Amount, class1: Amount, rates: NationalInsuranceRates, at = PLAIN) {
  const { annualMaximum, class1: rate } = rates.nationalInsurance
  const due = class2(profit, rates, at)
  const room = figure(annualMaximum.weeklyUpperEarningsLimit)
    .less(figure(annualMaximum.weeklyPrimaryThreshold))
    .times(figure(annualMaximum.weeks), figure(rate.employee.mainRate))
    .named(at('class1And2Maximum'), 'Most Class 1 at the main rate and Class 2 in a year', 'SI 2001/1004 reg.21(2), steps 1 and 2')
    .means(say`The most that anyone with a salary and a business pays in a year, of Class 1 at the main rate and Class 2 together.`)
    .excessOver(class1)
    .named(at('class2Room'), 'Most Class 2 after Class 1', 'SI 2001/1004 reg.21(1)')
    .means(say`The part of that maximum that your salary has not used. You pay no more Class 2 than this.`)
  const isReducedByMaximum = isAbove(due, room)
  return { contribution: when(isReducedByMaximum, room, due), isReducedByMaximum, room }
}
