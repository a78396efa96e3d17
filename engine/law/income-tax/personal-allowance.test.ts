import { describe, expect, it } from 'vitest'
import { ExactEvaluator } from '../../evaluate/exact-evaluator.ts'
import { RULE_SETS, type TaxYear } from '../../rates/rates-at.ts'
import { pounds, worth } from '../../tests/amounts.ts'
import { ratesOf } from '../../tests/rates.ts'
import { isAboveIncomeLimit, isReducedForHighIncome, personalAllowance } from './personal-allowance.ts'

const allowanceOn = (income: string, rates = ratesOf()) => worth(personalAllowance(pounds(income), rates)).toFixed()

// ITA 2007 s.35: 12,570 less half of the income above 100,000, rounded up to a pound. Income on the left, the allowance on the right.
const TAPER = [
  ['0', '12570', 'the whole of it, even without income'],
  ['12570', '12570', 'the whole of it'],
  ['99999.99', '12570', 'a penny below the limit'],
  ['100000', '12570', 'nothing above the limit'],
  ['100000.01', '12570', '12,570 − 0.005 = 12,569.995, up to 12,570'],
  ['100001', '12570', '12,570 − 0.50 = 12,569.50, up to 12,570'],
  ['100001.99', '12570', '12,570 − 0.995 = 12,569.005, up to 12,570'],
  ['100002', '12569', '12,570 − 1 = 12,569, whole already'],
  ['100002.01', '12569', '12,570 − 1.005 = 12,568.995, up to 12,569'],
  ['110000', '7570', '12,570 − 5,000'],
  ['125138', '1', '12,570 − 12,569'],
  ['125138.01', '1', '12,570 − 12,569.005 = 0.995, up to 1'],
  ['125139', '1', '12,570 − 12,569.50 = 0.50, up to 1'],
  ['125139.99', '1', '12,570 − 12,569.995 = 0.005, up to 1'],
  ['125140', '0', '12,570 − 12,570'],
  ['125140.01', '0', 'never below nothing'],
  ['1000000000000', '0', 'never below nothing'],
] as const

describe.each<TaxYear>(['2022-23', '2023-24', '2024-25'])('ITA 2007 s.35 in %s', (taxYear) => {
  it.each(TAPER)('adjusted net income of %s leaves %s: %s', (income, left) => {
    expect(allowanceOn(income, ratesOf('statute', taxYear))).toBe(left)
  })
})

describe('the taper', () => {
  it.each([
    ['99999', false],
    ['100000', false],
    ['100000.01', true],
    ['110000.50', true],
  ])('tests whether adjusted net income of %s is above 100,000 (s.35(2)): %s', (income, isAbove) => {
    expect(new ExactEvaluator({}).holds(isAboveIncomeLimit(pounds(income), ratesOf()))).toBe(isAbove)
  })

  it.each([
    ['statute', '7570', true],
    ['text', '7570', true],
    ['constants', '12570', false],
  ] as const)('under %s leaves %s of the allowance on 110,000; it is tapered: %s', (ruleSet, left, isReduced) => {
    expect(allowanceOn('110000', ratesOf(ruleSet))).toBe(left)
    expect(isReducedForHighIncome(ratesOf(ruleSet))).toBe(isReduced)
  })

  it('keeps the pence with the method that does not round: 12,570 − 0.50', () => {
    const rates = ratesOf('statute')
    const unrounded = { ...rates.methods.incomeTax.personalAllowanceRounding, value: 'unrounded' } as const
    const methods = { ...rates.methods, incomeTax: { ...rates.methods.incomeTax, personalAllowanceRounding: unrounded } }
    expect(allowanceOn('100001', { ...rates, methods })).toBe('12569.5')
    expect(allowanceOn('130000', { ...rates, methods })).toBe('0')
  })

  it.each(RULE_SETS)('under %s takes nothing off for a negative income', (ruleSet) => {
    expect(allowanceOn('-1', ratesOf(ruleSet))).toBe('12570')
  })
})
