import { describe, expect, it } from 'vitest'
import { ExactEvaluator } from '../../evaluate/exact-evaluator.ts'
import type { RuleSet } from '../../rates/rates-at.ts'
import { pounds, worth } from '../../tests/amounts.ts'
import { ratesOf } from '../../tests/rates.ts'
import { class2Standing } from '../national-insurance/class-2.ts'
import { selfEmployedContributions } from './contributions.ts'

/** What happens to Class 2 on a profit: it is charged, treated as paid for free, voluntary, or not due. */
function standingOn(profit: string, ruleSet: RuleSet): string {
  const { isTreatedAsPaid, isVoluntary } = class2Standing(pounds(profit), ratesOf(ruleSet))
  const values = new ExactEvaluator({})
  if (values.holds(isTreatedAsPaid)) return 'treated-as-paid'
  if (values.holds(isVoluntary)) return 'voluntary'
  return values.of(selfEmployedContributions(pounds(profit), ratesOf(ruleSet)).class2).isZero() ? 'not-due' : 'charged'
}

describe('contributions of the self-employed (SSCBA 1992 ss.11 and 15)', () => {
  it.each<[string, string, RuleSet]>([
    ['6724.99', '0 voluntary 0', 'statute'],
    ['6725', '0 treated-as-paid 0', 'statute'],
    ['40000', '0 treated-as-paid 1645.8', 'statute'],
    ['6515', '0 not-due 0', 'constants'],
    ['6515.01', '179.4 charged 179.4', 'constants'],
    ['40000', '179.4 charged 2648.1', 'constants'],
    ['40000', '0 treated-as-paid 2194.4', 'text'],
  ])('on £%s: Class 2, its status and the total are %s under %s', (profit, expected, ruleSet) => {
    const { class2, total } = selfEmployedContributions(pounds(profit), ratesOf(ruleSet))
    expect(`${worth(class2).toFixed()} ${standingOn(profit, ruleSet)} ${worth(total).toFixed()}`).toBe(expected)
  })
})
