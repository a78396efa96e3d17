import { describe, expect, it } from 'vitest'
import type { Amount } from '../../expression/amount.ts'
import { carryForwardUsed } from '../../law/pensions/carry-forward.ts'
import { definedBenefitInput } from '../../law/pensions/defined-benefit.ts'
import { pensionSlab } from '../../law/pensions/slab.ts'
import type { RuleSet } from '../../rates/rates-at.ts'
import { pounds, worth } from '../../tests/amounts.ts'
import { ratesOf } from '../../tests/rates.ts'

const told = (...amounts: readonly Amount[]) => amounts.map((amount) => worth(amount).toFixed()).join(' ')
const known = (value: string | undefined) => (value === undefined ? undefined : pounds(value))

describe('carry forward (FA 2004 s.228A)', () => {
  it.each([
    ['50000', '0 0 0', 'nothing while this year’s own lasts'],
    ['60000', '0 0 0', 'nothing above this year’s own'],
    ['64000', '4000 0 0', 'the oldest first'],
    ['67000', '5000 2000 0', 'then the next'],
    ['90000', '5000 10000 1000', 'no more than there is'],
  ])('of 5,000, 10,000 and 1,000 for contributions of £%s uses %s: %s', (contributions, used) => {
    const years = ['5000', '10000', '1000'].map((unused) => ({ name: '', usedField: '', unused: pounds(unused) }))
    expect(told(...carryForwardUsed(pounds(contributions), pounds('60000'), years))).toBe(used)
  })
})

describe('a defined benefit (FA 2004 ss.234 to 236)', () => {
  it.each<[string | undefined, string | undefined, string, RuleSet, string]>([
    [undefined, undefined, '16000', 'statute', '16 × 1,000'],
    ['10000', undefined, '16000', 'statute', 'one value is not enough'],
    [undefined, '11000', '16000', 'statute', 'nor is the other'],
    ['10000', '11000', '5280', 'statute', '16 × 11,000 − 16 × 10,000 × 1.067'],
    ['10000', '10000', '0', 'statute', 'never negative'],
    ['10000', '11000', '16000', 'constants', 'which only uses the increase'],
  ])('of %s that becomes %s, or grows by 1,000, uses £%s (%s): %s', (opening, closing, expected, ruleSet) => {
    const pension = { inputAmount: undefined, annualIncrease: pounds('1000'), opening: known(opening), closing: known(closing) }
    const benefit = { ...pension, openingLumpSum: pounds('0'), closingLumpSum: pounds('0') }
    expect(told(definedBenefitInput(benefit, ratesOf(ruleSet)))).toBe(expected)
  })
})

it.each<[string, string, RuleSet, string, string]>([
  ['30000', '33000', 'statute', '6270', '16 × 11,000 + 33,000 − (16 × 10,000 + 30,000) × 1.067'],
  ['30000', '26730', 'statute', '0', 'just as much as with inflation'],
  ['30000', '26730.01', 'statute', '0.01', 'a penny more'],
  ['30000', '33000', 'constants', '16000', 'where only the increase counts'],
])('a lump sum besides the pension that goes from £%s to £%s counts (%s): £%s, %s', (opening, closing, ruleSet, expected) => {
  const pension = { inputAmount: undefined, annualIncrease: pounds('1000'), opening: pounds('10000'), closing: pounds('11000') }
  const benefit = { ...pension, openingLumpSum: pounds(opening), closingLumpSum: pounds(closing) }
  expect(told(definedBenefitInput(benefit, ratesOf(ruleSet)))).toBe(expected)
})

it.each([
  ['37700', '0.2 0'],
  ['37700.01', '0.4 0.2'],
  ['125140', '0.4 0.2'],
  ['125140.01', '0.45 0.25'],
])('the specification’s single rate and further relief for a salary of £%s are %s', (salary, expected) => {
  const { rate, furtherRelief } = pensionSlab(pounds(salary), ratesOf('constants'))
  expect(told(rate, furtherRelief)).toBe(expected)
})
