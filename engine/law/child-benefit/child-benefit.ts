import { type Amount, figure, number, when, zero } from '../../expression/amount.ts'
import { isAbove } from '../../expression/condition.ts'
import { say } from '../../expression/sentence.ts'
import type { AllowanceRates } from '../rates.ts'

/**
 * Child Benefit for every week of a tax year: one rate for the eldest child, another for each of the others. It counts the weeks that start
 * on a Monday of the year. SI 2006/965 reg.2; ITEPA 2003 s.681H. Annual pounds.
 */
export function childBenefit(children: Amount, { allowances }: AllowanceRates): Amount {
  const { eldestChild, otherChild, weeks } = allowances.childBenefit
  const others = children.excessOver(number(1)).times(figure(otherChild))
  return when(isAbove(children, zero), figure(eldestChild).plus(others), zero)
    .times(figure(weeks))
    .named('childBenefit', 'Child Benefit', 'SI 2006/965 reg.2; ITEPA 2003 s.681H')
    .means(say`What the benefit comes to for every week of the year.`)
}
