import { describe, expect, it } from 'vitest'
import { ExactEvaluator } from '../../evaluate/exact-evaluator.ts'
import { type Amount, figure } from '../../expression/amount.ts'
import type { Condition } from '../../expression/condition.ts'
import type { RuleSet } from '../../rates/rates-at.ts'
import { pounds, worth } from '../../tests/amounts.ts'
import { ratesOf } from '../../tests/rates.ts'
import { annualAllowance } from './annual-allowance.ts'
import { contributionAboveAllowance } from './contribution-above-allowance.ts'
import { earningsLimit, reliefLimit, relievablePart, withinAnnualAllowance } from './contribution-limit.ts'
import { basicRateRelief, taxSaved } from './tax-saved.ts'
import { testedIncome } from './tested-income.ts'

const told = (...amounts: readonly Amount[]) => amounts.map((amount) => worth(amount).toFixed()).join(' ')
const holds = (condition: Condition) => new ExactEvaluator({}).holds(condition)

const savedOn = (income: string, relievable: string) =>
  taxSaved({ income: pounds(income), relievable: pounds(relievable), region: 'england' }, 'furtherRelief', ratesOf())

describe('the annual allowance (FA 2004 ss.228 and 228ZA)', () => {
  it.each<[string, string, string, RuleSet, string]>([
    ['200000', '400000', 'false 0 false 60000', 'statute', 'threshold income at its limit'],
    ['200000.01', '260000', 'false 0 false 60000', 'statute', 'adjusted income at its limit'],
    ['200000.01', '260001', 'true 0 false 60000', 'statute', 'a pound above, half of it rounded down'],
    ['200000.01', '260001', 'true 0.5 false 59999.5', 'constants', 'without rounding'],
    ['200000.01', '260003', 'true 1 false 59999', 'statute', 'three pounds above'],
    ['250000', '305000', 'true 22500 false 37500', 'statute', '60,000 − 45,000 ÷ 2'],
    ['250000', '359998', 'true 49999 false 10001', 'statute', 'a pound above the minimum'],
    ['250000', '360000', 'true 50000 true 10000', 'statute', 'the minimum'],
    ['250000', '500000', 'true 120000 true 10000', 'statute', 'never below the minimum'],
  ])('for threshold income of £%s and adjusted income of £%s is %s (%s): %s', (threshold, adjusted, expected, ruleSet) => {
    const { isHighIncomeIndividual, taper, isAtMinimum, allowance } = annualAllowance(
      { thresholdIncome: pounds(threshold), adjustedIncome: pounds(adjusted) },
      ratesOf(ruleSet),
    )
    // The taper counts only for a high earner.
    const reduction = holds(isHighIncomeIndividual) ? told(taper) : '0'
    expect(`${holds(isHighIncomeIndividual)} ${reduction} ${holds(isAtMinimum)} ${told(allowance)}`).toBe(expected)
  })
})

describe('the two incomes that are tested (FA 2004 s.228ZA(4) and (5))', () => {
  // £30,000 out of £280,000, paid in each way.
  it.each<[string, Parameters<typeof testedIncome>[0], string]>([
    ['relief at source', { netIncome: pounds('280000'), reliefAtSource: pounds('30000') }, '250000 280000'],
    ['a net pay arrangement', { netIncome: pounds('250000'), netPay: pounds('30000') }, '250000 280000'],
    ['salary sacrifice', { netIncome: pounds('250000'), employer: pounds('30000'), salarySacrifice: pounds('30000') }, '280000 280000'],
    ['salary sacrifice agreed before 9 July 2015', { netIncome: pounds('250000'), employer: pounds('30000') }, '250000 280000'],
    ['the employer, on top of pay', { netIncome: pounds('280000'), employer: pounds('30000') }, '280000 310000'],
  ])('for £30,000 paid by %s', (_, income, expected) => {
    const { thresholdIncome, adjustedIncome } = testedIncome(income)
    expect(told(thresholdIncome, adjustedIncome)).toBe(expected)
  })
})

describe('a contribution above the annual allowance (FA 2004 ss.227, 228 and 228ZA)', () => {
  it.each<[string, RuleSet, string, string]>([
    ['10000', 'statute', '0 0', 'within every allowance'],
    ['60000', 'statute', '0 0', 'the whole allowance'],
    ['60001', 'statute', '1 0.4', '£1 too much, charged at 40% on top of 77,430'],
    ['60001', 'constants', '0 0', 'not tested'],
    ['60001', 'text', '0 0', 'not tested'],
  ])('of £%s out of £90,000 under %s is above it by, and charged, %s: %s', (contribution, ruleSet, expected) => {
    const { excess, charge } = contributionAboveAllowance(
      pounds(contribution),
      { netIncome: pounds('90000') },
      savedOn('90000', '0').taxed,
      ratesOf(ruleSet),
    )
    expect(told(excess, charge)).toBe(expected)
  })
})

describe('the limit on relief (FA 2004 ss.190 and 228)', () => {
  it.each([
    ['3599.99', '3600'],
    ['3600', '3600'],
    ['50000', '50000'],
  ])('for earnings of £%s is £%s', (earnings, limit) => {
    expect(told(earningsLimit(pounds(earnings), ratesOf()))).toBe(limit)
  })

  it.each<[string, string, RuleSet]>([
    ['1000', '3600', 'statute'],
    ['100000', '100000', 'statute'],
    ['1000', '1000', 'constants'],
    ['60000', '60000', 'constants'],
    ['100000', '60000', 'constants'],
  ])('for earnings of £%s is £%s under %s', (earnings, limit, ruleSet) => {
    expect(told(reliefLimit(pounds(earnings), ratesOf(ruleSet)))).toBe(limit)
  })

  it.each([
    ['59999.99', '59999.99'],
    ['60000', '60000'],
    ['60000.01', '60000'],
  ])('of £%s within the annual allowance is £%s', (limit, expected) => {
    expect(told(withinAnnualAllowance(pounds(limit), figure(ratesOf().pensions.annualAllowance)))).toBe(expected)
  })

  it('lets through only what is within it, or everything where there is none', () => {
    expect(told(...['900', '1000', '1100'].map((paid) => relievablePart(pounds(paid), pounds('1000'))))).toBe('900 1000 1000')
    expect(told(relievablePart(pounds('1100')))).toBe('1100')
  })
})

describe('the tax that a contribution saves (FA 2004 s.192; ITA 2007 s.58)', () => {
  it.each([
    ['40000', '5000', '1000 0 35000', 'nothing beyond the basic rate'],
    ['55000', '10000', '2000 946 45000', '4,730 × 20%'],
    ['110000', '20000', '4000 6000 90000', '20,000 × 20%, and £5,000 of the allowance at 40%'],
    ['160000', '10000', '2000 2500 150000', '10,000 × 25%'],
    ['1000', '3600', '720 0 0', 'relief although no tax is due, and no negative income'],
  ])('on income of £%s with £%s relieved is %s: %s', (income, relievable, expected) => {
    const { after, furtherRelief, taxed } = savedOn(income, relievable)
    expect(taxed).toMatchObject({ limitsRaisedBy: pounds(relievable), region: 'england' })
    expect(told(basicRateRelief(pounds(relievable), ratesOf()), furtherRelief, after.adjustedNetIncome)).toBe(expected)
  })
})
