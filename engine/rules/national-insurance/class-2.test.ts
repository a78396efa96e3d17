import { describe, expect, it } from 'vitest'
import { pounds, worth } from '../../tests/amounts.ts'
import { ratesOf } from '../../tests/rates.ts'
import { class2 } from './class-2.ts'

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
