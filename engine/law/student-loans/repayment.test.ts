import { describe, expect, it } from 'vitest'
import { ExactEvaluator } from '../../evaluate/exact-evaluator.ts'
import { input } from '../../expression/amount.ts'
import type { LoanPlan } from '../../inputs/common-fields.ts'
import { Decimal } from '../../money/decimal.ts'
import { pounds, worth } from '../../tests/amounts.ts'
import { entriesOf } from '../../tests/operands.ts'
import { ratesOf } from '../../tests/rates.ts'
import { workingOf } from '../../tests/working-of.ts'
import { isRepayable, repaymentsOf, studentLoanRepayment } from './repayment.ts'

// The rate of each plan on earnings above its threshold: at the threshold, a penny above it, and on 40,000.
const REPAYMENTS = [
  ['statute', 'plan1', '24990', '0', 'at the threshold'],
  ['statute', 'plan1', '24990.01', '0.0009', 'a penny × 9%'],
  ['statute', 'plan1', '40000', '1350.9', '15,010 × 9%'],
  ['text', 'plan1', '40000', '1350.9', '15,010 × 9%'],
  ['constants', 'plan1', '22015', '0', 'at the threshold of 2023/24'],
  ['constants', 'plan1', '40000', '1618.65', '17,985 × 9%'],
  ['statute', 'plan2', '27295', '0', 'at the threshold'],
  ['statute', 'plan2', '27295.01', '0.0009', 'a penny × 9%'],
  ['statute', 'plan2', '57000', '2673.45', '29,705 × 9%'],
  ['constants', 'plan2', '57000', '2673.45', '29,705 × 9%'],
  ['statute', 'plan4', '31395', '0', 'at the threshold'],
  ['statute', 'plan4', '40000', '774.45', '8,605 × 9%'],
  ['text', 'plan4', '40000', '774.45', '8,605 × 9%'],
  ['constants', 'plan4', '40000', '1110.6', '12,340 × 9%'],
  ['statute', 'plan5', '40000', '0', 'not repayable before April 2026'],
  ['text', 'plan5', '40000', '1350', '15,000 × 9%'],
  ['constants', 'plan5', '25000', '0', 'at the threshold'],
  ['constants', 'plan5', '40000', '1350', '15,000 × 9%'],
  ['statute', 'postgraduate', '21000', '0', 'at the threshold'],
  ['statute', 'postgraduate', '21000.01', '0.0006', 'a penny × 6%'],
  ['statute', 'postgraduate', '40000', '1140', '19,000 × 6%'],
  ['constants', 'postgraduate', '40000', '1140', '19,000 × 6%'],
  ['statute', 'plan2', '0', '0', 'nothing earned'],
] as const

const entriesBehind = (plan: LoanPlan) => {
  const repayment = studentLoanRepayment(input('earnings'), plan, ratesOf())
  return workingOf([repayment], new ExactEvaluator({ earnings: new Decimal(40000) })).steps.map((step) => [step.key, ...entriesOf(step)])
}

describe('SI 2009/470 reg.29', () => {
  it.each(REPAYMENTS)('under %s, %s takes from earnings of %s a repayment of %s: %s', (ruleSet, plan, earnings, repayment) => {
    expect(worth(studentLoanRepayment(pounds(earnings), plan, ratesOf(ruleSet))).toFixed()).toBe(repayment)
  })

  it.each([
    ['statute', 'plan5', false],
    ['text', 'plan5', true],
    ['constants', 'plan5', true],
    ['statute', 'plan1', true],
    ['statute', 'postgraduate', true],
  ] as const)('under %s, %s is repayable: %s', (ruleSet, plan, isRepaid) => {
    expect(isRepayable(plan, ratesOf(ruleSet))).toBe(isRepaid)
  })

  it('names the entries that a repayment comes from', () => {
    expect(entriesBehind('plan4')).toEqual([['studentLoan.plan4', 'studentLoans.plan4.threshold', 'studentLoans.undergraduateRate']])
    expect(entriesBehind('postgraduate')).toEqual([
      ['studentLoan.postgraduate', 'studentLoans.postgraduate.threshold', 'studentLoans.postgraduate.rate'],
    ])
  })
})

it.each([
  [['plan2'], 'you start to repay your Plan 2 loan'],
  [['postgraduate'], 'you start to repay your postgraduate loan'],
  [['plan1', 'plan2'], 'you start to repay your Plan 1 and Plan 2 loans'],
] as const)('where a repayment of %j comes, the next £100 says “%s”', (plans, words) => {
  expect(repaymentsOf(pounds('30000'), plans, ratesOf()).map(({ amount }) => amount.name?.onMargin?.starts)).toEqual([words])
})

// On 40,000: plans repaid together have the lowest of their thresholds, and a postgraduate loan, or a plan that nobody repays yet, is apart.
it.each<[LoanPlan[], string[], string]>([
  [[], [], 'no loan'],
  [['plan2'], ['plan2 1143.45'], '12,705 × 9%'],
  [['plan1', 'plan2'], ['plan1 and plan2 1350.9'], '15,010 × 9%'],
  [['plan2', 'plan1'], ['plan2 and plan1 1350.9'], 'the same in either order'],
  [['plan2', 'postgraduate'], ['plan2 1143.45', 'postgraduate 1140'], '12,705 × 9% and 19,000 × 6%'],
  [['plan2', 'plan4', 'postgraduate'], ['plan2 and plan4 1143.45', 'postgraduate 1140'], '12,705 × 9% and 19,000 × 6%'],
  [['plan2', 'plan5'], ['plan2 1143.45', 'plan5 0'], 'plan 5 is not repayable before April 2026'],
])('of loans of %j, these are repaid: %j: %s (SI 2009/470 reg.29)', (loans, expected) => {
  const repayments = repaymentsOf(pounds(40000), loans, ratesOf())
  expect(repayments.map(({ plans, amount }) => `${plans.join(' and ')} ${worth(amount).toFixed()}`)).toEqual(expected)
})
