import { describe, expect, it } from 'vitest'
import { ExactEvaluator } from '../../evaluate/exact-evaluator.ts'
import type { RuleSet, TaxYear } from '../../rates/rates-at.ts'
import { pounds, worth } from '../../tests/amounts.ts'
import { ratesOf } from '../../tests/rates.ts'
import { class2, class2Standing, isClass2Charged } from './class-2.ts'

// Where a rule set charges it at all, it is 52 weeks of 3.45, 179.40, on a profit above the threshold.
const CLASS_2 = [
  ['statute', '40000', '0', 'not charged from 6 April 2024'],
  ['statute', '6725.01', '0', 'treated as paid above 6,725, and nothing to pay'],
  ['text', '40000', '0', 'not charged'],
  ['constants', '-100', '0', 'a loss'],
  ['constants', '0', '0', 'nothing earned'],
  ['constants', '6514.99', '0', 'below 6,515'],
  ['constants', '6515', '0', 'at 6,515, which is not above it'],
  ['constants', '6515.01', '179.4', '52 × 3.45'],
  ['constants', '40000', '179.4', '52 × 3.45, whatever the profit'],
] as const

describe('SSCBA 1992 s.11, Class 2', () => {
  it.each(CLASS_2)('under %s, a profit of %s is charged %s: %s', (ruleSet, profit, charge) => {
    expect(worth(class2(pounds(profit), ratesOf(ruleSet))).toFixed()).toBe(charge)
  })
})

/** Whether Class 2 on a profit is charged, counts as paid, or is voluntary. */
function standingOn(profit: string, taxYear?: TaxYear, ruleSet: RuleSet = 'statute'): string {
  const { isTreatedAsPaid, isVoluntary } = class2Standing(pounds(profit), ratesOf(ruleSet, taxYear))
  const values = new ExactEvaluator({})
  return values.holds(isTreatedAsPaid) ? 'paid' : values.holds(isVoluntary) ? 'voluntary' : 'charged'
}

describe('Class 2 until 5 April 2024, charged above the lower profits threshold', () => {
  it.each<[TaxYear, string, string]>([
    ['2022-23', '6724.99', '0 voluntary'],
    ['2022-23', '6725', '0 paid'],
    ['2022-23', '11908', '0 paid'],
    // 52 × 3.15, and 52 × 3.45 in the next year.
    ['2022-23', '11908.01', '163.8 charged'],
    ['2023-24', '12570', '0 paid'],
    ['2023-24', '12570.01', '179.4 charged'],
  ])('in %s, a profit of £%s: Class 2 and its standing are %s', (taxYear, profit, expected) => {
    expect(`${worth(class2(pounds(profit), ratesOf('statute', taxYear))).toFixed()} ${standingOn(profit, taxYear)}`).toBe(expected)
  })
})

it.each<[RuleSet, string, string]>([
  ['statute', '6724.99', 'voluntary'],
  ['statute', '6725', 'paid'],
  ['statute', '40000', 'paid'],
  // Charged above the small profits threshold of 6,515 alone: below it, it neither counts as paid nor is voluntary.
  ['constants', '6514.99', 'charged'],
  ['constants', '6515', 'charged'],
])('in 2024/25, under %s, the Class 2 on a profit of £%s is %s', (ruleSet, profit, standing) => {
  expect(standingOn(profit, undefined, ruleSet)).toBe(standing)
})

it.each<[RuleSet, TaxYear, boolean]>([
  ['statute', '2023-24', true],
  ['statute', '2024-25', false],
  ['constants', '2024-25', true],
])('under %s in %s, Class 2 is charged on some profit: %s', (ruleSet, taxYear, isCharged) => {
  expect(isClass2Charged(ratesOf(ruleSet, taxYear))).toBe(isCharged)
})
