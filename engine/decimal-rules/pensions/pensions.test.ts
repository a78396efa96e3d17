import { describe, expect, it } from 'vitest'
import { Decimal } from '../../money/decimal.ts'
import type { RuleSet } from '../../rates/rates-at.ts'
import { ratesOf } from '../../tests/rates.ts'
import { annualAllowance } from './annual-allowance.ts'
import { annualAllowanceCharge } from './annual-allowance-charge.ts'
import { contributionAboveAllowance } from './contribution-above-allowance.ts'
import { taxSaved } from './tax-saved.ts'
import { testedIncome } from './tested-income.ts'

const pounds = (amount: string) => new Decimal(amount)
const told = (amounts: readonly Decimal[]) => amounts.map((amount) => amount.toFixed()).join(' ')

const charge = (income: string, relievable: string, excess: string) =>
  annualAllowanceCharge(
    pounds(excess),
    taxSaved({ income: pounds(income), relievable: pounds(relievable), region: 'england' }, ratesOf()),
    ratesOf(),
  )

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
    const { isHighEarner, reduction, isAtMinimum, allowance } = annualAllowance(
      { thresholdIncome: pounds(threshold), adjustedIncome: pounds(adjusted) },
      ratesOf(ruleSet),
    )
    expect(`${isHighEarner} ${reduction.toFixed()} ${isAtMinimum} ${allowance.toFixed()}`).toBe(expected)
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
    expect(told([thresholdIncome, adjustedIncome])).toBe(expected)
  })
})

/** A contribution out of earnings of £90,000, all of it taxed. */
const aboveOn90000 = (contribution: string, ruleSet?: RuleSet) => {
  const rates = ratesOf(ruleSet)
  const taxed = taxSaved({ income: pounds('90000'), relievable: pounds('0'), region: 'england' }, rates)
  return contributionAboveAllowance(pounds(contribution), { netIncome: pounds('90000') }, taxed, rates)
}

describe('a contribution above the annual allowance (FA 2004 ss.227, 228 and 228ZA)', () => {
  it.each<[string, RuleSet]>([
    ['10000', 'statute'],
    ['60000', 'statute'],
    ['60001', 'constants'],
    ['60001', 'text'],
  ])('does not arise for £%s under %s', (contribution, ruleSet) => {
    expect(aboveOn90000(contribution, ruleSet)).toBeUndefined()
  })

  it('of £60,001 is £1 too much, charged at 40% on top of 77,430', () => {
    const { excess, charged } = aboveOn90000('60001') ?? {}
    expect(told([excess ?? pounds('0'), charged?.charge ?? pounds('0')])).toBe('1 0.4')
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
    const facts = { income: pounds(income), relievable: pounds(relievable), region: 'england' } as const
    const saved = taxSaved(facts, ratesOf())
    expect(told([saved.basicRateRelief, saved.furtherRelief, saved.adjustedNetIncome])).toBe(expected)
    expect(saved).toMatchObject(facts)
  })
})

describe('the annual allowance charge (FA 2004 s.227(4) to (4C))', () => {
  it.each([
    ['50000', '0', '5135', '2000 higher', '270 × 20% + 4,865 × 40%'],
    ['50000', '10000', '5135', '1027 basic', '5,135 × 20%: the contribution raised the limit'],
    ['280000', '30000', '12500', '5625 additional', '12,500 × 45%'],
    ['0', '0', '1000', '200 basic', '1,000 × 20%: no allowance is set against it'],
    ['60000', '0', '0', '0 higher', 'no charge, and the band that income reaches'],
    ['0', '0', '0', '0 none', 'nothing at all'],
  ])('with income of £%s and £%s relieved, on £%s, is %s: %s', (income, relievable, excess, expected) => {
    const { charge: due, highest, slices } = charge(income, relievable, excess)
    expect(`${due.toFixed()} ${highest?.name ?? 'none'}`).toBe(expected)
    expect(slices.reduce((sum, { amount }) => sum.plus(amount), pounds('0')).toFixed()).toBe(excess)
  })
})
