import { describe, expect, it } from 'vitest'
import type { RuleSet } from '../../rates/rates-at.ts'
import { pounds, worth } from '../../tests/amounts.ts'
import { ratesOf } from '../../tests/rates.ts'
import { type PossibleRepayment, repaymentsOnProfit, repaymentsOnTop, repaymentsOnUnearned } from './possible-repayments.ts'

/** What plans 1, 2, 4 and 5 and a postgraduate loan would take. */
const told = (repayments: readonly PossibleRepayment[]) => repayments.map(({ amount }) => worth(amount).toFixed()).join(' ')

// Thresholds in 2024-25: 24,990, 27,295, 31,395 and, for a postgraduate loan, 21,000. Plan 5 is not repaid before April 2026.
describe('what a loan would take through Self Assessment (SI 2009/470 reg.29(4); SI 2016/606)', () => {
  it.each<[string, RuleSet, string, string]>([
    ['0', 'statute', '0 0 0 0 0', 'nothing earned'],
    ['21000', 'statute', '0 0 0 0 0', 'at the lowest threshold'],
    ['40000', 'statute', '1350.9 1143.45 774.45 0 1140', '15,010, 12,705 and 8,605 × 9%, and 19,000 × 6%'],
    ['40000', 'text', '1350.9 1143.45 774.45 1350 1140', 'plan 5 as well: 15,000 × 9%'],
  ])('of a profit of £%s under %s is %s: %s', (profit, ruleSet, expected) => {
    expect(told(repaymentsOnProfit(pounds(profit), ratesOf(ruleSet)))).toBe(expected)
  })

  it.each([
    ['25000', '5000', '450 243.45 0 0 300', '5,000 × 9%, 2,705 × 9%, none below 31,395, and 5,000 × 6%'],
    ['40000', '1000', '90 90 90 0 60', '1,000 × 9% and 1,000 × 6%'],
    ['40000', '0', '0 0 0 0 0', 'nothing added'],
  ])('on top of £%s, of £%s more that is earned, is %s: %s', (income, added, expected) => {
    expect(told(repaymentsOnTop(pounds(income), pounds(added), ratesOf()))).toBe(expected)
  })

  it.each([
    ['30000', '2000', '0 0 0 0 0', 'none at the limit of 2,000'],
    ['30000', '2000.01', '180.0009 180.0009 54.4509 0 120.0006', '2,000.01 × 9%, 605.01 × 9% and 2,000.01 × 6%: all of it counts'],
    ['10000', '5000', '0 0 0 0 0', 'all of it below the thresholds'],
  ])('on top of £%s, of £%s more that is not earned, is %s: %s', (income, unearned, expected) => {
    expect(told(repaymentsOnUnearned(pounds(income), pounds(unearned), ratesOf()))).toBe(expected)
  })

  it('lowers what somebody keeps, by a law for the plans and another for postgraduate loans', () => {
    const named = repaymentsOnProfit(pounds(40000), ratesOf()).map(({ name, words, effect, law }) => `${name}, ${words}: ${effect} ${law}`)
    expect(named).toEqual([
      'loanPlan1, With a Plan 1 loan: less SI 2009/470 reg.29(4)',
      'loanPlan2, With a Plan 2 loan: less SI 2009/470 reg.29(4)',
      'loanPlan4, With a Plan 4 loan: less SI 2009/470 reg.29(4)',
      'loanPlan5, With a Plan 5 loan: less SI 2009/470 reg.29(4)',
      'loanPostgraduate, With a postgraduate loan: less SI 2016/606',
    ])
  })
})
