import { describe, expect, it } from 'vitest'
import { ExactEvaluator } from '../../evaluate/exact-evaluator.ts'
import type { Amount } from '../../expression/amount.ts'
import type { PensionMethod } from '../../inputs/common-fields.ts'
import { pounds, worth } from '../../tests/amounts.ts'
import { ratesOf } from '../../tests/rates.ts'
import { incomeWithPension, type PensionFacts, pensionOf } from './pension.ts'

interface Paid {
  readonly percent?: string
  readonly method?: PensionMethod
  readonly basis?: PensionFacts['pensionBasis']
  readonly perMonth?: string
  readonly employer?: string
}

const factsOf = ({ percent = '0', method = 'net-pay', basis = 'all-pay', perMonth = '0', employer = '0' }: Paid): PensionFacts => ({
  pensionContribution: pounds(percent),
  pensionMethod: method,
  pensionBasis: basis,
  pensionPerMonth: pounds(perMonth),
  employerContribution: pounds(employer),
})
const paidInOf = (pay: string, paid: Paid) => pensionOf(factsOf(paid), pounds(pay), ratesOf())
const told = (...amounts: readonly Amount[]) => amounts.map((amount) => worth(amount).toFixed()).join(' ')

describe('what is paid in, what it costs, what pay is left, and what the employer adds to how much', () => {
  it.each<[PensionMethod, string, string]>([
    ['salary-sacrifice', '2000 2000 38000 1200 3200', 'the whole 5% of 40,000 comes off pay'],
    ['net-pay', '2000 2000 38000 1200 3200', 'the same'],
    ['relief-at-source', '2000 1600 38000 1200 3200', '2,000 × 80%: the scheme claims the rest (FA 2004 s.192)'],
  ])('by %s, 5% and 3% of £40,000: %s: %s', (method, expected) => {
    const { gross, cost, afterPension, employer, pot } = paidInOf('40000', { percent: '5', employer: '3', method })
    expect(told(gross, cost, afterPension, employer, pot)).toBe(expected)
  })

  it('has the same for facts that leave out all but the percentage', () => {
    const facts = { pensionContribution: pounds('5'), pensionMethod: 'net-pay' } as const
    const { gross, employer, pot } = pensionOf(facts, pounds('40000'), ratesOf())
    expect(told(gross, employer, pot)).toBe('2000 0 2000')
  })
})

it.each([
  ['6240', '0 0', 'the lower limit'],
  ['6241', '0.05 0.03', '1 × 5% and × 3%'],
  ['40000', '1688 1012.8', '33,760 × 5% and × 3%'],
  ['50269', '2201.45 1320.87', '44,029 × 5% and × 3%'],
  ['50270', '2201.5 1320.9', 'the upper limit: 44,030 × 5% and × 3%'],
  ['50271', '2201.5 1320.9', 'no more above it'],
])('5%% and 3%% of the qualifying earnings of £%s are %s: %s (Pensions Act 2008 s.13)', (pay, expected) => {
  const { gross, employer } = paidInOf(pay, { percent: '5', employer: '3', basis: 'qualifying-earnings' })
  expect(told(gross, employer)).toBe(expected)
})

it.each([
  ['40000', '5', '100', '3200', false, '2,000 + 12 × 100'],
  ['1200', '0', '100', '1200', false, 'all of the pay'],
  ['1200', '0', '100.01', '1200', true, '1,200.12 is more than the pay'],
  ['1200', '50', '50.01', '1200', true, '600 + 600.12 is more than the pay'],
  ['1200', '100', '0', '1200', false, 'all of the pay by percent'],
])('of £%s, %s percent and £%s a month come to £%s, capped: %s: %s', (pay, percent, perMonth, gross, isCapped) => {
  const paid = paidInOf(pay, { percent, perMonth })
  expect([told(paid.gross), new ExactEvaluator({}).holds(paid.isCapped)]).toEqual([gross, isCapped])
})

// 10% of 60,000 and 5% from the employer, with 1,000 of other income.
it.each<[PensionMethod, Record<string, string>, string]>([
  ['salary-sacrifice', { netIncome: '55000', salarySacrifice: '6000', employer: '9000' }, 'what is sacrificed, the employer pays in'],
  ['net-pay', { netIncome: '55000', netPay: '6000', employer: '3000' }, 'it comes off the income'],
  ['relief-at-source', { netIncome: '61000', reliefAtSource: '6000', employer: '3000' }, 'the income is all of it'],
])('a pension by %s counts in the tests of the annual allowance with %j: %s (FA 2004 s.228ZA)', (method, expected) => {
  const paid = { percent: '10', employer: '5', method }
  const counted = incomeWithPension(factsOf(paid), pounds('60000'), paidInOf('60000', paid), (income) => income.plus(pounds('1000')))
  expect(Object.fromEntries(Object.entries(counted).map(([name, amount]) => [name, told(amount)]))).toEqual(expected)
})
